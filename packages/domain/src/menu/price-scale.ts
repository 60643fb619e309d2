// How large prices are in a currency: a high price in one is small change in another.

import { type CurrencyCode, ratedCurrency } from '../currency.ts'
import { type Minor, minorUnitsOf } from '../money.ts'

/**
 * The approximate number of major units per US dollar; at least 1. Without a rate, the order of magnitude in 2026: only whether
 * a number can be the price of a dish depends on it.
 */
export function scaleOf(currency: CurrencyCode): number {
  return Math.max(1, ratedCurrency(currency)?.exchangeRate ?? magnitudeOf(currency))
}

function magnitudeOf(currency: CurrencyCode): number {
  for (const [magnitude, codes] of magnitudes) if (codes.includes(currency)) return magnitude
  return 5
}

/** Those worth more than a US dollar, and those of which it buys ten or more. It buys less than ten of the others. */
const magnitudes: readonly (readonly [number, string])[] = [
  [1, 'BHD FKP GIP JOD KWD KYD OMR SHP'],
  [
    30,
    'CZK CUP DOP EGP ERN HNL LSL MDL MRU MUR MVR MZN NAD NIO SRD STN SZL TRY TWD UAH UYU ZAR ZMW SLE BWP GHS ZWG',
  ],
  [100, 'AFN ALL BDT BTN CVE DZD ETB GMD ISK JMD KES KGS LRD MKD NPR PHP RSD RUB VES VUV XPF HTG DJF'],
  [500, 'AMD AOA CLP CRC GYD HUF KMF KZT LKR NGN PKR RWF SDG XAF XOF YER'],
  [1500, 'ARS BIF CDF IQD KPW MGA MMK MNT MWK SOS SSP TZS UGX'],
  [5000, 'COP GNF KHR PYG UZS SYP'],
  [20_000, 'IDR LAK VND'],
  [90_000, 'IRR LBP'],
]

/** Whether a dish may cost a thousand units, so that "1,200" means 1200. */
export function costsThousands(currency: CurrencyCode): boolean {
  return scaleOf(currency) >= 15
}

/**
 * Returns a test for prices far outside those of a menu, which are more often a slip or a lost decimal separator than meant: far
 * above most, or ten times the dearest other or a tenth of the cheapest other one. `prices` may contain the tested one. Nothing is
 * far from an empty menu. Source: decisions.md, Money.
 */
export function unusualAmong(prices: readonly Minor[], currency: CurrencyCode): (price: Minor) => boolean {
  const sorted = prices.filter(price => price > 0).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (median === undefined) return () => false
  const threshold = Math.max(minorUnitsOf(currency) * highestUsualDollars * scaleOf(currency), 10 * median)
  return price => price > threshold || (sorted.length >= enoughToCompare && isFarFrom(price, sorted))
}

/** Even a good bottle of wine costs less. */
const highestUsualDollars = 500
/** Beside fewer prices a cheap side dish would make every other dish unusual. */
const enoughToCompare = 6

function isFarFrom(price: Minor, sorted: readonly Minor[]): boolean {
  const dearest = sorted.at(price === sorted.at(-1) ? -2 : -1) ?? price
  const cheapest = sorted[price === sorted[0] ? 1 : 0] ?? price
  return price > 10 * dearest || (price > 0 && 10 * price < cheapest)
}
