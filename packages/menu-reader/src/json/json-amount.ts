// Reads an amount of money from JSON: a number, a text, or an object that describes it.

import { fitOf } from '../header-words.ts'
import { minorUnitWords } from '../prices/minor-unit-words.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { isObject, type JsonObject, textOf } from './json-value.ts'

/** The unit of a number: stated by the file, in a money object ('money': tills write minor units), or still unknown. */
export type PriceUnit = 'minor' | 'major' | 'money' | 'undetermined'

export interface Amount {
  /** As the file writes it; '' if the key has no value. */
  readonly price: string | number
  readonly unit: PriceUnit
  /** Larger sizes cost more. */
  readonly isLowest?: boolean
  /** The key calls it a cost: what the kitchen pays, unless no dish of the file has a price. */
  readonly isCost?: boolean
}

export const isNothing = ({ price }: Amount) => price === '' || Number(price) === 0

/** Tills write minor units as `{ amount: 650, currency: 'USD' }`; schema.org writes `{ price: '6.50', priceCurrency }`. */
export function amountOf(value: unknown, isMinor: boolean): Amount | null {
  const unit = isMinor ? 'minor' : 'undetermined'
  if (value === null) return { price: '', unit }
  const money: unknown = Array.isArray(value) ? value[0] : value
  return isObject(money) ? amountOfMoney(money, unit) : isPlain(money) ? plainAmount(money, isMinor) : null
}

/** In minor units, if `isMinor`, is only a whole number. */
export function plainAmount(value: string | number, isMinor: boolean): Amount {
  if (typeof value === 'number') return { price: value, unit: isMinor ? 'minor' : 'undetermined' }
  return isMinor && /^\d+$/.test(value)
    ? { price: Number(value), unit: 'minor' }
    : { price: value, unit: 'undetermined' }
}

function amountOfMoney(money: JsonObject, unit: PriceUnit): Amount | null {
  // schema.org allows one more level around the price.
  if (isObject(money.priceSpecification) || Array.isArray(money.priceSpecification))
    return amountOf(money.priceSpecification, unit === 'minor')
  const { lowPrice, highPrice } = money
  if (isPlain(lowPrice) && money.price === undefined)
    return { price: lowPrice, unit: 'major', isLowest: lowPrice !== (highPrice ?? lowPrice) }
  const formatted = [money.formatted, money.display, money.displayString, money.formattedPrice, money.text]
    .map(textOf)
    .find(text => /\p{Sc}/u.test(text) && isPriceLike(text))
  if (formatted !== undefined) return { price: formatted, unit: 'major' }
  const cents = minorUnitWords.map(word => money[word]).find(amount => typeof amount === 'number')
  if (cents !== undefined) return { price: cents, unit: 'minor' }
  if (money.nanos !== undefined && money.units !== undefined)
    return { price: Number(money.units) + Math.round(Number(money.nanos) / 1e6) / 1000, unit: 'major' }
  const { amount, price, value, currency, currencyCode, currency_code: code } = money
  const plain =
    price ??
    amount ??
    value ??
    money.base_price ??
    money.basePrice ??
    money.default ??
    money.current ??
    money.regular ??
    namedIn(money)
  const decimals = money.currency_minor_unit
  if ((decimals === 0 || decimals === 2 || decimals === 3) && /^\d+$/.test(String(plain)))
    return { price: Number(plain) / 10 ** decimals, unit: 'major' }
  const isOfTill =
    typeof amount === 'number' && [currency, currencyCode, code].some(text => typeof text === 'string')
  if (plain === undefined && money.price === undefined) return null
  if (typeof plain === 'number')
    return { price: plain, unit: unit === 'undetermined' && isOfTill ? 'money' : unit }
  return typeof plain === 'string'
    ? { price: plain, unit: money.priceCurrency === undefined ? unit : 'major' }
    : null
}

/** The amount under a key in another language than English. */
function namedIn(money: JsonObject): unknown {
  return Object.entries(money).find(([key, value]) => isPlain(value) && fitOf(key, 'price') > 1.5)?.[1]
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || typeof value === 'string'
