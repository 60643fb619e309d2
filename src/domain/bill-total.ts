// What the table owes: the subtotal, with tax, service fee and tip upon it.

import { type Minor, type PayableStep, roundToStep } from './money.ts'

/** Thousandths of a percent of the subtotal, whole: 8875 is 8.875 %. */
export interface Rates {
  readonly taxRate: number
  readonly serviceFeeRate: number
}

/** A percentage (0–100, at most two decimals) of the subtotal, or an amount of one's own. */
export type Tip =
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'amount'; readonly amount: Minor }

/** All in minor units; finalTotal is the sum of the four others. */
export interface BillTotal {
  readonly subtotal: Minor
  readonly tax: Minor
  readonly serviceFee: Minor
  readonly tipAmount: Minor
  readonly finalTotal: Minor
}

/** Of a restaurant that has not set its own. Source: decisions.md, Money. */
export const defaultRates: Rates = { taxRate: 8875, serviceFeeRate: 3000 }

export const tipPresets = [15, 18, 20, 25] as const
export const defaultTip: Tip = { kind: 'percentage', percentage: 18 }

/**
 * The bill of a `subtotal` (Σ quantity × price, minor units, payable). Tax, service fee and tip are each
 * rounded half up to the payable step, exactly at any size. Source: decisions.md, Money.
 */
export function billTotal(bill: { subtotal: Minor; rates: Rates; tip: Tip; step: PayableStep }): BillTotal {
  const { subtotal, rates, tip, step } = bill
  const tax = percentOf(subtotal, rates.taxRate, step)
  const serviceFee = percentOf(subtotal, rates.serviceFeeRate, step)
  const tipAmount = tipOf(subtotal, tip, step)
  return { subtotal, tax, serviceFee, tipAmount, finalTotal: subtotal + tax + serviceFee + tipAmount }
}

function tipOf(subtotal: Minor, tip: Tip, step: PayableStep): Minor {
  switch (tip.kind) {
    case 'percentage':
      return percentOf(subtotal, Math.round(tip.percentage * 100) * 10, step)
    case 'amount':
      return roundToStep(BigInt(tip.amount), 1n, step)
  }
}

/** `rate` in thousandths of a percent. */
function percentOf(subtotal: Minor, rate: number, step: PayableStep): Minor {
  return roundToStep(BigInt(subtotal) * BigInt(rate), 100_000n, step)
}
