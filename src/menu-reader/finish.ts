// From dishes as they stand in a file to those that can be shown: texts tidied, prices read, doubts named.

import type { CurrencyCode } from '#domain/currency.ts'
import { groupBy } from '#domain/group-by.ts'
import { limits } from '#domain/limits.ts'
import { payableStep } from '#domain/money.ts'
import { dishKey, lengthOf, tidyName } from '#domain/plain-text.ts'
import { readAllergens } from './allergen-words.ts'
import { withoutEntities, withoutMarkup } from './markup.ts'
import type { FileDoubt, MenuReading, RawDish, ReadItem, RowDoubt } from './menu-reading.ts'
import { isOtherCurrency } from './prices/other-currency.ts'
import { costsThousands, unusualAmong } from './prices/price-scale.ts'
import { decimalSignOf, type PriceHabit, readPrice } from './prices/price-text.ts'

/**
 * Dishes that stand there twice with the same price are one. `currency` is the restaurant's; `told` are texts besides the
 * prices that may name the file's own.
 */
export function finish(
  dishes: readonly RawDish[],
  currency: CurrencyCode,
  doubts: readonly FileDoubt[] = [],
  told: readonly string[] = [],
): MenuReading {
  const named = dishes.filter(({ name, price }) => name.trim() !== '' || price !== '')
  if (named.length === 0) return { kind: 'unreadable', why: 'no-dishes' }
  const written = named.map(({ price }) => price)
  const habit = {
    sign: decimalSignOf(written),
    step: payableStep(currency),
    isLarge: costsThousands(currency),
  }
  const read = withUnusual(
    named.map(dish => itemOf(dish, habit)),
    currency,
  )
  const items = [...groupBy(read, keyOf).values()].flatMap(ofOneName).sort((a, b) => a.row - b.row)
  if (items.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  const texts = [...told, ...written.filter(price => typeof price === 'string')]
  return {
    kind: 'read',
    items,
    doubts: isOtherCurrency(texts, currency) ? [...doubts, 'other-currency'] : doubts,
  }
}

/** A price that no other dish comes near may have lost its decimals. */
function withUnusual(items: readonly ReadItem[], currency: CurrencyCode): readonly ReadItem[] {
  const isUnusual = unusualAmong(
    items.map(({ price }) => price ?? 0),
    currency,
  )
  return items.map(item =>
    item.price !== null && isUnusual(item.price)
      ? { ...item, doubts: [...new Set([...item.doubts, 'price-unusual' as const])] }
      : item,
  )
}

/** In their order; one that follows its like is the same dish. */
function ofOneName(items: ReadItem[]): ReadItem[] {
  if (items[0]?.name === '') return items
  const changing = items.filter((item, at) => {
    const before = items[at - 1]
    return !before || lookOf(before) !== lookOf(item)
  })
  if (changing.length < 2) return changing
  return changing.map(item => ({ ...item, doubts: [...item.doubts, 'twice'] }))
}

/** What two of one name must share to be one dish. */
function lookOf({ price, description, allergens }: ReadItem): string {
  return `${price}\n${description}\n${allergens}`
}

/** The same name in the same category is the same dish. */
function keyOf({ category, name }: ReadItem): string {
  return `${dishKey(category)}\n${dishKey(name)}`
}

function itemOf(dish: RawDish, habit: PriceHabit): ReadItem {
  const [name, category] = [tidyText(dish.name), tidyText(dish.category)]
  const whole = tidyText(withoutMarkup(dish.description))
  const description = [...whole].slice(0, limits.itemDescription).join('')
  const { price, doubts: ofPrice } = readPrice(dish.price, habit)
  const allergensText = shortened(dish.allergens ?? '', limits.itemDescription)
  const { allergens, isUnsure } = readAllergens(allergensText)
  const doubts: [boolean, RowDoubt][] = [
    [name === '', 'no-name'],
    [lengthOf(name) > limits.itemName, 'name-too-long'],
    [category === '', 'no-category'],
    [lengthOf(category) > limits.category, 'category-too-long'],
    [description !== whole, 'description-cut'],
    [isUnsure, 'allergens-unsure'],
    [extra.test(name) || extraCategory.test(category), 'perhaps-extra'],
  ]
  const holding = doubts.flatMap(([holds, doubt]) => (holds ? [doubt] : []))
  const priceText = shortened(String(dish.price), longestPriceText)
  const all = new Set([...ofPrice, ...dish.doubts, ...holding])
  const { row, page = null } = dish
  return {
    ...{ row, page, category, name, description, price, priceText },
    ...{ allergens, allergensText, doubts: [...all] },
  }
}

function shortened(text: string, most: number): string {
  return [...tidyText(text)].slice(0, most).join('')
}

/** How menus write what goes with a dish. */
const extra =
  /^(\+ ?\p{L}|(add|extra|additional|zzgl\.?|zusätzlich|suppl[ée]ments?|aggiunta|añadir|adicional|toevoegen|έξτρα) )/iu

const extraCategory =
  /^(extras?|toppings?|add[- ]?ons?|modifiers?|extra zutaten|zusatzzutaten|suppléments?|aggiunte|adicionales|adicionais|έξτρα)$/i

const longestPriceText = 60
const unkept = /[\p{Cc}\p{Surrogate}]+/gu

/** On one line, without what cannot be kept. */
function tidyText(text: string): string {
  return tidyName(withoutEntities(text).replace(unkept, ' '))
}
