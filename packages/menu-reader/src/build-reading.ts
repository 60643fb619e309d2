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
import { isOtherCurrency } from './prices/other-currency.ts'
import { decimalSeparatorOf, notedPrice, type PriceFormat, readPrice } from './prices/price-text.ts'
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
    named.map(dish => itemOf(dish, format, dietKey)),
    currency,
  )
  const items = [...groupBy(read, nameKey).values()].flatMap(withoutRepeats).sort((a, b) => a.row - b.row)
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
function withUnusual(items: readonly ReadItem[], currency: CurrencyCode): readonly ReadItem[] {
  const isUnusual = unusualAmong(
    items.map(({ price }) => price ?? 0),
    currency,
  )
  const hasThreeDecimals =
    usualDecimalsOf(currency) === 3 && items.some(({ priceText }) => /[.,]\d{3}(?!\d)/.test(priceText))
  return items.map(item =>
    item.price !== null && (isUnusual(item.price) || (hasThreeDecimals && /^\d{3,}$/.test(item.priceText)))
      ? { ...item, doubts: [...new Set([...item.doubts, 'price-unusual' as const])] }
      : item,
  )
}

/** Drops an item that equals the one before it; items of the same name that differ get the doubt 'twice'. */
function withoutRepeats(items: ReadItem[]): ReadItem[] {
  if (items[0]?.name === '') return items
  const runs: [ReadItem, ...ReadItem[]][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && contentKey(run[0]) === contentKey(item)) run.push(item)
    else runs.push([item])
  }
  const changing = runs.map(run => {
    const places = run.flatMap(item => item.places ?? [])
    return places.length > 0 ? { ...run[0], places } : run[0]
  })
  if (changing.length < 2) return changing
  return changing.map(item => ({ ...item, doubts: [...item.doubts, 'twice'] }))
}

/** Two items of the same name and the same key are the same dish. */
function contentKey(item: ReadItem): string {
  const { price, description, translations } = item
  return `${price}\n${description}\n${JSON.stringify([detailsOf(item), translations])}`
}

/** Items with the same key have the same name in the same category. */
function nameKey({ category, name }: ReadItem): string {
  return `${menuItemKey(category)}\n${menuItemKey(name)}`
}

function itemOf(dish: RawDish, format: PriceFormat, dietKey: DietKey): ReadItem {
  const [name, category] = [tidyText(dish.name), tidyText(dish.category)]
  const noted = typeof dish.price === 'string' ? notedPrice(dish.price) : null
  const own = tidyText(withoutMarkup(dish.description))
  const whole = noted ? [own, tidyText(noted.note)].filter(text => text !== '').join('. ') : own
  const description = cut(whole, limits.itemDescription)
  const { price, doubts: priceDoubts } = readPrice(noted?.price ?? dish.price, format)
  const named = readAllergens(cut(tidyText(dish.allergens ?? ''), limits.itemDescription))
  const marks = readMarks([name, whole, dish.marks ?? ''].join('\n'), dietKey)
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
  return {
    ...(places && { places }),
    ...{ row, page, category, name, description, price, priceText },
    ...{ allergens: named.allergens, diets, spiciness: marks.spiciness, allergensText },
    ...{ ...(translations.length > 0 && { translations }), doubts: [...all] },
  }
}

/** How menus write an extra, which goes with a dish. */
const extra =
  /^(\+ ?\p{L}|(add|extra|additional|zzgl\.?|zusätzlich|suppl[ée]ments?|aggiunta|añadir|adicional|toevoegen|έξτρα) )/iu

const extraCategory =
  /^(extras?|toppings?|add[- ]?ons?|modifiers?|extra zutaten|zusatzzutaten|suppléments?|aggiunte|adicionales|adicionais|έξτρα)$/i

const longestPriceText = 60
