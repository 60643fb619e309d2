// Turns raw dishes into the reading that an owner checks: cleans texts, parses prices, names doubts.

import { type CurrencyCode, usualDecimalsOf } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { detailsOf, excludedBy } from '@tablemate/domain/menu/menu-item-details.ts'
import { unusualAmong } from '@tablemate/domain/menu/price-scale.ts'
import { lengthOf, menuItemKey } from '@tablemate/domain/plain-text.ts'
import { readAllergens } from './allergen-words.ts'
import { type DietKey, dietKeyIn, readMarks } from './diet-words.ts'
import { cut, tidyText, withoutMarkup } from './markup.ts'
import type { FileDoubt, MenuReading, RawDish, ReadItem, RowDoubt, UnusedText } from './menu-reading.ts'
import { optionGroupsOf } from './option-groups.ts'
import { offersIn } from './prices/offered-extras.ts'
import { isOtherCurrency } from './prices/other-currency.ts'
import { decimalSeparatorOf, notedPrice, type PriceFormat, readPrice } from './prices/price-text.ts'
import { joinSizes, type SizedItem, withSize } from './sizes.ts'
import { translationsOf } from './translations.ts'

/** What is known of the file besides its dishes. */
interface About {
  readonly doubts?: readonly FileDoubt[]
  /** Texts, besides the prices, that may name the file's own currency. */
  readonly currencyTexts?: readonly string[]
  readonly unused?: readonly UnusedText[]
  /** All texts, which may explain the menu's marks. */
  readonly texts?: readonly string[]
}

/** Merges dishes that repeat with the same price. `currency` is the restaurant's. */
export function buildReading(
  dishes: readonly RawDish[],
  currency: CurrencyCode,
  { doubts = [], currencyTexts = [], unused = [], texts: allTexts = [] }: About = {},
): MenuReading {
  const named = dishes.filter(({ name, price }) => name.trim() !== '' || price !== '')
  if (named.length === 0) return { kind: 'unreadable', why: 'no-dishes' }
  const priceTexts = named.map(({ price }) => price)
  const format = { separator: decimalSeparatorOf(priceTexts), currency }
  const dietKey = dietKeyIn(allTexts)
  const read = withUnusual(
    named.map(dish => ({ ...sizeOf(dish), item: itemOf(dish, format, dietKey) })),
    currency,
  )
  const distinct = [...groupBy(read, nameKey).values()].flatMap(withoutRepeats)
  const items = joinSizes(distinct.sort((a, b) => a.item.row - b.item.row))
  if (items.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  const texts = [...currencyTexts, ...priceTexts.filter(price => typeof price === 'string')]
  return {
    kind: 'read',
    items,
    doubts: isOtherCurrency(texts, currency) ? [...doubts, 'other-currency'] : doubts,
    unused,
  }
}

/** Marks a price far above all others: its decimal separator may be lost. Beside "4,500" a bare "800" may count millimes. */
function withUnusual(rows: readonly SizedItem[], currency: CurrencyCode): readonly SizedItem[] {
  const isUnusual = unusualAmong(
    rows.map(({ item: { price } }) => price ?? 0),
    currency,
  )
  const hasThreeDecimals =
    usualDecimalsOf(currency) === 3 && rows.some(({ item }) => /[.,]\d{3}(?!\d)/.test(item.priceText))
  return rows.map(row => {
    const { price, priceText } = row.item
    return price !== null && (isUnusual(price) || (hasThreeDecimals && /^\d{3,}$/.test(priceText)))
      ? withDoubt(row, 'price-unusual')
      : row
  })
}

function withDoubt(row: SizedItem, doubt: RowDoubt): SizedItem {
  return { ...row, item: { ...row.item, doubts: [...new Set([...row.item.doubts, doubt])] } }
}

function sizeOf({ size = '', sizeName = '', translations = [] }: RawDish): Omit<SizedItem, 'item'> {
  const name = tidyText(size)
  const others = translations
    .map(({ language, size: other }) => ({ language, name: cut(tidyText(other ?? ''), limits.itemName) }))
    .filter(one => one.name !== '' && one.name !== name)
  return {
    size: { name, ...(others.length > 0 && { translations: others }) },
    groupName: cut(tidyText(sizeName), limits.itemName),
  }
}

/** Drops an item that equals the one before it; items of the same name that differ get the doubt 'twice'. */
function withoutRepeats(rows: SizedItem[]): SizedItem[] {
  if (rows[0]?.item.name === '') return rows
  const runs: [SizedItem, ...SizedItem[]][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run && contentKey(run[0]) === contentKey(row)) run.push(row)
    else runs.push([row])
  }
  const changing = runs.map(run => {
    const places = run.flatMap(({ item }) => item.places ?? [])
    return places.length > 0 ? { ...run[0], item: { ...run[0].item, places } } : run[0]
  })
  return changing.length < 2 ? changing : changing.map(row => withDoubt(row, 'twice'))
}

