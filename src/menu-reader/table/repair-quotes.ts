// Repairs quotes that open and never close, which would swallow the rest of the file. Only their own row is changed.

import { isPriceLike } from '../prices/price-text.ts'
import type { Delimiter } from './delimiter.ts'

export interface RepairedText {
  readonly text: string
  /** The lines, from 1, in which quotes were removed. */
  readonly lines: ReadonlySet<number>
}

/** A quoted cell may contain line breaks, but not whole rows. A sound text stays unchanged. */
export function repairQuotes(text: string, delimiter: Delimiter): RepairedText {
  if (!text.includes('"')) return { text, lines: new Set() }
  const lines = text.split(/\r\n|\n|\r/)
  const width = widthOf(lines, delimiter)
  const damaged = new Set<number>()
  for (let at = 0; at < lines.length && damaged.size < maxDamaged; ) {
    const end = endOfRecord(lines, at, delimiter, width)
    if (end === null) {
      lines[at] = (lines[at] ?? '').replaceAll('"', '')
      damaged.add(at + 1)
      at += 1
    } else at = end + 1
  }
  return damaged.size === 0 ? { text, lines: damaged } : { text: lines.join('\n'), lines: damaged }
}

/** A file with more damaged lines is no table and stays unchanged. */
const maxDamaged = 1000
/** The most lines that a description may have. */
const maxLines = 60

/** The index of the last line of the record that starts at `from`; null if a quote does not close in time. */
function endOfRecord(
  lines: readonly string[],
  from: number,
  delimiter: Delimiter,
  width: number,
): number | null {
  let isOpen = false
  for (let at = from; at < Math.min(lines.length, from + maxLines); at += 1) {
    const line = lines[at] ?? ''
    // An open quote must have ended before a line that is a whole row.
    if (isOpen && width > 1 && isWholeRow(line, delimiter, width)) return null
    isOpen = isOpenAfter(line, isOpen, delimiter)
    if (!isOpen) return at
  }
  return null
}

/** A row must contain a price, since a description may have as many commas. */
function isWholeRow(line: string, delimiter: Delimiter, width: number): boolean {
  const cells = cellsOf(line, delimiter)
  return cells.length === width && !isOpenAfter(line, false, delimiter) && cells.some(isPriceLike)
}

/** The raw cells. Delimiters within quotes do not count. */
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

/** A quote opens at the start of a cell and closes at its end; anywhere else it is an inch sign. */
function isOpenAfter(line: string, wasOpen: boolean, delimiter: Delimiter): boolean {
  let [isOpen, isBeginning] = [wasOpen, true]
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at]
    if (isOpen) {
      if (char !== '"') continue
      if (line[at + 1] === '"') at += 1
      else isOpen = !endsCell(line, at + 1, delimiter)
    } else if (char === delimiter) {
      isBeginning = true
      continue
    } else if (char === '"' && isBeginning) isOpen = true
    // Blanks may come before the quote.
    isBeginning = isBeginning && char === ' '
  }
  return isOpen
}

/** After a closing quote the cell must end; otherwise the quote is part of the text. */
function endsCell(line: string, from: number, delimiter: Delimiter): boolean {
  let at = from
  while (line[at] === ' ') at += 1
  return at >= line.length || line[at] === delimiter
}

/** The number of cells that most lines have. */
function widthOf(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>()
  for (const line of lines.slice(0, 500)) {
    if (line.trim() === '' || isOpenAfter(line, false, delimiter)) continue
    const count = cellsOf(line, delimiter).length
    counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
