// Reads dishes that are pairs of name and price instead of objects: `{ "Tomato soup": 6.5, "Leek pie": "8.00" }`.

import * as limits from '@tablemate/domain/limits.ts'
import { fitOf, wordsOf } from '../header-words.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { isSizeHeading } from '../size-names.ts'
import { isObject, type JsonObject } from './json-value.ts'

/** Whether all entries of the object are pairs of a dish's name and its price. */
export function arePairs(object: JsonObject): boolean {
  let count = 0
  for (const key in object) {
    count += 1
    if (count > limits.menuImportRows || !isPair(key, object[key])) return false
  }
  return count > 1
}

/** Whether the object has such pairs beside dishes that are objects under their names, as `isDish` decides. */
export function hasPairs(object: JsonObject, isDish: (key: string, value: unknown) => boolean): boolean {
  const entries = Object.entries(object)
  const pairs = entries.filter(([key, value]) => isPair(key, value))
  return pairs.length > 0 && entries.some(([key, value]) => isName.test(key) && isDish(key, value))
}

/** The pair of a list entry that has just one, like `{ "Espresso": 2.2 }`; null for any other entry. */
export function pairIn(entry: unknown): { readonly key: string; readonly value: unknown } | null {
  if (!isObject(entry)) return null
  const [only, more] = Object.entries(entry)
  return only && !more && isPair(...only) ? { key: only[0], value: only[1] } : null
}

/** Wraps the price of a pair in an object, as other dishes have it. Returns any other value unchanged. */
export function pairedValue(key: string, value: unknown): unknown {
  return isPair(key, value) ? { price: value } : value
}

function isPair(key: string, value: unknown): boolean {
  const isPrice =
    (typeof value === 'number' && value > 0) || (typeof value === 'string' && isPriceLike(value))
  return isPrice && isName.test(key) && !isField(key)
}

/** Names of dishes begin with a capital or have several words; field names do not. */
const isName = /^\p{Lu}.*\p{L}|\p{L} \p{L}|^\p{Lo}{2}/u

/** Keys like "Price" and "Large" describe a dish and do not name one. */
function isField(key: string): boolean {
  return isSizeHeading(key) || fitOf(key, 'price') > 1 || field.test(wordsOf(key))
}

const field =
  /(^| )(id|version|phone|telephone|year|vintage|abv|calories|kcal|rating|score|count|total|sum|sort|order|position|latitude|longitude|lat|lng|weight|stock|tax|vat|date|time|zip|postcode|minimum|fee)$/
