// Computes what the group owes: the subtotal plus tax, service fee and tip.

import { type Minor, type PayableStep, roundToStep } from '../money.ts'

/** Thousandths of a percent, whole: 8875 is 8.875 %. */
export interface Rates {
  /** Relative to the price before tax; 0 if prices include a tax at an unknown rate. */
  readonly taxRate: number
  /** Relative to the subtotal. */
  readonly serviceFeeRate: number
  /** Whether the prices include the tax, so that none is added. */
  readonly isTaxIncluded: boolean
}

/** A percentage (0–100, at most two decimals) of the subtotal, or a custom amount. */
export type Tip =
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'amount'; readonly amount: Minor }

/** All in minor units; finalTotal is the sum of the four others. */
export interface BillTotal {
  readonly subtotal: Minor
  /** The tax added to the prices; 0 if they include it. */
  readonly tax: Minor
  readonly serviceFee: Minor
  readonly tipAmount: Minor
  readonly finalTotal: Minor
}

export const tipPresets = [15, 18, 20, 25] as const

/**
 * The bill of a `subtotal` (Σ quantity × price, minor units, payable). Tax, service fee and tip are each
 * rounded half up to the payable step, exactly at any size. Source: decisions.md, Money.
 */
export function billTotal(bill: { subtotal: Minor; rates: Rates; tip: Tip; step: PayableStep }): BillTotal {
  const { subtotal, rates, tip, step } = bill
  const tax = rates.isTaxIncluded ? 0 : percentOf(subtotal, rates.taxRate, step)
  const serviceFee = percentOf(subtotal, rates.serviceFeeRate, step)
  const tipAmount = tipOf(subtotal, tip, step)
  return { subtotal, tax, serviceFee, tipAmount, finalTotal: subtotal + tax + serviceFee + tipAmount }
}

/** The tax that is contained in a `subtotal` whose prices include it, rounded half up to the payable step. */
export function includedTax(subtotal: Minor, { taxRate }: Pick<Rates, 'taxRate'>, step: PayableStep): Minor {
  return roundToStep(BigInt(subtotal) * BigInt(taxRate), 100_000n + BigInt(taxRate), step)
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
