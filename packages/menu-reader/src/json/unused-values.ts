// Finds what looks like a price in a JSON value and became no dish: archived dishes, notes, amounts under other keys.

import { wordsOf } from '../header-words.ts'
import type { UnusedText } from '../menu-reading.ts'
import { listsSomethingElse } from '../no-menu.ts'
import { isPriceLike, readPrice } from '../prices/price-text.ts'
import { maxUnused, pricesInText, unusedText } from '../unused-text.ts'
import { type FoundDish, isOtherRecord } from './json-dish.ts'
import type { Sources } from './json-dishes.ts'
import { priceFit } from './json-own-price.ts'
import { extraKey, maxDepth } from './json-references.ts'
import { holdsSizes } from './json-sizes.ts'
import { isBroad, type JsonObject, textAt, unwrap } from './json-value.ts'
import { readable } from './readable-key.ts'

interface Inner {
  readonly value: unknown
  readonly key: string
  readonly depth: number
  /** The dishes of an object around the value. */
  readonly dishes: readonly FoundDish[] | null
  /** The name of the object around the value. */
  readonly name: string
}

/** In the order of the file. Extras of dishes, and lists of sales or people, are no part of it. */
export function unusedValues(
  root: unknown,
  { ofDishes, ofPairs, ofPrices }: Sources,
  all: readonly FoundDish[],
): UnusedText[] {
  const headings = new Set(all.map(({ category }) => category))
  const found: UnusedText[] = []
  const stack: Inner[] = [{ value: root, key: '', depth: 0, dishes: null, name: '' }]
  for (let inner = stack.pop(); inner && found.length < maxUnused; inner = stack.pop()) {
    const { value, key, depth, name } = inner
    if (typeof value !== 'object' || value === null) {
      const prices = pricesOf(value, key)
      if (prices === 0 || isRead(value, inner.dishes, headings)) continue
      const label = name || readable(key)
      found.push(unusedText(null, isBare(value) ? `${label} ${value}` : String(value), prices))
      continue
    }
    if (depth > maxDepth) continue
    const dishes = ofDishes.get(value) ?? inner.dishes
    if (Array.isArray(value)) {
      for (let at = value.length - 1; at >= 0; at -= 1)
        stack.push({ ...inner, value: value[at], depth: depth + 1, dishes })
      continue
    }
    const object = value as JsonObject
    if (!isBroad(object) && !dishes && isOtherRecord(unwrap(object))) continue
    const own = isBroad(object) ? '' : textAt(unwrap(object), 'name')
    const read = ofPairs.get(object)
    for (const [innerKey, entry] of Object.entries(object).reverse()) {
      const isPriceOfSection = ofPrices.has(object) && typeof entry !== 'object'
      if (read?.has(innerKey) || isPriceOfSection || isKnown(innerKey, entry, dishes)) continue
      // "price": { "amount": 650 }
      const isAmount = priceFit(key) > 1 && /^(amount|value|raw|cents|price)$/.test(innerKey)
      const ownKey = isAmount ? key : innerKey
      stack.push({ value: entry, key: ownKey, depth: depth + 1, dishes, name: own || name })
    }
  }
  return found
}

/** Whether the value under a key holds extras, sizes of a dish, sales or people. */
function isKnown(key: string, value: unknown, dishes: readonly FoundDish[] | null): boolean {
  if (typeof value !== 'object' || value === null) return false
  const words = wordsOf(key)
  if (listsSomethingElse(words) || (dishes && holdsSizes(key, value))) return true
  return (
    extraKey.test(` ${words} `) && (!dishes || dishes.some(({ optionGroups }) => optionGroups.length > 0))
  )
}

function pricesOf(value: unknown, key: string): number {
  if (typeof value === 'number') return value > 0 && priceFit(key) > 1 ? 1 : 0
  if (typeof value !== 'string' || isReference.test(value)) return 0
  const { length } = pricesInText(value)
  return length === 0 && priceFit(key) > 1 && isPriceLike(value) && /[1-9]/.test(value) ? 1 : length
}

/** An id or an address: "6LCYRP53" is no amount of rupees. */
const isReference = /^(https?:|data:|[\w-]{8,}$)/

/** Whether the value is a heading or part of the dish around it. */
function isRead(value: unknown, dishes: readonly FoundDish[] | null, headings: ReadonlySet<string>): boolean {
  const text = String(value).trim()
  if (headings.has(text)) return true
  const all = dishes ?? []
  if (all.some(({ price }) => String(price) === text)) return true
  const hasLetters = /\p{L}/u.test(text)
  const isInTexts = all
    .flatMap(({ name, description, allergens = '', marks = '' }) => [name, description, allergens, marks])
    .some(one => (hasLetters ? one.includes(text) : one.split(/[\s,;()]+/).includes(text)))
  const amounts = amountsIn(value)
  const prices = new Set(all.flatMap(({ price }) => amountsIn(price)))
  return isInTexts || (amounts.length > 0 && amounts.every(amount => prices.has(amount)))
}

/** In hundredths. */
function amountsIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.round(100 * value)]
  const text = String(value)
  const { price } = readPrice(text, { separator: null, currency: 'USD' })
  const inText = pricesInText(text)
  return inText.length > 0 || price === null ? inText : [price]
}

const isBare = (value: unknown) => typeof value === 'number' || isPriceLike(String(value))
