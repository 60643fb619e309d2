// Converts our minor units, always hundredths, to the amounts of providers and back.

import { type CurrencyCode, currencies, decimalsOf } from '../currency.ts'
import type { OutgoingOrder } from '../delivery/outgoing-order.ts'
import { isPayable, type Minor, payableStep, toMinor } from '../money.ts'
import type { Unsendable } from './adapter.ts'

/** The currency's own smallest unit: cents, but whole yen and won. */
export function toSmallestUnit(amount: Minor, currency: CurrencyCode): number {
  return amount / payableStep(currency)
}

/** Minor units from an answer in the currency's smallest unit; null if they cannot be known. */
export function fromSmallestUnit(amount: unknown, currency: unknown): Minor | null {
  const known = currencies.find(({ code }) => code === currency)
  return known && typeof amount === 'number' ? safe(amount * payableStep(known.code)) : null
}

/** A decimal in the major unit: "12.50" USD, "745" JPY. */
export function toDecimal(amount: Minor, currency: CurrencyCode): string {
  return (amount / 100).toFixed(decimalsOf(currency))
}

/** Minor units from an answer's decimal in the major unit; null if it is none. */
export function fromDecimal(amount: unknown): Minor | null {
  const isDecimal = typeof amount === 'number' || (typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount))
  return isDecimal ? safe(toMinor(Number(amount))) : null
}

/** The first dish whose price cannot be paid in the order's currency, as 7.50 JPY; null: there is none. */
export function unpayableLine({ lines, currency }: OutgoingOrder): Unsendable | null {
  const unpayable = lines.find(({ price }) => price < 0 || !isPayable(price, payableStep(currency)))
  return unpayable ? { unsendable: 'currency', line: unpayable.line } : null
}

function safe(amount: number): Minor | null {
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null
}
