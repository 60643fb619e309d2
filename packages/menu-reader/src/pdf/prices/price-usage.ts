// Finds out, over all lines, how this menu writes prices. That tells what a bare number means.

import { findPrices, type PrintedPrice } from './find-prices.ts'
import { isOnlySuffixes } from './suffixes.ts'

export interface PriceUsage {
  /** Bare whole numbers at line ends are prices. */
  readonly isBare: boolean
  /** Nearly all prices have a currency, so a bare "7.50" is suspect. */
  readonly isSigned: boolean
  /** Prices come before the names. */
  readonly isLeading: boolean
  /** Numbers in brackets are codes of allergens. */
  readonly haveCodes: boolean
  /** A bare number in a smaller font is a code for allergens or a note. */
  readonly minBareSize: number
}

/** Relative to the size of the certain prices. */
const smallestShare = 0.72
/** Fewer certain prices say nothing about the size of prices: "$2 off today". */
const minCertain = 0.2

export function priceUsageOf(lines: readonly { readonly text: string; readonly size: number }[]): PriceUsage {
  const found = lines.map(({ text, size }) => ({
    text,
    size,
    prices: findPrices(text).filter(({ amount }) => amount !== null),
  }))
  const priced = found.filter(({ prices }) => prices.length > 0)
  const certain = priced.filter(({ prices }) => prices.some(({ isSure }) => isSure)).map(({ size }) => size)
  const usual = certain.sort((a, b) => a - b)[Math.floor(certain.length / 2)] ?? 0
  const minBareSize = certain.length > minCertain * priced.length ? smallestShare * usual : 0
  let bare = 0
  let sure = 0
  let signed = 0
  let leading = 0
  let trailing = 0
  for (const { text, size, prices } of found) {
    const [first, last] = [prices[0], prices.at(-1)]
    if (!first || !last) continue
    const isAtEnd = isOnlySuffixes(text.slice(last.end))
    const isAtStart =
      /^[\s(*]*(?:[A-Z]{1,3}[\s*,]+){0,3}$/.test(text.slice(0, first.start)) &&
      /\p{L}{3}/u.test(text.slice(first.end))
    if (isAtStart && (first.isSure || !isAtEnd) && !/^[.)]/.test(text.slice(first.end))) leading++
    if (!isAtEnd) continue
    trailing++
    if (last.hasCurrency) signed++
    if (last.isSure) sure++
    else if (size >= minBareSize) bare++
  }
  return {
    isBare: bare > 0.5 * sure,
    isSigned: signed > 3 && signed > 0.8 * trailing,
    isLeading: leading > 2 && leading > 2 * trailing,
    haveCodes: lines.filter(({ text }) => codes.test(text)).length > Math.max(2, 0.1 * priced.length),
    minBareSize,
  }
}

/** "(1,7,12)", "(A,C)". */
const codes = /[([](?:\d{1,2}|[a-z])(?:\s?,\s?(?:\d{1,2}|[a-z]))+\s?[)\]]/i

/** The prices of a line, without codes in brackets. */
export function pricesIn(text: string, { haveCodes }: PriceUsage): PrintedPrice[] {
  const isCode = ({ start, end, hasCurrency }: PrintedPrice) =>
    haveCodes &&
    !hasCurrency &&
    /[([][\d,.\s]*$/.test(text.slice(0, start)) &&
    /^[\d,.\s]*[)\]]/.test(text.slice(end))
  return findPrices(text).filter(price => !isCode(price))
}
