// A JSON value that holds dishes somewhere becomes a menu: plain lists, lists by category, schema.org, a till's catalog.

import { limits } from '../limits.ts'
import type { PayableStep } from '../money.ts'
import { finish } from './finish.ts'
import { fitOf, type Meaning, wordsOf } from './header-words.ts'
import { findPrice, isBroad, type JsonObject, textOf, unwrap } from './json-price.ts'
import type { MenuReading, RawDish } from './menu-reading.ts'
import { withSize } from './table-dishes.ts'

/** `step` is that of the restaurant's currency. */
export function readJson(value: unknown, step: PayableStep): MenuReading {
  const found = findDishes(value)
  if (found.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  const isMinor = areHundredths(found, step)
  // Where there is nothing smaller than the major unit, tills count in that.
  const areKnown = step === 1
  const dishes = found.map(({ price, isHundredths, ...dish }) => ({
    ...dish,
    price: typeof price === 'number' && ((isHundredths && areKnown) || isMinor) ? price / 100 : price,
  }))
  return finish(dishes, step, isMinor ? ['prices-in-hundredths'] : [])
}

interface FoundDish extends RawDish {
  /** The file says so itself, by the name of the key. */
  readonly isHundredths: boolean
}

interface Place {
  readonly value: unknown
  /** The heading above. */
  readonly category: string
  readonly depth: number
  /** Stands in a list of dishes: so it is one, even if it has no price. */
  readonly isAmongDishes: boolean
}

const deepest = 30

/** In the order of the file, and without recursion, however deep it is. */
function findDishes(root: unknown): FoundDish[] {
  const dishes: FoundDish[] = []
  const left: Place[] = [{ value: root, category: '', depth: 0, isAmongDishes: false }]
  for (let place = left.pop(); place && dishes.length <= limits.menuImportRows; place = left.pop()) {
    const { value, category, depth, isAmongDishes } = place
    if (typeof value !== 'object' || value === null || depth > deepest) continue
    if (Array.isArray(value)) {
      // One after the other: spreading a long list would overflow the stack.
      const areDishes = value.some(entry => isObject(entry) && dishesIn(unwrap(entry), category, false))
      for (let at = value.length - 1; at >= 0; at -= 1)
        left.push({ value: value[at], category, depth: depth + 1, isAmongDishes: areDishes })
      continue
    }
    const object = unwrap(value as JsonObject)
    const own = dishesIn(object, category, isAmongDishes)
    if (own) for (const dish of own) dishes.push({ ...dish, row: dishes.length + 1 })
    else for (const inner of placesIn(object, category, depth)) left.push(inner)
  }
  return dishes
}

/** One for each of its sizes; null when the object is no dish. */
function dishesIn(
  object: JsonObject,
  above: string,
  isAmongDishes: boolean,
): Omit<FoundDish, 'row'>[] | null {
  if (isBroad(object)) return null
  const name = textAt(object, 'name')
  const found = findPrice(object)
  const prices = found.length === 0 && isAmongDishes && name !== '' ? [noPrice] : found
  if (prices.length === 0 || (name === '' && !isAmongDishes) || hasDishesBelow(object)) return null
  const description = textAt(object, 'description')
  const category = textAt(object, 'category') || above
  return prices.map(({ size, price, isHundredths }) => ({
    category,
    // The one size there is tells a dish from no other.
    name: prices.length > 1 ? withSize(name, size) : name,
    description,
    price,
    isHundredths,
    doubts: [],
  }))
}

const noPrice = { size: '', price: '', isHundredths: false }

/** A section may have a price of its own ("all pizzas 12.00") beside its dishes: it is a section. */
function hasDishesBelow(object: JsonObject): boolean {
  return Object.values(object).some(
    value =>
      Array.isArray(value) &&
      value.some(
        entry => isObject(entry) && textAt(entry, 'description') !== '' && textAt(entry, 'name') !== '',
      ),
  )
}

/** What lies within an object that is no dish: lists under a name, or a list under each category's name. */
function placesIn(object: JsonObject, above: string, depth: number): Place[] {
  const isTop = depth === 0 || /menu$|restaurant|store|location/i.test(textOf(object['@type'] ?? object.type))
  const entries = Object.entries(object)
  const isNamed = !isTop && !isBroad(object)
  const heading = (isNamed && (textAt(object, 'name') || textAt(object, 'category'))) || above
  return entries
    .filter(([, value]) => typeof value === 'object' && value !== null)
    .map(([key, value]) => ({
      value,
      category: Array.isArray(value) && !isGeneric(key) ? key : heading,
      depth: depth + 1,
      isAmongDishes: false,
    }))
    .reverse()
}

/** Keys that say what kind of thing is listed, not which category. */
function isGeneric(key: string): boolean {
  return generic.test(` ${wordsOf(key)} `)
}

const generic =
  / (has|items?|menus?|dishes|products?|data|categor\w*|sections?|objects?|results?|list|entries|elements?|graph|children|nodes?|groups?|plates|foods?|platos|plats|gerichte|speisen|piatti|offers?|catalog\w*|rows?|records?) /

/** The text under the key that names the meaning best. */
function textAt(object: JsonObject, meaning: Meaning): string {
  let best = { fit: 1.5, text: '' }
  for (const [key, value] of Object.entries(object)) {
    const fit = fitOf(key, meaning)
    const text = fit > best.fit ? textOf(value) : ''
    if (text !== '') best = { fit, text }
  }
  return best.text
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Whether all prices are hundredths though nothing says so: whole, most of them round, and too high for dishes. In a
 * currency without decimals nobody could tell.
 */
function areHundredths(dishes: readonly FoundDish[], step: PayableStep): boolean {
  const open = dishes.filter(({ price, isHundredths }) => price !== '' && !isHundredths)
  const prices = open.map(({ price }) => price).filter(price => typeof price === 'number')
  if (step === 100 || prices.length < 2 || prices.length < open.length) return false
  const middle = [...prices].sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  const round = prices.filter(price => price % 5 === 0 || price % 100 === 99).length
  return prices.every(Number.isInteger) && middle >= 250 && round >= 0.8 * prices.length
}
