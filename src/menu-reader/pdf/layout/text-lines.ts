// The lines of a column, each as one text that knows where its letters stand and how they look.

import type { Column } from './page-columns.ts'
import type { Segment } from './segments.ts'
import type { Word } from './word.ts'

/** Cells are parted by a tab, a leader is one "…" between two tabs. */
export interface Line {
  readonly text: string
  readonly words: readonly PlacedWord[]
  readonly left: number
  readonly right: number
  readonly y: number
  /** Of most of its letters, prices apart. */
  readonly size: number
  readonly page: number
  readonly column: number
  readonly columnLeft: number
  readonly columnRight: number
  readonly pageHeight: number
  /** White above it, in its own sizes; null at the head of a column. */
  readonly gap: number | null
}

/** A word and where its text begins in the line's. */
export interface PlacedWord extends Word {
  readonly start: number
  readonly end: number
}

/** From top to bottom. */
export function linesOf(column: Column, page: number, columnNumber: number, pageHeight: number): Line[] {
  let above: number | null = null
  return rowsIn(column.segments).map(segments => {
    const words = placed(segments)
    const size = sizeOf(words)
    const y = segments[0]?.y ?? 0
    const gap = above === null ? null : (y - above) / size
    above = y
    return {
      text: lineText(words),
      words,
      left: Math.min(...segments.map(({ left }) => left)),
      right: Math.max(...segments.map(({ right }) => right)),
      y,
      size,
      page,
      column: columnNumber,
      columnLeft: column.left,
      columnRight: column.right,
      pageHeight,
      gap,
    }
  })
}

/** The word in which a place of the line's text lies, or the next. */
export function wordAt(line: Line, offset: number): PlacedWord | undefined {
  return line.words.find(({ end }) => end > offset)
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

function placed(segments: readonly Segment[]): PlacedWord[] {
  const words: PlacedWord[] = []
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
  let last: PlacedWord | undefined
  return words.filter(word => {
    const isAgain = word.isLeader && last?.isLeader
    last = word
    return !isAgain
  })
}

function lineText(words: readonly PlacedWord[]): string {
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

function sizeOf(words: readonly PlacedWord[]): number {
  const weights = new Map<number, number>()
  for (const { size, text } of words) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    const key = Math.round(size * 4) / 4
    weights.set(key, (weights.get(key) ?? 0) + letters + 0.1)
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}
