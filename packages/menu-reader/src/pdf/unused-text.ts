// Finds what a reading leaves out, so that no price of the file is lost without a word.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { UnusedText } from '../menu-reading.ts'
import { type LinePart, placesOf } from './layout/line-parts.ts'
import type { PageText } from './layout/page-text.ts'
import type { Line } from './layout/text-lines.ts'
import { type PriceUsage, pricesIn } from './prices/price-usage.ts'

/** The parts of `lines` outside the `used` parts that contain a word or a price. */
export function unusedOf(
  lines: readonly Line[],
  used: readonly LinePart[],
  usage: PriceUsage,
  pages: readonly PageText[],
): UnusedText[] {
  const usedOf = groupBy(used, ({ line }) => line)
  return lines.flatMap(line => {
    const marks = priceMarks(line, usage)
    return gapsIn(line, usedOf.get(line) ?? []).flatMap(part => {
      const text = line.text
        .slice(part.start, part.end)
        .replace(/[\t…\s]+/g, ' ')
        .trim()
      const prices = marks.filter(({ start }) => isIn(part, start)).length
      if (prices === 0 && !/\p{L}{2}/u.test(text)) return []
      return [{ row: null, place: placesOf([part], pages)[0] ?? null, text, prices }]
    })
  })
}

/** What looks like a price: a number with a currency or cents, and a bare one where the menu writes prices so. */
export function priceMarks({ text, size }: Line, usage: PriceUsage) {
  const isBarePrice = usage.isBare && size >= usage.minBareSize
  return pricesIn(text, usage).filter(({ amount, isSure }) => amount !== null && (isSure || isBarePrice))
}

function gapsIn(line: Line, used: readonly LinePart[]): LinePart[] {
  const gaps: LinePart[] = []
  let from = 0
  for (const { start, end } of [...used].sort((a, b) => a.start - b.start)) {
    if (start > from) gaps.push({ line, start: from, end: start })
    from = Math.max(from, end)
  }
  return from < line.text.length ? [...gaps, { line, start: from, end: line.text.length }] : gaps
}

function isIn({ start, end }: LinePart, offset: number): boolean {
  return offset >= start && offset < end
}
