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

/**
 * The vertical ranges along x that have texts on both sides, from top to bottom. `texts` are sorted by y; `tops` are
 * those of `columnTops`.
 */
export function columnSidesAt(
  x: number,
  texts: readonly Segment[],
  pairs: readonly Pair[],
  tops: ReadonlyMap<Segment, number>,
): ColumnSides[] {
  const ends: { y: number; text: Segment | null }[] = []
  for (const { left, right, y } of pairs) if (left < x && right > x) ends.push({ y, text: null })
  for (const text of texts) if (text.left < x && text.right > x) ends.push({ y: text.y, text })
  ends.sort((a, b) => a.y - b.y)
  const found: ColumnSides[] = []
  let from = 0
  let top = -Infinity
  for (const { y: end, text } of [...ends, { y: Infinity, text: null }]) {
    let to = from
    while (to < texts.length && (texts[to]?.y ?? 0) < end - 0.5) to++
    const sides = to - from < 4 ? null : sidesOf(x, texts.slice(from, to), top + 0.5, end - 0.5)
    const trimmed = sides && text ? endedAboveColumn(x, sides, text, tops) : sides
    if (trimmed) found.push(trimmed)
    while (to < texts.length && (texts[to]?.y ?? 0) <= end + 0.5) to++
    from = to
    top = end
  }
  return found
}

/** Maps each text to the top of the column that it continues: the highest of the texts above with the same left edge. */
export function columnTops(texts: readonly Segment[]): Map<Segment, number> {
  const last = new Map<number, Segment>()
  const tops = new Map<Segment, number>()
  for (const text of texts) {
    const position = Math.round(text.left / 2)
    const above = [last.get(position), last.get(position - 1), last.get(position + 1)].find(
      other => other && text.y - other.y < maxLineDistance * Math.max(text.size, other.size),
    )
    tops.set(text, above ? (tops.get(above) ?? above.top) : text.top)
    last.set(position, text)
  }
  return tops
}

/** The distance of a heading from its first dish, relative to the font size. */
const maxLineDistance = 2.6

/** If the crossing text belongs to a column between the two sides, they end where that column begins. */
function endedAboveColumn(
  x: number,
  sides: ColumnSides,
  text: Segment,
  tops: ReadonlyMap<Segment, number>,
): ColumnSides | null {
  const bottom = tops.get(text) ?? text.top
  const edges = [edgeOf(sides.onLeft), edgeOf(sides.onRight)]
  if (bottom > text.top - 1 || edges.some(edge => Math.abs(edge - text.left) < 4)) return sides
  const texts = [...sides.onLeft, ...sides.onRight].filter(({ y }) => y < bottom).sort((a, b) => a.y - b.y)
  return sidesOf(x, texts, sides.top, bottom) ?? sides
}

/** The left edge of most lines of a side. */
function edgeOf(side: readonly Segment[]): number {
  return [...side].map(({ left }) => left).sort((a, b) => a - b)[Math.floor(side.length / 3)] ?? 0
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
