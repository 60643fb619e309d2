// Repairs quotes that open and never close, which would swallow the rows below. Only their own row is changed.

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
  const shape = shapeOf(lines, delimiter)
  const damaged = new Set<number>()
  for (let at = 0; at < lines.length && damaged.size < maxDamaged; ) {
    const end = endOfRecord(lines, at, delimiter, shape)
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
  shape: Shape,
): number | null {
  let isOpen = false
  for (let at = from; at < Math.min(lines.length, from + maxLines); at += 1) {
    const line = lines[at] ?? ''
    // An open quote must have ended before a line that is a whole row.
    if (isOpen && isWholeRow(line, delimiter, shape)) return null
    isOpen = scan(line, isOpen, delimiter).isOpen
    if (!isOpen) return at
  }
  return null
}

/** What most lines have in common. */
interface Shape {
  /** The number of cells. */
  readonly width: number
  /** The columns of prices, counted from the end: a delimiter in an unquoted text moves those from the start. */
  readonly pricesFromEnd: readonly number[]
}

/** Further cells of a row whose text has delimiters without quotes. */
const maxExtraCells = 3

/** A row has a price where prices are, since a description may have as many commas. */
function isWholeRow(line: string, delimiter: Delimiter, { width, pricesFromEnd }: Shape): boolean {
  const { cells, isOpen } = scan(line, false, delimiter)
  if (isOpen || width < 2 || cells.length < width || cells.length > width + maxExtraCells) return false
  return pricesFromEnd.length > 0
    ? pricesFromEnd.some(at => isPriceIn(cells, at))
    : cells.length === width && cells.some(isPriceLike)
}

const isPriceIn = (cells: readonly string[], fromEnd: number) =>
  isPriceLike((cells[cells.length - fromEnd] ?? '').replaceAll('"', '').trim())

/** The raw cells, and whether a quote is open at the end. */
interface Scanned {
  readonly cells: readonly string[]
  readonly isOpen: boolean
}

/** A quote opens at the start of a cell and closes at its end; anywhere else it is an inch sign. */
function scan(line: string, wasOpen: boolean, delimiter: Delimiter): Scanned {
  const cells: string[] = []
  let [isOpen, isBeginning, from] = [wasOpen, true, 0]
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at]
    if (isOpen) {
      if (char !== '"') continue
      if (line[at + 1] === '"') at += 1
      else isOpen = !endsCell(line, at + 1, delimiter)
    } else if (char === delimiter) {
      cells.push(line.slice(from, at))
      from = at + 1
      isBeginning = true
      continue
    } else if (char === '"' && isBeginning) isOpen = true
    // Blanks may come before the quote.
    isBeginning = isBeginning && char === ' '
  }
  return { cells: [...cells, line.slice(from)], isOpen }
}

/** After a closing quote the cell must end; otherwise the quote is part of the text. */
function endsCell(line: string, from: number, delimiter: Delimiter): boolean {
  let at = from
  while (line[at] === ' ') at += 1
  return at >= line.length || line[at] === delimiter
}

function shapeOf(lines: readonly string[], delimiter: Delimiter): Shape {
  const whole = lines.slice(0, sampleLines).flatMap(line => {
    const { cells, isOpen } = scan(line, false, delimiter)
    return line.trim() === '' || isOpen ? [] : [cells]
  })
  const counts = new Map<number, number>()
  for (const { length } of whole) counts.set(length, (counts.get(length) ?? 0) + 1)
  const width = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const rows = whole.filter(({ length }) => length === width)
  const pricesFromEnd = Array.from({ length: width }, (_, at) => at + 1).filter(
    fromEnd => rows.filter(cells => isPriceIn(cells, fromEnd)).length >= 0.6 * rows.length,
  )
  return { width, pricesFromEnd }
}

const sampleLines = 500

/** Whether a parsed cell holds what stood in others: a run of delimiters, or a line with as many as a row. */
export function isDamagedCell(cell: string, delimiter: Delimiter, width: number): boolean {
  if (cell.includes(delimiter + delimiter)) return true
  const lines = cell.split('\n')
  return lines.length > 1 && lines.some(line => line.split(delimiter).length >= Math.max(3, width))
}