/** Two items of the same name and the same key are the same dish. */
function contentKey({ item }: SizedItem): string {
  const { price, description, translations, optionGroups } = item
  return `${price}\n${description}\n${JSON.stringify([detailsOf(item), translations, optionGroups])}`
}

/** Items with the same key have the same name in the same category. */
function nameKey({ item: { category, name }, size }: SizedItem): string {
  return [category, withSize(name, size.name)].map(menuItemKey).join('\n')
}

function itemOf(dish: RawDish, format: PriceFormat, dietKey: DietKey): ReadItem {
  const [name, category] = [tidyText(dish.name), tidyText(dish.category)]
  const noted = typeof dish.price === 'string' ? notedPrice(dish.price) : null
  const own = tidyText(withoutMarkup(dish.description))
  const whole = noted ? [own, tidyText(noted.note)].filter(text => text !== '').join('. ') : own
  const description = cut(whole, limits.itemDescription)
  const { price, doubts: priceDoubts } = readPrice(noted?.price ?? dish.price, format)
  const named = readAllergens(cut(tidyText(dish.allergens ?? ''), limits.itemDescription))
  const marks = readMarks([name, dish.size ?? '', whole, dish.marks ?? ''].join('\n'), dietKey)
  // A diet that excludes an allergen of the dish is a mistake, in one or the other.
  const denied = marks.diets.filter(diet => excludedBy[diet].some(one => named.allergens.includes(one)))
  const diets = marks.diets.filter(diet => !denied.includes(diet))
  const allergensText = cut(
    [tidyText(dish.allergens ?? ''), ...denied].filter(Boolean).join(', '),
    limits.itemDescription,
  )
  const { translations, areCut } = translationsOf(dish.translations ?? [], {
    name,
    category,
    description: whole,
  })
  const doubts: [boolean, RowDoubt][] = [
    [name === '', 'no-name'],
    [lengthOf(name) > limits.itemName, 'name-too-long'],
    [category === '', 'no-category'],
    [lengthOf(category) > limits.category, 'category-too-long'],
    [description !== whole, 'description-cut'],
    [/\d/.test(noted?.note ?? ''), 'price-in-description'],
    [named.isUnsure || denied.length > 0, 'allergens-unsure'],
    [areCut, 'translation-cut'],
    [extra.test(name) || extraCategory.test(category), 'perhaps-extra'],
  ]
  const found = doubts.flatMap(([isRaised, doubt]) => (isRaised ? [doubt] : []))
  const priceText = cut(tidyText(String(dish.price)), longestPriceText)
  const all = new Set([...priceDoubts, ...dish.doubts, ...found])
  const { row, page = null, places } = dish
  const options = optionGroupsOf([...(dish.optionGroups ?? []), ...offersIn(whole)], format)
  if (options.areUnsure) all.add('price-unreadable')
  return {
    ...(places && { places }),
    ...{ row, page, category, name, description, price, priceText },
    ...{ allergens: named.allergens, diets, spiciness: marks.spiciness, allergensText },
    ...(translations.length > 0 && { translations }),
    ...(options.groups.length > 0 && { optionGroups: options.groups }),
    doubts: [...all],
  }
}

/** How menus write an extra, which goes with a dish. */
const extra =
  /^(\+ ?\p{L}|(add|extra|additional|zzgl\.?|zusätzlich|suppl[ée]ments?|aggiunta|añadir|adicional|toevoegen|έξτρα) )/iu

const extraCategory =
  /^(extras?|toppings?|add[- ]?ons?|modifiers?|extra zutaten|zusatzzutaten|suppléments?|aggiunte|adicionales|adicionais|έξτρα)$/i

const longestPriceText = 60
