// Tells on which side of a dish the page prints its price. A number between two texts belongs to only one of them.

import type { Segment } from './segments.ts'

/** `numbered`: numbers are on both sides; those on the left are numbers of dishes or wines. */
export type PriceSide = 'left' | 'right' | 'numbered'

export function priceSideOf(rows: readonly (readonly Segment[])[]): PriceSide {
  const mixed = rows.filter(row => row.some(isText) && row.some(isPrice))
  const first = mixed.filter(row => row[0]?.kind === 'price').length
  const last = mixed.filter(row => row.at(-1)?.kind === 'price').length
  if (first > last) return 'left'
  return first > 3 && first > 0.6 * last ? 'numbered' : 'right'
}

function isText({ kind }: Segment): boolean {
  return kind === 'text'
}

function isPrice({ kind }: Segment): boolean {
  return kind === 'price'
}
