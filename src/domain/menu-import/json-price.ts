// Where an object of a JSON file keeps the price of its dish, or those of its sizes.

import { fitOf, wordsOf } from './header-words.ts'
import { isObject, type JsonObject, textOf, unwrap } from './json-value.ts'
import { isPriceLike } from './price-text.ts'
import { isSizeHeading, priceHeadingOf } from './table-headings.ts'

/** In which unit a number is: said by the file, to be told from all of them, or that of a money object, in which tills write hundredths. */
export type PriceUnit = 'hundredths' | 'major' | 'money' | 'open'

export interface Amount {
  /** As it stands there; '' where the key is there and holds nothing. */
  readonly price: string | number
  readonly unit: PriceUnit
}

export interface FoundPrice extends Amount {
  /** What it is the price of, where there are several: "Large". */
  readonly size: string
  /** Others stand beside it, and nothing says for what. */
  readonly isOneOfSeveral?: boolean
}

/** None when the object has no price, neither directly, nor in its offers, nor in its variations. */
export function findPrice(object: JsonObject): FoundPrice[] {
  const direct = directPrice(object)
  const ofSizes = sizesOf(object, sizeKeys)
  if (ofSizes.length > 0) return direct && areOnTop(ofSizes, direct) ? onTop(ofSizes, direct) : ofSizes
  const ofKeys = sizedKeys(object, direct !== null)
  if (ofKeys.length > 0) return ofKeys
  if (direct && !isNothing(direct)) return [{ size: '', ...direct }]
  const ofOptions = [...sizesOf(object, perhapsSizes), ...sizesOfGroups(object)].filter(
    one => !isNothing(one),
  )
  if (ofOptions.length > 0) return ofOptions
  return direct ? [{ size: '', ...direct }] : []
}

const isNothing = ({ price }: Amount) => price === '' || Number(price) === 0

/** The smallest size costs nothing: what stands beside the others comes on top of the dish's own price. */
function areOnTop(sizes: readonly FoundPrice[], direct: Amount): boolean {
  return (
    sizes.length > 1 &&
    !isNothing(direct) &&
    sizes.some(isNothing) &&
    sizes.every(({ price }) => typeof price === 'number')
  )
}

function onTop(sizes: readonly FoundPrice[], direct: Amount): FoundPrice[] {
  const base = Number(direct.price)
  if (!Number.isFinite(base)) return [...sizes]
  return sizes.map(one => ({
    ...one,
    price: Math.round((base + Number(one.price)) * 1e6) / 1e6,
    isOneOfSeveral: true,
  }))
}

function sizesOf(object: JsonObject, keys: RegExp): FoundPrice[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const isPrices = keys === sizeKeys && isObject(value) && priceFit(key) > 1
    if (!isPrices && !keys.test(wordsOf(key))) return []
    if (Array.isArray(value)) return sizesInList(value.slice(0, mostSizes))
    return isObject(value) ? sizesInMap(value) : []
  })
}

const sizeKeys =
  /(^| )(variations?|variants?|varianten|variantes|sizes?|prices|portions?|offers?|price (options|levels|list)|tamanos|tailles|grossen|formats?|precios|prix|preise|prezzi|precos|prijzen)$/
/** Beside a price of the dish's own they are extras. */
const perhapsSizes = /^options?$/
const mostSizes = 50

function sizesInList(entries: readonly unknown[]): FoundPrice[] {
  const plain = entries.filter(
    entry => typeof entry === 'number' || (typeof entry === 'string' && isPriceLike(entry)),
  )
  const [first] = plain
  if (first !== undefined && plain.length === entries.length)
    return [{ size: '', price: first as string | number, unit: 'open', isOneOfSeveral: plain.length > 1 }]
  return entries.flatMap(entry => {
    if (!isObject(entry)) return []
    const fields = unwrap(entry)
    const price = directPrice(fields)
    return price ? [{ size: sizeOf(fields), ...price }] : []
  })
}

/** What a size is called; what several options are called together. */
function sizeOf(fields: JsonObject): string {
  const { name, title, size, label, variant, portion, description, type, unit } = fields
  const said = [name, title, size, label, variant, portion].map(textOf).find(text => text !== '')
  if (said) return said
  const options = [1, 2, 3]
    .map(digit => textOf(fields[`option${digit}`] ?? fields[`option${digit}_value`]))
    .filter(text => text !== '')
  if (options.length > 0) return options.join(', ')
  const weaker = [unit, description, type].map(textOf).find(text => text !== '') ?? ''
  return weaker.length <= 30 && !/offer/i.test(weaker) ? weaker : ''
}

/** `{ small: 8, large: "12.00" }`: only if each is a price, and none is a field of money. */
function sizesInMap(map: JsonObject): FoundPrice[] {
  const entries = Object.entries(map)
  if (entries.length === 0 || entries.length > mostSizes) return []
  const isMap = entries.every(([key, value]) => !ofMoney.test(wordsOf(key)) && isPlainPrice(value))
  return isMap
    ? entries.map(([key, value]) => ({
        size: readable(key),
        price: value as string | number,
        unit: 'open' as const,
      }))
    : []
}

const ofMoney =
  /^(amount|currency|currency code|price currency|value|price|base|base price|raw|formatted|display|min|max|from|to|low|high|original|discounted|sale|regular|unit|units|nanos|cents|minor|fractional|default|delivery|pickup|text|accessibility text|styled text|label|symbol|tax|net|gross|type|id|[a-z]{3})$/

function isPlainPrice(value: unknown): boolean {
  return (typeof value === 'number' && value >= 0) || (typeof value === 'string' && isPriceLike(value))
}

