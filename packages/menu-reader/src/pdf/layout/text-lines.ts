// Builds the lines of a column: one text each, with the position and style of every word.

import type { Column } from './page-columns.ts'
import type { Segment } from './segments.ts'
import type { Word } from './word.ts'

/** A tab separates cells; a leader is one "…" between two tabs. */
export interface Line {
  readonly text: string
  readonly words: readonly LineWord[]
  readonly left: number
  readonly right: number
  readonly y: number
  /** The font size of most letters; digits hardly count. */
  readonly size: number
  readonly page: number
  readonly column: number
  readonly columnLeft: number
  readonly columnRight: number
  readonly pageHeight: number
  /** The distance from the line above, relative to the font size; null for the first line of a column. */
  readonly gap: number | null
}

/** A word with its offsets in the line's text. */
export interface LineWord extends Word {
  readonly start: number
  readonly end: number
}

export function linesOf(column: Column, page: number, columnNumber: number, pageHeight: number): Line[] {
  const lines = rowsIn(column.segments).map(segments => {
    const words = lineWordsOf(segments)
    return {
      text: lineText(words),
      words,
      left: Math.min(...segments.map(({ left }) => left)),
      right: Math.max(...segments.map(({ right }) => right)),
      y: segments[0]?.y ?? 0,
      size: sizeOf(words),
      page,
      column: columnNumber,
      columnLeft: column.left,
      columnRight: column.right,
      pageHeight,
      gap: null,
    }
  })
  return withGaps(lines)
}

/** The lines with their distances from the line above in the same column. */
export function withGaps(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const above = lines[at - 1]
    return { ...line, gap: above?.column === line.column ? (line.y - above.y) / line.size : null }
  })
}

/** The word at an offset of the line's text, or the next one. */
export function wordAt(line: Line, offset: number): LineWord | undefined {
  return line.words.find(({ end }) => end > offset)
}

/** In the middle of its column, away from the edge at which names begin. */
export function isCentred({ left, right, columnLeft, columnRight, size }: Line): boolean {
  const isMiddle = Math.abs(left + right - columnLeft - columnRight) < 4 * size
  return isMiddle && left - columnLeft > 2 * size
}

function rowsIn(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = []
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && segment.y - first.y < 0.35 * Math.min(segment.size, first.size)) row.push(segment)
    else rows.push([segment])
  }
  return rows.map(row => row.sort((a, b) => a.left - b.left))
}

function lineWordsOf(segments: readonly Segment[]): LineWord[] {
  const words: LineWord[] = []
  let offset = 0
  segments.forEach((segment, index) => {
    if (index > 0) offset += 1
    segment.words.forEach((word, at) => {
      if (at > 0) offset += 1
      const text = word.isLeader ? '…' : word.text
      words.push({ ...word, text, start: offset, end: offset + text.length })
      offset += text.length
    })
  })
  let last: LineWord | undefined
  return words.filter(word => {
    const isRepeat = word.isLeader && last?.isLeader
    last = word
    return !isRepeat
  })
}

function lineText(words: readonly LineWord[]): string {
  const letters: string[] = []
  words.forEach((word, index) => {
    const last = words[index - 1]
    if (last) {
      const isCell =
        word.isLeader || last.isLeader || word.left - last.right > 0.9 * Math.max(word.size, last.size)
      letters.push((isCell && !(word.isSpaced && last.isSpaced) ? '\t' : ' ').repeat(word.start - last.end))
    }
    letters.push(word.text)
  })
  return letters.join('')
}

function sizeOf(words: readonly LineWord[]): number {
  const weights = new Map<number, number>()
  for (const { size, text } of words) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    const key = Math.round(size * 4) / 4
    weights.set(key, (weights.get(key) ?? 0) + letters + 0.1)
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}
