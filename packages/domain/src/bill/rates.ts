// The initial rates of bills, and conversion from and to percent. Separate from bill-total.ts, which the portal does not load.

import type { CurrencyCode } from '../currency.ts'
import type { Rates } from './bill-total.ts'

/** The rates of the specification. Source: decisions.md, Money. */
export const specifiedRates: Rates = { taxRate: 8875, serviceFeeRate: 3000, isTaxIncluded: false }

/** Adds nothing to the prices. */
export const noRates: Rates = { taxRate: 0, serviceFeeRate: 0, isTaxIncluded: true }

/** The initial rates of a group without a registered restaurant. Source: decisions.md, Rates. */
export function startingRates(currency: CurrencyCode): Rates {
  return currency === 'USD' ? specifiedRates : noRates
}

/**
 * The tip, in percent, that a new group's phones propose. Nothing where tips are not usual, or on top of a service fee that the
 * restaurant charges. Source: decisions.md, Money.
 */
export function startingTip(
  { currency, restaurantId }: { readonly currency: CurrencyCode; readonly restaurantId: number | null },
  { serviceFeeRate }: Rates,
): number {
  if (restaurantId !== null && serviceFeeRate > 0) return 0
  return currency === 'USD' || currency === 'CAD' ? 18 : 0
}

/** Converts percent to thousandths of a percent. */
export function toRate(percentage: number): number {
  return Math.round(percentage * 1000)
}

/** As `toRate`; null stays null. */
export function toRateIfSet(percentage: number | null): number | null {
  return percentage === null ? null : toRate(percentage)
}

export function toPercentage(rate: number): number {
  return rate / 1000
}
