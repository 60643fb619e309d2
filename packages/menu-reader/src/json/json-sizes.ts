// Finds the prices of a dish's sizes in a JSON object.

import { fitOf, wordsOf } from '../header-words.ts'
import { minorUnitWords } from '../prices/minor-unit-words.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { isSizeHeading } from '../size-names.ts'
import { priceHeadingOf } from '../table/table-headings.ts'
import { type Amount, isNothing, plainAmount } from './json-amount.ts'
import { isInMinorUnits, ownPrice, priceFit } from './json-own-price.ts'
import { extraKey } from './json-references.ts'
import { isObject, type JsonObject, textOf, unwrap } from './json-value.ts'
import { readable } from './readable-key.ts'

export interface FoundPrice extends Amount {
  /** The name of the size, like "Large"; '' if the dish has only one. */
  readonly size: string
  /** One of several prices without a name. */
  readonly isOneOfSeveral?: boolean
}

export const namedSizes = (object: JsonObject): FoundPrice[] => sizesOf(object, sizeKeys)

/** The sizes under "options". If the dish has its own price, they are extras instead. */
export const optionSizes = (object: JsonObject): FoundPrice[] => sizesOf(object, optionKeys)

function sizesOf(object: JsonObject, keys: RegExp): FoundPrice[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const isPrices = keys === sizeKeys && isObject(value) && priceFit(key) > 1
    if (!isPrices && !keys.test(wordsOf(key))) return []
    if (Array.isArray(value)) return sizesInList(value.slice(0, maxSizes))
    if (!isObject(value)) return []
    // Toast's pricing rules contain the list of sizes.
    const lists = Object.values(value).filter(inner => Array.isArray(inner) && inner.some(isObject))
    return lists.length === 1
      ? sizesInList((lists[0] as unknown[]).slice(0, maxSizes))
      : sizesInMap(value, key)
  })
}

/** Whether the value under a key of a dish holds the prices of its sizes. */
export function holdsSizes(key: string, value: unknown): boolean {
  if (Array.isArray(value) && sizesWithoutNames({ [key]: value }).length > 0) return true
  return (
    sizeKeys.test(wordsOf(key)) ||
    optionKeys.test(wordsOf(key)) ||
    (isObject(value) && sizesInMap(value, key).length > 0)
  )
}

const sizeKeys =
  /(^| )(variations?|variants?|varianten|variantes|sizes?|prices|pricing|portions?|offers?|price (options|levels|list)|pricing rules|tamanos|tailles|grossen|formats?|precios|prix|preise|prezzi|precos|prijzen)$/
const optionKeys = /^options?$/
const maxSizes = 50

/** The sizes in a list under any key: its objects have prices and no names. */
export function sizesWithoutNames(object: JsonObject): FoundPrice[] {
  for (const [key, value] of Object.entries(object)) {
    if (!Array.isArray(value) || value.length === 0 || extraKey.test(` ${wordsOf(key)} `)) continue
    const entries = value.slice(0, maxSizes)
    const found = entries.every(entry => isObject(entry) && !hasName(entry)) ? sizesInList(entries) : []
    if (found.length === entries.length) return found
    const abbreviated = entries.flatMap(entry => (isObject(entry) ? (abbreviatedSize(entry) ?? []) : []))
    if (abbreviated.length === entries.length) return abbreviated
  }
  return []
}

/** `{ n: '4 pcs', p: '5,90' }`: of two values, one names a size and the other is a price. */
function abbreviatedSize(entry: JsonObject): FoundPrice | null {
  const [first, second, ...more] = Object.values(entry)
  const [size, price] = isPlainPrice(second) ? [first, second] : [second, first]
  if (more.length > 0 || typeof size !== 'string' || !isPlainPrice(price)) return null
  return isSizeHeading(size) || /\d/.test(size) ? { size, price, unit: 'undetermined' } : null
}

function hasName(object: JsonObject): boolean {
  return Object.entries(unwrap(object)).some(
    ([key, value]) => fitOf(key, 'name') > 1.5 && textOf(value) !== '',
  )
}

