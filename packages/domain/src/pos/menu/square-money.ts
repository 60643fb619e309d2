// Prices of Square: in the smallest unit of each currency, with another price at some locations.

import { decimalText, keepNumber } from '../../currency.ts'
import { type CurrencyCode, isCurrencyCode } from '../../iso-currencies.ts'
import { type Minor, payableStep } from '../../money.ts'
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../parsed-json.ts'
import type { RemotePrice } from './pos-menu.ts'

/** The entry of `location_overrides` for a location; empty without one. */
export function overrideAt(data: JsonObject, locationId: string): JsonObject {
  return objectOf(
    listOf(data.location_overrides).find(entry => isObject(entry) && entry.location_id === locationId),
  )
}

/** The price of a variation or a modifier at a location. */
export function moneyAt(data: JsonObject, locationId: string): JsonObject {
  const own = overrideAt(data, locationId).price_money
  return objectOf(isObject(own) ? own : data.price_money)
}

/** The same number of the restaurant's currency, in its minor units. Null if it cannot be told. */
export function minorIn(own: CurrencyCode, money: JsonObject): Minor | null {
  const named = namedAmount(own, money)
  if (named === null) return null
  // A choice may make a dish cheaper.
  return Math.sign(named.minor) * keepNumber(Math.abs(named.minor), named.code, own)
}

/** The amount in the currency that it names, or else the restaurant's. Null if it cannot be told. */
function namedAmount(own: CurrencyCode, { amount, currency }: JsonObject) {
  const code = textOf(currency) || own
  if (!isCurrencyCode(code) || !Number.isSafeInteger(amount)) return null
  return { code, minor: (amount as number) * payableStep(code) }
}

/** The price of a variation; null where the staff types it in. */
export function priceAt(variation: JsonObject, locationId: string, own: CurrencyCode): RemotePrice {
  const pricing = overrideAt(variation, locationId).pricing_type ?? variation.pricing_type
  const money = moneyAt(variation, locationId)
  if (pricing === 'VARIABLE_PRICING' || (money.amount ?? null) === null)
    return { minor: null, text: '', doubt: 'no-price' }
  const named = namedAmount(own, money)
  if (named === null)
    return {
      minor: null,
      text: `${String(money.amount)} ${textOf(money.currency)}`,
      doubt: 'price-unreadable',
    }
  const text = [decimalText(named.minor, named.code), textOf(money.currency)].filter(Boolean).join(' ')
  // Sold by weight or length: the price is that of one unit.
  const isPerUnit = textOf(variation.measurement_unit_id) !== ''
  return { minor: minorIn(own, money), text, doubt: isPerUnit ? 'price-unsure' : null }
}

/** All prices of an item's variations at a location. */
export function moneysIn(item: JsonObject, locationId: string): JsonObject[] {
  return listOf(objectOf(item.item_data).variations).map(variation =>
    moneyAt(objectOf(objectOf(variation).item_variation_data), locationId),
  )
}
