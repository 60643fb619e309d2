// Where an object of a JSON file keeps the price of its dish, or those of its sizes.

import { fitOf, wordsOf } from './header-words.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export interface FoundPrice {
  /** What it is the price of, where there are several: "Large". */
  readonly size: string
  /** As it stands there; '' where the key is there and holds nothing. */
  readonly price: string | number
  readonly isHundredths: boolean
}

/** None when the object has no price, neither directly, nor in its offers, nor in its variations. */
export function findPrice(object: JsonObject): FoundPrice[] {
  const ofSizes = sizesOf(object, sizeKeys)
  if (ofSizes.length > 0) return ofSizes
  const direct = directPrice(object)
  return direct ? [{ size: '', ...direct }] : sizesOf(object, perhapsSizes)
}

/** Whether an object has more keys than any dish: what has is a list of something. */
export function isBroad(object: JsonObject): boolean {
  let keys = 0
  for (const _ in object) {
    keys += 1
    if (keys > mostKeys) return true
  }
  return false
}

const mostKeys = 200

/** Square keeps an item's fields in `item_data` and the like. */
export function unwrap(object: JsonObject): JsonObject {
  if (isBroad(object)) return object
  const data = Object.entries(object).find(
    ([key, value]) => key.endsWith('_data') && typeof value === 'object' && !Array.isArray(value),
  )
  return data ? { ...object, ...(data[1] as JsonObject) } : object
}

/** A text or a number as text; anything else is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const { name, title, en, value: inner } = value as JsonObject
  return [name, title, en, inner].find(text => typeof text === 'string')?.trim() ?? ''
}

function sizesOf(object: JsonObject, keys: RegExp): FoundPrice[] {
  const lists = Object.entries(object).filter(
    ([key, value]) => keys.test(wordsOf(key)) && Array.isArray(value),
  )
  const entries = lists.flatMap(([, value]) => value as unknown[]).slice(0, mostSizes)
  return entries.flatMap(entry => {
    if (typeof entry !== 'object' || entry === null) return []
    const fields = unwrap(entry as JsonObject)
    const price = directPrice(fields)
    const size = textOf(fields.name ?? fields.title ?? fields.size ?? fields.label ?? '')
    return price ? [{ size, ...price }] : []
  })
}

const sizeKeys = /^(variations?|variants?|sizes?|prices?|portions?|offers?)$/
/** Beside a price of the dish's own they are extras. */
const perhapsSizes = /^options?$/
const mostSizes = 50

function directPrice(object: JsonObject): Omit<FoundPrice, 'size'> | null {
  let best: { fit: number; found: Omit<FoundPrice, 'size'> } | null = null
  for (const [key, value] of Object.entries(object)) {
    const fit = priceFit(key)
    if (fit <= (best?.fit ?? 1)) continue
    const found = amountOf(value, /cents|minor|pence/.test(wordsOf(key)))
    if (found) best = { fit, found }
  }
  return best?.found ?? null
}

function priceFit(key: string): number {
  const words = wordsOf(key).replace(/ (money|cents|minor|in cents|pence)$/, '')
  return words === 'offers' ? 2 : fitOf(words, 'price')
}

/** `{ amount: 650, currency: 'USD' }` is how tills write hundredths; `{ price: '6.50', priceCurrency }` is schema.org. */
function amountOf(value: unknown, isHundredths: boolean): Omit<FoundPrice, 'size'> | null {
  if (typeof value === 'number' || typeof value === 'string') return { price: value, isHundredths }
  if (value === null) return { price: '', isHundredths }
  if (typeof value !== 'object') return null
  const {
    amount,
    price,
    value: inner,
    currency,
  } = (Array.isArray(value) ? value[0] : value) ?? ({} as JsonObject)
  if (typeof amount === 'number')
    return { price: amount, isHundredths: isHundredths || typeof currency === 'string' }
  const plain = price ?? inner ?? amount
  return typeof plain === 'string' || typeof plain === 'number' ? { price: plain, isHundredths } : null
}
