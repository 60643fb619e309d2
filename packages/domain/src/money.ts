// Money in whole minor units: units of each currency, payable steps, rounding, conversion of typed prices.

/**
 * Whole hundredths of the major unit, also in a currency without decimals; thousandths in one with three: 12.50 USD is 1250,
 * 745 JPY is 74500 and 1.250 KWD is 1250.
 */
export type Minor = number

/** How many minor units one major unit has. */
export type MinorUnits = 100 | 1000

/** The smallest payable amount, in minor units. */
export type PayableStep = 1 | 100

/** Currencies without a coin below the major unit. Source: ISO 4217, list one. */
export const currenciesWithoutDecimals: readonly string[] =
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')

/** Source: ISO 4217, list one. */
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

export function minorUnitsOf(currencyCode: string): MinorUnits {
  return withThreeDecimals.includes(currencyCode) ? 1000 : 100
}

/** A currency without decimals is paid in whole major units. Source: decisions.md, Money. */
export function payableStep(currencyCode: string): PayableStep {
  return currenciesWithoutDecimals.includes(currencyCode) ? 100 : 1
}

/** Whether a price or tip can be paid: whole, and a multiple of the step. */
export function isPayable(amount: Minor, step: PayableStep): boolean {
  return Number.isSafeInteger(amount) && amount % step === 0
}

/**
 * Converts major to minor units. Rounds the typed decimal half up, not its binary approximation: 1.005 USD is 101, although
 * 1.005 × 100 is 100.49999999999999 as a double. (A double represents 15 digits exactly.) NaN and infinities stay as
 * they are.
 */
export function toMinor(major: number, currencyCode: string): Minor {
  return Math.round(Number((major * minorUnitsOf(currencyCode)).toPrecision(15)))
}

/** A fraction (≥ 0) of minor units, rounded half up to the payable step. Exact at any size. */
export function roundToStep(numerator: bigint, denominator: bigint, step: PayableStep): Minor {
  const unit = denominator * BigInt(step)
  return Number((2n * numerator + unit) / (2n * unit)) * step
}
