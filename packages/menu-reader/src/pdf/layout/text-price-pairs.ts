// Pairs a text with the price at the far end of its row, if nothing is between them: the gap is no gutter.

import type { Segment } from './segments.ts'

/** From the end of the text to the start of the price. */
export interface Pair {
  readonly left: number
  readonly right: number
  readonly y: number
}

export function textPricePairs(rows: readonly (readonly Segment[])[]): Pair[] {
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

/** Whether the price may belong to another text, near the row and to the right of its text. */
function comesBetween(other: Segment, text: Segment, price: Segment): boolean {
  const lines = Math.abs(other.y - price.y) / Math.max(text.size, price.size)
  if (other === text || other.left < text.right) return false
  if (lines < 1.4 && other.left < price.left) return true
  const isLevel =
    Math.abs(other.left - price.left) < 3 || Math.abs(other.left + other.right - price.left - price.right) < 6
  return lines < 4 && isLevel
}
