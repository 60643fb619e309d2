// Prices of Square: in the smallest unit of each currency, with another price at some locations.

import { currencies } from '../../currency.ts'
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

/** The amount in hundredths, as everywhere in Tablemate: Square does not divide JPY. Null if it cannot be told. */
export function hundredthsOf({ amount, currency }: JsonObject): Minor | null {
  const code = textOf(currency)
  const isKnown = code === '' || currencies.some(known => known.code === code)
  if (!Number.isSafeInteger(amount) || !isKnown) return null
  return (amount as number) * payableStep(code)
}

/** The price of a variation; null where the staff types it in. */
export function priceAt(variation: JsonObject, locationId: string): RemotePrice {
  const pricing = overrideAt(variation, locationId).pricing_type ?? variation.pricing_type
  const money = moneyAt(variation, locationId)
  if (pricing === 'VARIABLE_PRICING' || (money.amount ?? null) === null)
    return { minor: null, text: '', doubt: 'no-price' }
  const minor = hundredthsOf(money)
  if (minor === null)
    return { minor, text: `${String(money.amount)} ${textOf(money.currency)}`, doubt: 'price-unreadable' }
  const text = [(minor / 100).toFixed(2), textOf(money.currency)].filter(Boolean).join(' ')
  // Sold by weight or length: the price is that of one unit.
  const isPerUnit = textOf(variation.measurement_unit_id) !== ''
  return { minor, text, doubt: isPerUnit ? 'price-unsure' : null }
}

/** All prices of an item's variations at a location. */
export function moneysIn(item: JsonObject, locationId: string): JsonObject[] {
  return listOf(objectOf(item.item_data).variations).map(variation =>
    moneyAt(objectOf(objectOf(variation).item_variation_data), locationId),
  )
}
