// What a diner said, as an order that the table can hold: every dish with a price, and what it leaves in doubt.

import { type CurrencyCode, demoBasePrice } from './currency.ts'
import { limits } from './limits.ts'
import { isPayable, type Minor, payableStep } from './money.ts'
import type { OrderItem } from './order.ts'
import { parseOrder } from './voice-order/parse-order.ts'
import type { MenuEntry, SpokenItem } from './voice-order/parsed-order.ts'

/** A stretch of a transcript: UTF-16 units, end exclusive. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

export interface SpokenOrder {
  /** None where nothing was understood. */
  readonly items: readonly OrderItem[]
  readonly notUnderstood: readonly Stretch[]
}

/**
 * Understands a transcript at a table with this currency. A dish has its menu's price, else the spoken one, else the
 * demo base price, and then says so. Source: decisions.md, Calls.
 */
export function spokenOrder(
  transcript: string,
  menu: readonly MenuEntry[] | null,
  currency: CurrencyCode,
): SpokenOrder {
  const { items, notUnderstood } = parseOrder(transcript, menu)
  return {
    items: items.map(item => asOrderItem(item, currency)),
    notUnderstood: notUnderstood.map(({ start, end }) => ({ start, end })),
  }
}

function asOrderItem(item: SpokenItem, currency: CurrencyCode): OrderItem {
  const { quantity, modifications, ambiguity } = item
  const name = item.entry ? item.name : item.name.charAt(0).toUpperCase() + item.name.slice(1)
  const price = item.price === null ? null : payable(item.price, currency)
  const doubt = ambiguity.length > 0 ? 'name' : price === null ? 'price' : undefined
  return {
    name,
    quantity,
    price: price ?? demoBasePrice(currency),
    ...(modifications.length > 0 && { modifications: modifications.join(', ') }),
    ...(doubt && { doubt }),
  }
}

/** Nobody says hundredths of a yen: "six fifty" is 650 of them. Null for what cannot be paid, or no dish costs. */
function payable(price: Minor, currency: CurrencyCode): Minor | null {
  if (isPayable(price, payableStep(currency))) return price <= limits.price ? price : null
  return price < saidInTwoPartsBelow ? price * 100 : null
}

/** "ninety nine fifty" is the most that is said so. */
const saidInTwoPartsBelow = 100_00
