// Money: whole minor units, rounded and shared out in one place.

/** Hundredths of the major unit, whole, in every currency: 12.50 USD is 1250 and 745 JPY is 74500. */
export type Minor = number

/** The smallest sum that can be paid, in minor units. */
export type PayableStep = 1 | 100

/** JPY and KRW have no coin below the major unit. Source: decisions.md, Money. */
export function payableStep(currencyCode: string): PayableStep {
  return currencyCode === 'JPY' || currencyCode === 'KRW' ? 100 : 1
}

/** Whether a typed price or tip can be paid at all: whole, and a multiple of the step. */
export function isPayable(amount: Minor, step: PayableStep): boolean {
  return Number.isSafeInteger(amount) && amount % step === 0
}

/**
 * Minor units of a price in major units. Rounds half up the decimal that was typed, not its binary shadow:
 * 1.005 is 101, though 1.005 × 100 is 100.49999999999999 to a computer. (A double keeps 15 digits faithfully.)
 * What is no finite number stays none.
 */
export function toMinor(major: number): Minor {
  return Math.round(Number((major * 100).toPrecision(15)))
}

/** The fraction (≥ 0) of minor units, rounded half up to the payable step. Exact at any size. */
export function roundToStep(numerator: bigint, denominator: bigint, step: PayableStep): Minor {
  const unit = denominator * BigInt(step)
  return Number((2n * numerator + unit) / (2n * unit)) * step
}
