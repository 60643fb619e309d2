// A text and the price at the far end of its row, with nothing between them: what lies between is no river.

import type { Segment } from './segments.ts'

/** From the text's end to the price's. */
export interface Pair {
  readonly left: number
  readonly right: number
  readonly y: number
}

export function pairsOf(rows: readonly (readonly Segment[])[]): Pair[] {
  const texts = rows.flat().filter(({ kind }) => kind === 'text')
  return rows.flatMap(row =>
    row.flatMap((price, at) => {
      const text = row[at - 1]
      if (price.kind !== 'price' || text?.kind !== 'text') return []
      return texts.some(other => comesBetween(other, text, price))
        ? []
        : [{ left: text.right, right: price.left, y: text.y }]
    }),
  )
}

/** A text near the row, to the right of its text, to which the price may belong instead. */
function comesBetween(other: Segment, text: Segment, price: Segment): boolean {
  const lines = Math.abs(other.y - price.y) / Math.max(text.size, price.size)
  if (other === text || other.left < text.right) return false
  if (lines < 1.4 && other.left < price.left) return true
  const isLevel =
    Math.abs(other.left - price.left) < 3 || Math.abs(other.left + other.right - price.left - price.right) < 6
  return lines < 4 && isLevel
}
