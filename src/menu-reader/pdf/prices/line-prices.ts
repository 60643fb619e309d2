// Where a line's prices are and what stands before and behind them.

import { isExtraOffer, isSurcharge } from './extras.ts'
import { findPrices, type PrintedPrice } from './find-prices.ts'
import { type FoundPrices, isBetween, type LinePrices, plain, trimmedEnd } from './found-prices.ts'
import { withoutOrdinal } from './ordinal.ts'
import type { PriceHabits } from './price-habits.ts'
import { atEnd, listed } from './prices-at-end.ts'
import { isSizeName } from './size-words.ts'

/** Of a text whose cells are parted by tabs; `above` is the line before it, which may have begun a sentence. */
export function linePricesOf(text: string, habits: PriceHabits, above = ''): LinePrices {
  const said = `${above} `
  const begin = text.length - withoutOrdinal(text, false).length
  const found = findPrices(text).filter(
    ({ amount, start }) =>
      start >= begin && (!amount || !isSurcharge(said + text.slice(0, start), said.length)),
  )
  const isExtra = isExtraOffer(text)
  const none: LinePrices = {
    place: 'none',
    prices: [],
    isRange: false,
    isListed: false,
    head: { start: 0, end: text.length },
    tail: { start: text.length, end: text.length },
    isExtra,
  }
  const group =
    listed(text, found, habits) ??
    atEnd(text, found, habits) ??
    atStart(text, found, habits) ??
    inside(text, found, habits)
  return group ? { ...none, ...group } : none
}

/** Bullets and the marks of diets: "VG $12 Cheese Plate". */
const beforeFirst = /^[\s*(•·-]*(?:[A-Z]{1,3}[\s*,]+){0,3}$/

function atStart(text: string, found: readonly PrintedPrice[], habits: PriceHabits): FoundPrices | null {
  const first = found[0]
  if (!first || !beforeFirst.test(text.slice(0, first.start))) return null
  if (!first.hasCurrency && !(first.isSure && !habits.isSigned) && !habits.isLeading) return null
  const group = [first]
  for (const price of found.slice(1)) {
    if (!isBetween(text.slice(group.at(-1)?.end, price.start), false)) break
    group.push(price)
  }
  const start = group.at(-1)?.end ?? 0
  const after = text.slice(start)
  if (!/\p{L}{2}/u.test(after) || /^\s?(?:for|per|each|pro|pour|für|voor)\b|^\//i.test(after)) return null
  const head = { start: start + (/^[\s\t*•·:–—-]*/.exec(after)?.[0].length ?? 0), end: text.length }
  return {
    place: 'start',
    prices: group.map(plain),
    isRange: false,
    head,
    tail: { start: text.length, end: text.length },
  }
}

/** Only a price with a currency may stand amid text, or one with decimals before what is said in brackets. */
function inside(text: string, found: readonly PrintedPrice[], { isSigned }: PriceHabits): FoundPrices | null {
  const at = found.findIndex(
    ({ hasCurrency, isSure, start, end }) =>
      hasCurrency || (isSure && !isSigned && isNamed(text.slice(0, start)) && isAside(text.slice(end))),
  )
  const first = found[at]
  if (!first) return null
  const group: (PrintedPrice & { size: string | null })[] = []
  for (const price of found.slice(at)) {
    const last = group.at(-1)
    if (last && !isBetween(text.slice(last.end, price.start), false) && !price.hasCurrency) break
    group.push({ ...price, size: purposeOf(text.slice(price.end)) })
  }
  const end =
    group.length > 1 && group.every(({ size }) => size) ? (group.at(-1)?.end ?? 0) : (group[0]?.end ?? 0)
  const kept = group
    .filter(price => price.end <= end)
    .map((price, _, { length }) => ({ ...price, size: length > 1 ? price.size : null }))
  return {
    place: 'inside',
    prices: kept.map(price => ({ ...plain(price), size: price.size })),
    isRange: false,
    head: { start: 0, end: trimmedEnd(text, first.start) },
    tail: { start: end, end: text.length },
  }
}

const isNamed = (before: string) => /\p{L}{3}/u.test(before) && /[\s….]$/.test(before)

/** "Soup 12.50 (with fried onion)". */
const isAside = (after: string) => /^\s?\(\p{L}[^()]*\)\s*$/u.test(after)

/** "$150 for a large pan", "$17 per pound": what a price amid prose buys. */
function purposeOf(after: string): string | null {
  const found =
    /^\s?(?:(?:for|per|\/)\s?(?:an?\s|each\s|the\s)?)((?:\p{L}+\s?){1,2}?)(?=[.,;)/]|\s(?:and|or|\$)|$)/iu.exec(
      after,
    )
  const purpose = found?.[1]?.trim() ?? null
  return purpose && (isSizeName(purpose) || purpose.length < 16) ? purpose : null
}
