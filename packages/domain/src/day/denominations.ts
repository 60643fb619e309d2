// The notes and coins of a currency, for counting a drawer.

import { currenciesWithoutDecimals, type Minor, minorUnitsOf } from '../money.ts'

/** In major units; the others have the common series of 1, 2 and 5. Source: the central banks' lists of what is in circulation. */
const series: Readonly<Record<string, readonly number[]>> = {
  USD: [100, 50, 20, 10, 5, 1, 0.25, 0.1, 0.05, 0.01],
  CAD: [100, 50, 20, 10, 5, 2, 1, 0.25, 0.1, 0.05],
  GBP: [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
  EUR: [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
  CHF: [1000, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05],
  AUD: [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05],
  JPY: [10_000, 5000, 2000, 1000, 500, 100, 50, 10, 5, 1],
}
const common = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]
const commonWithoutDecimals = [
  ...[100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 1],
]

/** Their values in minor units, the largest first. */
export function denominationsOf(currencyCode: string): Minor[] {
  const values =
    series[currencyCode] ??
    (currenciesWithoutDecimals.includes(currencyCode) ? commonWithoutDecimals : common)
  return values.map(value => Math.round(value * minorUnitsOf(currencyCode)))
}
