// Finds prices at the end of a line: one, one for each size, or a list of short names with prices.

import type { PrintedPrice } from './find-prices.ts'
import { type FoundPrices, isSeparator, plain, type SizedPrice, sizeIn, trimmedEnd } from './found-prices.ts'
import type { PriceUsage } from './price-usage.ts'
import { isSizeName, sizeList, splitSizeAtEnd } from './size-words.ts'
import { isOnlySuffixes } from './suffixes.ts'

/** Several short names with prices, separated by slashes, commas or cells: "Lamb $17 | Goat $18". */
export function listed(text: string, found: readonly PrintedPrice[], usage: PriceUsage): FoundPrices | null {
  if (found.length < 2) return null
  const areSure = found.every(({ isSure }) => isSure)
  if (!areSure && !usage.isBare) return null
  const prices: SizedPrice[] = []
  let from = 0
  for (const [at, { end }] of found.entries()) {
    const isLast = at === found.length - 1
    const rest = text.slice(end)
    if (!(isLast ? isOnlySuffixes(rest) : (areSure ? beforeNext : beforeNextBare).test(rest))) continue
    const price = pricedPart(text, from, found.slice(0, at + 1))
    if (price === null) return null
    prices.push(price)
    from = end
  }
  if (prices.length < 2 || from !== found.at(-1)?.end) return null
  const nothing = { start: 0, end: 0 }
  return { position: 'only', prices, isRange: false, isListed: true, head: nothing, tail: nothing }
}

const beforeNext = /^[\s\t]*(?:[|/;·•\t]|,(?!\d)|(?<=\s)(?=\p{Lu}\p{L}))/u
const beforeNextBare = /^[\s\t]*[|/;·•\t]/

/** A short name that is not a size, with the price after it. */
function pricedPart(text: string, from: number, found: readonly PrintedPrice[]): SizedPrice | null {
  const inside = found.filter(({ start }) => start >= from)
  const price = inside.find(({ isSure }) => isSure) ?? inside.at(-1)
  if (!price) return null
  const name = text
    .slice(from, price.start)
    .replace(/^[\s\t|/,;·•]*(?:\d+[.)])?/, '')
    .replace(/[\t…:()–—-]+/g, ' ')
    .trim()
  if (!/\p{L}{2}/u.test(name) || name.split(/\s+/).length > 3 || isSizeName(name)) return null
  return { ...plain(price), size: name }
}

export function atEnd(text: string, found: readonly PrintedPrice[], usage: PriceUsage): FoundPrices | null {
  const last = found.at(-1)
  if (!last) return null
  const rest = text.slice(last.end)
  const isSizeBehind = isSizeName(rest)
  if (!isSizeBehind && !isOnlySuffixes(rest)) return null
  const group = groupBefore(text, found, found.length - 1, isSizeBehind)
  const first = group[0]
  if (!first || !group.some(price => price.amount !== null || price.isSure)) return null
  if (!group.some(price => isTrusted(price, text, usage, group.length))) return null
  return sized(text, group, isSizeBehind)
}

/** A final number is a price by its form, by the menu's usage, or because it has its own cell. */
function isTrusted(price: PrintedPrice, text: string, usage: PriceUsage, count: number): boolean {
  if (price.amount === null) return price.isSure
  if (price.hasCurrency) return true
  const isCell = /(?:^[\s~|•·*–—-]*|[\t…]\s*)$/.test(text.slice(0, price.start))
  if (price.isSure) return !usage.isSigned || isCell || count > 1
  const isTenth = /[.,]\d$|[¼½¾]$/.test(text.slice(price.start, price.end))
  if (isTenth) return !usage.isSigned
  return (usage.isBare && !usage.isLeading) || (isCell && !usage.isSigned)
}

/** The price and those before it that only slashes, dashes or sizes separate from it. */
function groupBefore(
  text: string,
  found: readonly PrintedPrice[],
  last: number,
  isSizeBehind: boolean,
): PrintedPrice[] {
  const group = [found[last]].filter(price => price !== undefined)
  for (let index = last - 1; index >= 0; index--) {
    const price = found[index]
    const next = group[0]
    if (!price || !next || !isSeparator(text.slice(price.end, next.start), isSizeBehind)) break
    // A number that ends the name ("Licor 43") is not a price.
    const isBlank = /^\s+$/.test(text.slice(price.end, next.start))
    const isOwnCell =
      /[\t…]\s*$/.test(text.slice(0, price.start)) && text.slice(price.end, next.start).includes('\t')
    if (isBlank && next.isSure && !price.isSure && !isOwnCell) break
    if (
      next.hasCurrency &&
      !price.hasCurrency &&
      price.amount !== null &&
      !/^\s?[/–—-]\s?$/.test(text.slice(price.end, next.start))
    )
      break
    group.unshift(price)
  }
  return group
}

/** "Soup  0,2 l / 0,4 l  3.20 / 5.90": as many sizes as prices. */
function namedBefore(before: string, group: readonly PrintedPrice[]): FoundPrices | null {
  const [, cell = ''] = /([^\t…]+)[\s\t…]*$/.exec(before) ?? []
  const sizes = group.length > 1 ? sizeList(cell) : null
  if (sizes?.length !== group.length) return null
  const head = { start: 0, end: trimmedEnd(before, before.lastIndexOf(cell)) }
  const prices = group.map((price, at) => ({ ...plain(price), size: sizes[at] ?? null }))
  const tail = { start: group.at(-1)?.end ?? 0, end: group.at(-1)?.end ?? 0 }
  return { position: head.end > 0 ? 'end' : 'only', prices, isRange: false, head, tail }
}

/** Sizes precede their prices, or follow them if one follows the last price. */
function sized(text: string, group: readonly PrintedPrice[], isSizeBehind: boolean): FoundPrices {
  const firstStart = group[0]?.start ?? 0
  const before = text.slice(0, firstStart)
  const isNamed = group.slice(1).some((price, at) => sizeIn(text.slice(group[at]?.end, price.start)) !== null)
  const listed = namedBefore(before, group)
  if (listed) return listed
  const own = isSizeBehind ? null : splitSizeAtEnd(before)
  // "Party 20 22 24": a size before several unnamed prices names the row.
  const isAlone = own?.rest.trim() === '' && group.length === 1
  const takesSize = own && (isNamed || isAlone || /[\t…]\s*$/.test(own.rest))
  const headEnd = takesSize ? own.rest.length : firstStart
  const prices = group.map((price, at) => {
    const following = text.slice(price.end, group[at + 1]?.start)
    const preceding = at === 0 ? (takesSize ? own.size : '') : text.slice(group[at - 1]?.end, price.start)
    return { ...plain(price), size: sizeIn(isSizeBehind ? following : preceding) }
  })
  const head = { start: 0, end: trimmedEnd(text, headEnd) }
  const isRange = group.length === 2 && /^\s?[–—-]\s?$/.test(text.slice(group[0]?.end, group[1]?.start))
  const hasHead = /[\p{L}\p{N}]/u.test(text.slice(0, head.end))
  return {
    position: hasHead ? 'end' : 'only',
    prices,
    isRange,
    head,
    tail: { start: text.length, end: text.length },
  }
}
