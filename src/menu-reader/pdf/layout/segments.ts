// Words that stand together without a wide gap: the cells of a row, from which columns are found.

import { isPriceCell } from '../prices/price-cell.ts'
import { isSizeName } from '../prices/size-words.ts'
import type { Row, Word } from './word.ts'

export interface Segment {
  readonly words: readonly Word[]
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly y: number
  readonly size: number
  /** `size`: it names a size over a column of prices, or a part of the day. */
  readonly kind: 'text' | 'price' | 'size' | 'leader'
}

/** Every row's segments from left to right. */
export function segmentsOf(rows: readonly Row[]): Segment[][] {
  return rows.map(row => split(row).map(asSegment))
}

/** A row of dots leads to a price and is none; nor are prices and the names of sizes texts. */
export function isText({ kind }: Segment): boolean {
  return kind === 'text'
}

/** Of the letters' size: blanks between words stay under it, also in justified lines. */
const widestBlank = 0.9
const widestSpacedBlank = 1.7

function split(row: Row): Word[][] {
  const groups: Word[][] = []
  for (const word of row) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && !isApart(last, word)) group.push(word)
    else groups.push([word])
  }
  return groups
}

function isApart(last: Word, word: Word): boolean {
  if (last.isLeader || word.isLeader) return true
  const blank = last.isSpaced && word.isSpaced ? widestSpacedBlank : widestBlank
  return word.left - last.right > blank * Math.max(last.size, word.size)
}

function asSegment(words: readonly Word[]): Segment {
  const text = words.map(word => word.text).join(' ')
  const size = Math.max(...words.map(word => word.size))
  const y = words[0]?.y ?? 0
  const isLeader = words.some(word => word.isLeader)
  return {
    words,
    text,
    left: Math.min(...words.map(word => word.left)),
    right: Math.max(...words.map(word => word.right)),
    top: y - 0.75 * size,
    bottom: y + 0.22 * size,
    y,
    size,
    kind: isLeader ? 'leader' : isPriceCell(text) ? 'price' : isSizeName(text) ? 'size' : 'text',
  }
}
