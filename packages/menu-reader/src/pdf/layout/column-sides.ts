// The texts left and right of a possible gutter, between two texts that cross it.

import type { Segment } from './segments.ts'
import type { Pair } from './text-price-pairs.ts'

export interface ColumnSides {
  readonly top: number
  readonly bottom: number
  /** The edges of the white gap. */
  readonly left: number
  readonly right: number
  /** The height along which both sides have text. */
  readonly shared: number
  readonly onLeft: readonly Segment[]
  readonly onRight: readonly Segment[]
}

/** The vertical ranges along x that have texts on both sides, from top to bottom. `texts` are sorted by y. */
export function columnSidesAt(x: number, texts: readonly Segment[], pairs: readonly Pair[]): ColumnSides[] {
  const crossing = [...pairs, ...texts].filter(({ left, right }) => left < x && right > x).map(({ y }) => y)
  const found: ColumnSides[] = []
  let from = 0
  let top = -Infinity
  for (const end of [...crossing.sort((a, b) => a - b), Infinity]) {
    let to = from
    while (to < texts.length && (texts[to]?.y ?? 0) < end - 0.5) to++
    const sides = to - from < 4 ? null : sidesOf(x, texts.slice(from, to), top + 0.5, end - 0.5)
    if (sides) found.push(sides)
    while (to < texts.length && (texts[to]?.y ?? 0) <= end + 0.5) to++
    from = to
    top = end
  }
  return found
}

export function countLines(segments: readonly Segment[]): number {
  return new Set(segments.map(({ y }) => Math.round(y / 2))).size
}

function sidesOf(x: number, texts: readonly Segment[], top: number, bottom: number): ColumnSides | null {
  const onLeft = texts.filter(text => text.right <= x)
  const onRight = texts.filter(text => text.left >= x)
  if (onLeft.length < 2 || onRight.length < 2) return null
  const left = onLeft.reduce((edge, text) => Math.max(edge, text.right), -Infinity)
  const right = onRight.reduce((edge, text) => Math.min(edge, text.left), Infinity)
  const shared = Math.min(lowest(onLeft), lowest(onRight)) - Math.max(highest(onLeft), highest(onRight))
  return { top, bottom, left, right, shared, onLeft, onRight }
}

function highest(segments: readonly Segment[]): number {
  return segments.reduce((edge, { top }) => Math.min(edge, top), Infinity)
}

function lowest(segments: readonly Segment[]): number {
  return segments.reduce((edge, { bottom }) => Math.max(edge, bottom), -Infinity)
}
