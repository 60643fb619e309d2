// From dishes as they stand in a file to those that can be shown: texts tidied, prices read, doubts named.

import { limits } from '../limits.ts'
import type { PayableStep } from '../money.ts'
import { dishKey, lengthOf, tidyName } from '../plain-text.ts'
import { withoutEntities, withoutMarkup } from './markup.ts'
import type { FileDoubt, MenuReading, RawDish, ReadItem, RowDoubt } from './menu-reading.ts'
import { type DecimalSign, decimalSignOf, readPrice } from './price-text.ts'

/** Dishes that stand there twice with the same price are one. */
export function finish(
  dishes: readonly RawDish[],
  step: PayableStep,
  doubts: readonly FileDoubt[] = [],
): MenuReading {
  const named = dishes.filter(({ name, price }) => name.trim() !== '' || price !== '')
  if (named.length === 0) return { kind: 'unreadable', why: 'no-dishes' }
  const sign = decimalSignOf(named.map(({ price }) => price))
  const seen = new Map<string, ReadItem>()
  const items: ReadItem[] = []
  for (const dish of named) {
    const item = itemOf(dish, sign, step)
    const key = keyOf(item)
    const before = item.name === '' ? undefined : seen.get(key)
    if (before && before.price === item.price && before.description === item.description) continue
    items.push(before ? { ...item, doubts: [...item.doubts, 'twice'] } : item)
    seen.set(key, item)
  }
  return { kind: 'read', items, doubts }
}

/** The same name in the same category is the same dish. */
function keyOf({ category, name }: ReadItem): string {
  return `${dishKey(category)}\n${dishKey(name)}`
}

function itemOf(dish: RawDish, sign: DecimalSign | null, step: PayableStep): ReadItem {
  const [name, category] = [tidyText(dish.name), tidyText(dish.category)]
  const whole = tidyText(withoutMarkup(dish.description))
  const description = [...whole].slice(0, limits.itemDescription).join('')
  const { price, doubts: ofPrice } = readPrice(dish.price, { sign, step })
  const doubts: [boolean, RowDoubt][] = [
    [name === '', 'no-name'],
    [lengthOf(name) > limits.itemName, 'name-too-long'],
    [category === '', 'no-category'],
    [lengthOf(category) > limits.category, 'category-too-long'],
    [description !== whole, 'description-cut'],
    [extra.test(name) || extraCategory.test(category), 'perhaps-extra'],
  ]
  const holding = doubts.flatMap(([holds, doubt]) => (holds ? [doubt] : []))
  const priceText = [...tidyText(String(dish.price))].slice(0, longestPriceText).join('')
  const all = new Set([...ofPrice, ...dish.doubts, ...holding])
  return { row: dish.row, category, name, description, price, priceText, doubts: [...all] }
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
