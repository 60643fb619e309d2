// Groups the words of a row into segments without wide gaps. Columns are made of segments.

import { isPriceCell } from '../prices/price-cell.ts'
import { isSizeName, sizeList } from '../prices/size-words.ts'
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
  /** `size`: a size above a column of prices, or a time of day. */
  readonly kind: 'text' | 'price' | 'size' | 'leader'
}

export function segmentsOf(rows: readonly Row[]): Segment[][] {
  return rows.map(row => split(row).map(asSegment))
}

/** False for leaders, prices and names of sizes. */
export function isText({ kind }: Segment): boolean {
  return kind === 'text'
}

/** Relative to the font size: spaces between words are narrower, even in justified lines. */
const maxWordGap = 0.9
const maxSpacedWordGap = 1.7

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
  const maxGap = last.isSpaced && word.isSpaced ? maxSpacedWordGap : maxWordGap
  return word.left - last.right > maxGap * Math.max(last.size, word.size)
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
    kind: isLeader
      ? 'leader'
      : isPriceCell(text)
        ? 'price'
        : isSizeName(text) || sizeList(text)
          ? 'size'
          : 'text',
  }
}
