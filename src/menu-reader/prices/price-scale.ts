// How large prices are in a currency: a high price in one is small change in another.

import { type CurrencyCode, currencyOf } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'

/** The approximate number of major units per US dollar; at least 1. */
export function scaleOf(currency: CurrencyCode): number {
  return Math.max(1, currencyOf(currency).exchangeRate)
}

/** Whether a dish may cost a thousand units, so that "1,200" means 1200. */
export function costsThousands(currency: CurrencyCode): boolean {
  return scaleOf(currency) >= 15
}

/** Returns a test for prices, in hundredths, that are unusual for a dish and far above the others of the file. */
export function unusualAmong(prices: readonly Minor[], currency: CurrencyCode): (price: Minor) => boolean {
  const sorted = prices.filter(price => price > 0).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const threshold = Math.max(100 * highestUsualDollars * scaleOf(currency), 10 * median)
  return price => price > threshold
}

/** Even a good bottle of wine costs less. */
const highestUsualDollars = 500