/** `priceSmall`, `price_large`, `glass`, `bottle`. */
function sizedKeys(object: JsonObject, hasOwn: boolean): FoundPrice[] {
  const found = Object.entries(object).flatMap(([key, value]) => {
    if (!isPlainPrice(value) || !/\p{L}/u.test(key)) return []
    const size = priceHeadingOf(key)?.size ?? (hasOwn ? '' : key)
    return size !== '' && isSizeHeading(size)
      ? [{ size: readable(size), price: value as string | number, unit: 'open' as const }]
      : []
  })
  return found.length > 1 ? found : []
}

/** "small_cup" and "smallCup" are read "Small cup". */
export function readable(key: string): string {
  const text =
    /[\s\p{Lu}]/u.test(key.slice(1)) && /\s/.test(key)
      ? key
      : key
          .replace(/_+|-+/g, ' ')
          .replace(/(\p{Ll}|\d)(\p{Lu})(?=\p{Ll})/gu, (_, a, b) => `${a} ${b.toLowerCase()}`)
  const trimmed = text.trim()
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
}

/** Where the dish itself costs nothing, a group of options that is called "Size" says what it costs. */
function sizesOfGroups(object: JsonObject): FoundPrice[] {
  for (const value of Object.values(object)) {
    if (!Array.isArray(value)) continue
    for (const group of value.slice(0, mostSizes)) {
      if (!isObject(group) || fitOf(textOf(group.name ?? group.title), 'size') < 1.5) continue
      const list = Object.values(group).find(inner => Array.isArray(inner) && inner.some(isObject))
      const found = Array.isArray(list) ? sizesInList(list.slice(0, mostSizes)) : []
      if (found.length > 0 && !found.some(isNothing)) return found
    }
  }
  return []
}

function directPrice(object: JsonObject): Amount | null {
  let best: { fit: number; found: Amount } | null = null
  for (const [key, value] of Object.entries(object)) {
    const fit = priceFit(key)
    if (fit <= (best?.fit ?? 1)) continue
    const found = amountOf(value, inHundredths.test(wordsOf(key)))
    if (found) best = { fit, found }
  }
  if (!best || typeof best.found.price !== 'number' || best.found.unit === 'hundredths')
    return best?.found ?? null
  const written = writtenPrice(object)
  return written === null ? best.found : { price: written, unit: 'major' }
}

/** Uber Eats and Wolt have names of their own for it. */
const inHundredths =
  /^(price info|baseprice)$|(^| )(cents?|minor|pence|paise|centavos|centimes|fractional)( |$)/

function priceFit(key: string): number {
  const words = wordsOf(key)
    .replace(/ (money|cents|minor|in cents|pence|paise|info|value|amount)$/, '')
    .replace(/^(display|formatted) /, '')
  if (ofAnything.test(words)) return 0
  return words === 'offers' || words === 'baseprice' ? 2 : fitOf(words, 'price')
}

/** What costs something need not be a dish. */
const ofAnything = /^(amount|rate|charge)$/

/** Beside the number, as people read it: "$12.99". It says where the decimals begin. */
function writtenPrice(object: JsonObject): string | null {
  for (const [key, value] of Object.entries(object)) {
    const words = wordsOf(key)
    if (!/(price|amount)/.test(words) || !/(display|formatted|text|string|tagline|label)/.test(words))
      continue
    const text = textOf(value)
    if (/\p{Sc}/u.test(text) && /\d/.test(text) && isPriceLike(text)) return text
  }
  return null
}

/** `{ amount: 650, currency: 'USD' }` is how tills write hundredths; `{ price: '6.50', priceCurrency }` is schema.org. */
function amountOf(value: unknown, isHundredths: boolean): Amount | null {
  const unit = isHundredths ? 'hundredths' : 'open'
  if (typeof value === 'number') return { price: value, unit }
  if (typeof value === 'string')
    return { price: value, unit: isHundredths && /^\d+$/.test(value) ? 'hundredths' : 'open' }
  if (value === null) return { price: '', unit }
  const money: unknown = Array.isArray(value) ? value[0] : value
  return isObject(money)
    ? amountOfMoney(money, unit)
    : typeof money === 'number' || typeof money === 'string'
      ? { price: money, unit }
      : null
}

function amountOfMoney(money: JsonObject, unit: PriceUnit): Amount | null {
  const formatted = [money.formatted, money.display, money.displayString, money.formattedPrice, money.text]
    .map(textOf)
    .find(text => /\p{Sc}/u.test(text) && isPriceLike(text))
  if (formatted !== undefined) return { price: formatted, unit: 'major' }
  const cents = money.fractional ?? money.cents ?? money.minor
  if (typeof cents === 'number') return { price: cents, unit: 'hundredths' }
  if (money.nanos !== undefined && money.units !== undefined)
    return { price: Number(money.units) + Math.round(Number(money.nanos) / 1e7) / 100, unit: 'major' }
  const { amount, price, value, currency, currencyCode, currency_code: code } = money
  const plain =
    price ??
    amount ??
    value ??
    money.base_price ??
    money.basePrice ??
    money.default ??
    money.current ??
    money.regular
  if (money.currency_minor_unit === 2 && /^\d+$/.test(String(plain)))
    return { price: Number(plain), unit: 'hundredths' }
  const isOfTill =
    typeof amount === 'number' && [currency, currencyCode, code].some(text => typeof text === 'string')
  if (plain === undefined && money.price === undefined) return null
  if (typeof plain === 'number') return { price: plain, unit: unit === 'open' && isOfTill ? 'money' : unit }
  return typeof plain === 'string'
    ? { price: plain, unit: money.priceCurrency === undefined ? unit : 'major' }
    : null
}
