// How large prices are in a currency: what is dear in one is small change in another.

import { type CurrencyCode, currencyOf } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'

/** How many of the major unit are about as much as a dollar; never less than one. */
export function scaleOf(currency: CurrencyCode): number {
  return Math.max(1, currencyOf(currency).exchangeRate)
}

/** Whether a dish may well cost a thousand of it, so that "1,200" is that many. */
export function costsThousands(currency: CurrencyCode): boolean {
  return scaleOf(currency) >= 15
}

/** Prices, in hundredths of the major unit, that hardly any dish has, and that stand apart from the others of the file. */
export function unusualAmong(prices: readonly Minor[], currency: CurrencyCode): (price: Minor) => boolean {
  const sorted = prices.filter(price => price > 0).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const dear = Math.max(100 * dearest * scaleOf(currency), 10 * middle)
  return price => price > dear
}

/** In dollars: a good bottle of wine costs less. */
const dearest = 500
