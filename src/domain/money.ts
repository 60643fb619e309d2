// Money in whole minor units: payable steps, rounding, conversion of typed prices.

/** Hundredths of the major unit, whole, in every currency: 12.50 USD is 1250 and 745 JPY is 74500. */
export type Minor = number

/** The smallest payable amount, in minor units. */
export type PayableStep = 1 | 100

/** JPY and KRW have no coin below the major unit. Source: decisions.md, Money. */
export function payableStep(currencyCode: string): PayableStep {
  return currencyCode === 'JPY' || currencyCode === 'KRW' ? 100 : 1
}

/** Whether a price or tip can be paid: whole, and a multiple of the step. */
export function isPayable(amount: Minor, step: PayableStep): boolean {
  return Number.isSafeInteger(amount) && amount % step === 0
}

/**
 * Converts major to minor units. Rounds the typed decimal half up, not its binary approximation: 1.005 is 101, although
 * 1.005 × 100 is 100.49999999999999 as a double. (A double represents 15 digits exactly.) NaN and infinities stay as
 * they are.
 */
export function toMinor(major: number): Minor {
  return Math.round(Number((major * 100).toPrecision(15)))
}

/** A fraction (≥ 0) of minor units, rounded half up to the payable step. Exact at any size. */
export function roundToStep(numerator: bigint, denominator: bigint, step: PayableStep): Minor {
  const unit = denominator * BigInt(step)
  return Number((2n * numerator + unit) / (2n * unit)) * step
}
