// The rates that bills start with, and rates as percentages. Apart from bill-total.ts: the portal needs nothing of that.

import type { CurrencyCode } from '../currency.ts'
import type { Rates } from './bill-total.ts'

/** The rates that the specification names. Source: decisions.md, Money. */
export const specifiedRates: Rates = { taxRate: 8875, serviceFeeRate: 3000, isTaxIncluded: false }

/** Where nothing is added to the prices. */
export const noRates: Rates = { taxRate: 0, serviceFeeRate: 0, isTaxIncluded: true }

/** The rates that a table without a registered restaurant starts with. Source: decisions.md, Rates. */
export function startingRates(currency: CurrencyCode): Rates {
  return currency === 'USD' ? specifiedRates : noRates
}

/** Thousandths of a percent. */
export function toRate(percentage: number): number {
  return Math.round(percentage * 1000)
}

/** null where none is set. */
export function toRateIfSet(percentage: number | null): number | null {
  return percentage === null ? null : toRate(percentage)
}

export function toPercentage(rate: number): number {
  return rate / 1000
}
