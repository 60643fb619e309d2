// A quote that is opened and never closed would swallow all that follows: the row it stands in is mended, the others are kept.

import { isPriceLike } from '../prices/price-text.ts'
import type { Delimiter } from './delimiter.ts'

export interface Mended {
  readonly text: string
  /** Lines of the text in which a quote was taken out, from 1. */
  readonly lines: ReadonlySet<number>
}

/** Cells in quotes may have line breaks in them, though not whole rows. A text without faults stays as it is. */
export function mendQuotes(text: string, delimiter: Delimiter): Mended {
  if (!text.includes('"')) return { text, lines: new Set() }
  const lines = text.split(/\r\n|\n|\r/)
  const width = widthOf(lines, delimiter)
  const damaged = new Set<number>()
  for (let at = 0; at < lines.length && damaged.size < mostDamaged; ) {
    const end = endOfRecord(lines, at, delimiter, width)
    if (end === null) {
      lines[at] = (lines[at] ?? '').replaceAll('"', '')
      damaged.add(at + 1)
      at += 1
    } else at = end + 1
  }
  return damaged.size === 0 ? { text, lines: damaged } : { text: lines.join('\n'), lines: damaged }
}

/** A file with more is no table: it is left as it is. */
const mostDamaged = 1000
/** A description may have as many lines. */
const mostLines = 60

/** The last line of the record that begins in a line; null where a quote is opened that nothing closes in time. */
function endOfRecord(
  lines: readonly string[],
  from: number,
  delimiter: Delimiter,
  width: number,
): number | null {
  let isOpen = false
  for (let at = from; at < Math.min(lines.length, from + mostLines); at += 1) {
    const line = lines[at] ?? ''
    // A whole row within a cell: that cell was to end before it.
    if (isOpen && width > 1 && isWholeRow(line, delimiter, width)) return null
    isOpen = isOpenAfter(line, isOpen, delimiter)
    if (!isOpen) return at
  }
  return null
}

/** With a price in it, since a description may have as many commas. */
function isWholeRow(line: string, delimiter: Delimiter, width: number): boolean {
  const cells = cellsOf(line, delimiter)
  return cells.length === width && !isOpenAfter(line, false, delimiter) && cells.some(isPriceLike)
}

/** As they stand, signs within quotes not counted. */
function cellsOf(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = []
  let [from, isQuoted] = [0, false]
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === delimiter && !isQuoted) {
      cells.push(line.slice(from, at))
      from = at + 1
    }
  }
  return [...cells, line.slice(from)]
}

/** A quote opens at the beginning of a cell and closes at the end of one; elsewhere it is an inch sign. */
function isOpenAfter(line: string, wasOpen: boolean, delimiter: Delimiter): boolean {
  let [isOpen, isBeginning] = [wasOpen, true]
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]
    if (isOpen) {
      if (sign !== '"') continue
      if (line[at + 1] === '"') at += 1
      else isOpen = !endsCell(line, at + 1, delimiter)
    } else if (sign === delimiter) {
      isBeginning = true
      continue
    } else if (sign === '"' && isBeginning) isOpen = true
    // A blank may stand before the quote.
    isBeginning = isBeginning && sign === ' '
  }
  return isOpen
}

/** Behind a quote that closes there is nothing but the next cell: any other is part of the text. */
function endsCell(line: string, from: number, delimiter: Delimiter): boolean {
  let at = from
  while (line[at] === ' ') at += 1
  return at >= line.length || line[at] === delimiter
}

/** How many cells most lines have. */
function widthOf(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>()
  for (const line of lines.slice(0, 500)) {
    if (line.trim() === '' || isOpenAfter(line, false, delimiter)) continue
    const count = cellsOf(line, delimiter).length
    counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
