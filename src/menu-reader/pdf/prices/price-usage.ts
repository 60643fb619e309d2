// Finds out, over all lines, how this menu writes prices. That tells what a bare number means.

import { findPrices } from './find-prices.ts'

export interface PriceUsage {
  /** Bare whole numbers at line ends are prices. */
  readonly isBare: boolean
  /** Nearly all prices have a currency, so a bare "7.50" is suspect. */
  readonly isSigned: boolean
  /** Prices come before the names. */
  readonly isLeading: boolean
}

export function priceUsageOf(texts: readonly string[]): PriceUsage {
  let bare = 0
  let sure = 0
  let signed = 0
  let leading = 0
  let trailing = 0
  for (const text of texts) {
    const prices = findPrices(text).filter(({ amount }) => amount !== null)
    const [first, last] = [prices[0], prices.at(-1)]
    if (!first || !last) continue
    const isAtEnd = /^[\s).*~|•·–—-]*$/.test(text.slice(last.end))
    const isAtStart =
      /^[\s(*]*(?:[A-Z]{1,3}[\s*,]+){0,3}$/.test(text.slice(0, first.start)) &&
      /\p{L}{3}/u.test(text.slice(first.end))
    if (isAtStart && (first.isSure || !isAtEnd) && !/^[.)]/.test(text.slice(first.end))) leading++
    if (!isAtEnd) continue
    trailing++
    if (last.hasCurrency) signed++
    if (last.isSure) sure++
    else bare++
  }
  return {
    isBare: bare > 0.5 * sure,
    isSigned: signed > 3 && signed > 0.8 * trailing,
    isLeading: leading > 2 && leading > 2 * trailing,
  }
}
