// Dishes that are no objects of their own: `{ "Tomato soup": 6.5, "Leek pie": "8.00" }`.

import { limits } from '#domain/limits.ts'
import { fitOf, wordsOf } from '../header-words.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { isSizeHeading } from '../table/table-headings.ts'
import { isObject, type JsonObject } from './json-value.ts'

/** Whether an object is nothing but names of dishes with their prices. */
export function arePairs(object: JsonObject): boolean {
  let count = 0
  for (const key in object) {
    count += 1
    if (count > limits.menuImportRows || !isPair(key, object[key])) return false
  }
  return count > 1
}

/** Whether some entries of an object are such pairs, beside dishes whose names are keys too, as `isDish` tells. */
export function hasPairs(object: JsonObject, isDish: (key: string, value: unknown) => boolean): boolean {
  const entries = Object.entries(object)
  const pairs = entries.filter(([key, value]) => isPair(key, value))
  return pairs.length > 0 && entries.some(([key, value]) => isName.test(key) && isDish(key, value))
}

/** The one pair that an entry of a list is, `{ "Espresso": 2.2 }`; null if it is anything else. */
export function pairIn(entry: unknown): { readonly key: string; readonly value: unknown } | null {
  if (!isObject(entry)) return null
  const [only, more] = Object.entries(entry)
  return only && !more && isPair(...only) ? { key: only[0], value: only[1] } : null
}

/** The price of a pair as an object, as other dishes are; whatever else stands under a key stays itself. */
export function pairedValue(key: string, value: unknown): unknown {
  return isPair(key, value) ? { price: value } : value
}

function isPair(key: string, value: unknown): boolean {
  const isPrice =
    (typeof value === 'number' && value > 0) || (typeof value === 'string' && isPriceLike(value))
  return isPrice && isName.test(key) && !isField(key)
}

/** Dishes are written with a capital or in several words; fields are not. */
const isName = /^\p{Lu}.*\p{L}|\p{L} \p{L}|^\p{Lo}{2}/u

/** "Price" and "Large" are said of a dish. */
function isField(key: string): boolean {
  return isSizeHeading(key) || fitOf(key, 'price') > 1 || field.test(wordsOf(key))
}

const field =
  /(^| )(id|version|phone|telephone|year|vintage|abv|calories|kcal|rating|score|count|total|sum|sort|order|position|latitude|longitude|lat|lng|weight|stock|tax|vat|date|time|zip|postcode|minimum|fee)$/
