// Converts our minor units to the amounts of providers and back.

import type { OutgoingOrder } from '../delivery/outgoing-order.ts'
import { type CurrencyCode, isCurrencyCode } from '../iso-currencies.ts'
import { isPayable, type Minor, payableStep, toMinor } from '../money.ts'
import type { Unsendable } from './adapter.ts'

/** The currency's own smallest unit by ISO 4217: cents, whole yen and won, thousandths of a dinar. */
export function toSmallestUnit(amount: Minor, currency: CurrencyCode): number {
  return amount / payableStep(currency)
}

/** Minor units from an answer in the currency's smallest unit; null if they cannot be known. */
export function fromSmallestUnit(amount: unknown, currency: unknown): Minor | null {
  return isCurrencyCode(currency) && typeof amount === 'number' ? safe(amount * payableStep(currency)) : null
}

/** Minor units from an answer's decimal in the major unit; null if they cannot be known. */
export function fromDecimal(amount: unknown, currency: unknown): Minor | null {
  const isDecimal = typeof amount === 'number' || (typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount))
  return isCurrencyCode(currency) && isDecimal ? safe(toMinor(Number(amount), currency)) : null
}

/** The first dish whose price cannot be paid in the order's currency, as 7.50 JPY; null: there is none. */
export function unpayableLine({ lines, currency }: OutgoingOrder): Unsendable | null {
  const unpayable = lines.find(({ price }) => price < 0 || !isPayable(price, payableStep(currency)))
  return unpayable ? { unsendable: 'currency', line: unpayable.line } : null
}

function safe(amount: number): Minor | null {
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null
}