function sizesInList(entries: readonly unknown[]): FoundPrice[] {
  const plain = entries.filter(
    entry => typeof entry === 'number' || (typeof entry === 'string' && isPriceLike(entry)),
  )
  const [first] = plain
  if (first !== undefined && plain.length === entries.length)
    return [
      { size: '', price: first as string | number, unit: 'undetermined', isOneOfSeveral: plain.length > 1 },
    ]
  return entries.flatMap(entry => {
    if (!isObject(entry)) return []
    const fields = unwrap(entry)
    const price = ownPrice(fields)
    return price ? [{ size: sizeOf(fields), ...price }] : []
  })
}

/** The name of the size, or the values of several options joined. */
function sizeOf(fields: JsonObject): string {
  const { name, title, size, label, variant, portion, description, type, unit } = fields
  const own = [name, title, size, label, variant, portion].map(textOf).find(text => text !== '')
  if (own) return own
  for (const [key, value] of Object.entries(fields))
    if (
      (fitOf(key, 'size') > 1.5 || key === 'eligibleQuantity' || fitOf(key, 'name') > 2) &&
      textOf(value) !== ''
    )
      return textOf(value)
  const options = [1, 2, 3]
    .map(digit => textOf(fields[`option${digit}`] ?? fields[`option${digit}_value`]))
    .filter(text => text !== '')
  if (options.length > 0) return options.join(', ')
  const weaker = [unit, description, type].map(textOf).find(text => text !== '') ?? ''
  return weaker.length <= 30 && !/offer/i.test(weaker) ? weaker : ''
}

/** `{ small: 8, large: "12.00" }`: only if each value is a price and no key is a field of a money object. `own`: its key. */
function sizesInMap(map: JsonObject, own: string): FoundPrice[] {
  const entries = Object.entries(map)
  if (entries.length === 0 || entries.length > maxSizes) return []
  const isMinor = isInMinorUnits(own)
  const sizes = entries.flatMap(([key, value]) =>
    !ofMoney.test(wordsOf(key)) && isPlainPrice(value)
      ? [{ size: readable(key), ...plainAmount(value, isMinor) }]
      : [],
  )
  return sizes.length === entries.length ? sizes : []
}

const ofMoney = new RegExp(
  `^(amount|currency|currency code|price currency|value|price|base|base price|raw|formatted|display|min|max|from|to|low|high|original|discounted|sale|regular|unit|units|nanos|${minorUnitWords.join('|')}|default|delivery|pickup|text|accessibility text|styled text|label|symbol|tax|net|gross|type|id|[a-z]{3})$`,
)

function isPlainPrice(value: unknown): value is string | number {
  return (typeof value === 'number' && value >= 0) || (typeof value === 'string' && isPriceLike(value))
}

/** Reads keys that name a size: `priceSmall`, `price_large`, `glass`, `bottle`. */
export function sizesInKeys(object: JsonObject, hasOwn: boolean): FoundPrice[] {
  const found = Object.entries(object).flatMap(([key, value]) => {
    if (!isPlainPrice(value) || !/\p{L}/u.test(key)) return []
    const size = priceHeadingOf(key)?.size ?? (hasOwn ? '' : key)
    return size !== '' && isSizeHeading(size)
      ? [{ size: readable(size), ...plainAmount(value, isInMinorUnits(key)) }]
      : []
  })
  // A single whole number may be something else than a price.
  return found.length > 1 || found.some(({ price }) => !Number.isInteger(price)) ? found : []
}

/** If the dish itself costs nothing, an option group called "Size" has its prices. */
export function sizesOfOptionGroups(object: JsonObject): FoundPrice[] {
  for (const value of Object.values(object)) {
    if (!Array.isArray(value)) continue
    for (const group of value.slice(0, maxSizes)) {
      if (
        !isObject(group) ||
        fitOf(textOf(group.name ?? group.title ?? group.Name ?? group.Title), 'size') < 1.5
      )
        continue
      const list = Object.values(group).find(inner => Array.isArray(inner) && inner.some(isObject))
      const found = Array.isArray(list) ? sizesInList(list.slice(0, maxSizes)) : []
      if (found.length > 0 && !found.some(isNothing)) return found
    }
  }
  return []
}
