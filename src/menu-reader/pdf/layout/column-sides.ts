// What stands left and right of a strip of white, between two texts that cross it.

import type { Segment } from './segments.ts'
import type { Pair } from './text-price-pairs.ts'

export interface ColumnSides {
  readonly top: number
  readonly bottom: number
  /** The white between them. */
  readonly left: number
  readonly right: number
  /** Height along which both have text. */
  readonly shared: number
  readonly onLeft: readonly Segment[]
  readonly onRight: readonly Segment[]
}

/**
 * The stretches of white along a place, from top to bottom, that have texts on both banks. `walls` go by their y;
 * `tops` say where the columns of a further part of the page begin.
 */
export function stretchesAt(
  x: number,
  walls: readonly Segment[],
  pairs: readonly Pair[],
  tops: ReadonlyMap<Segment, number>,
): ColumnSides[] {
  const ends: { y: number; wall: Segment | null }[] = []
  for (const { left, right, y } of pairs) if (left < x && right > x) ends.push({ y, wall: null })
  for (const wall of walls) if (wall.left < x && wall.right > x) ends.push({ y: wall.y, wall })
  ends.sort((a, b) => a.y - b.y)
  const found: ColumnSides[] = []
  let from = 0
  let top = -Infinity
  for (const { y: end, wall } of [...ends, { y: Infinity, wall: null }]) {
    let to = from
    while (to < walls.length && (walls[to]?.y ?? 0) < end - 0.5) to++
    const sides = to - from < 4 ? null : banksOf(x, walls.slice(from, to), top + 0.5, end - 0.5)
    const trimmed = sides && wall ? aboveColumn(x, sides, wall, tops) : sides
    if (trimmed) found.push(trimmed)
    while (to < walls.length && (walls[to]?.y ?? 0) <= end + 0.5) to++
    from = to
    top = end
  }
  return found
}

/** Where the column begins that each text goes on: the highest of the texts above it that begin at the same place. */
export function columnTops(walls: readonly Segment[]): Map<Segment, number> {
  const last = new Map<number, Segment>()
  const tops = new Map<Segment, number>()
  for (const wall of walls) {
    const place = Math.round(wall.left / 2)
    const above = [last.get(place), last.get(place - 1), last.get(place + 1)].find(
      other => other && wall.y - other.y < furthestApart * Math.max(wall.size, other.size),
    )
    tops.set(wall, above ? (tops.get(above) ?? above.top) : wall.top)
    last.set(place, wall)
  }
  return tops
}

/** A heading and its first dish, in their sizes. */
const furthestApart = 2.6

/** A wall that goes on a column of its own, between the banks' edges, ends them where that column begins. */
function aboveColumn(
  x: number,
  sides: ColumnSides,
  wall: Segment,
  tops: ReadonlyMap<Segment, number>,
): ColumnSides | null {
  const bottom = tops.get(wall) ?? wall.top
  const edges = [edgeOf(sides.onLeft), edgeOf(sides.onRight)]
  if (bottom > wall.top - 1 || edges.some(edge => Math.abs(edge - wall.left) < 4)) return sides
  const walls = [...sides.onLeft, ...sides.onRight].filter(({ y }) => y < bottom).sort((a, b) => a.y - b.y)
  return banksOf(x, walls, sides.top, bottom) ?? sides
}

/** Where most lines of a bank begin. */
function edgeOf(side: readonly Segment[]): number {
  return [...side].map(({ left }) => left).sort((a, b) => a - b)[Math.floor(side.length / 3)] ?? 0
}

/** On how many different heights they stand. */
export function countLines(segments: readonly Segment[]): number {
  return new Set(segments.map(({ y }) => Math.round(y / 2))).size
}

function banksOf(x: number, walls: readonly Segment[], top: number, bottom: number): ColumnSides | null {
  const onLeft = walls.filter(wall => wall.right <= x)
  const onRight = walls.filter(wall => wall.left >= x)
  if (onLeft.length < 2 || onRight.length < 2) return null
  const left = onLeft.reduce((edge, wall) => Math.max(edge, wall.right), -Infinity)
  const right = onRight.reduce((edge, wall) => Math.min(edge, wall.left), Infinity)
  const shared = Math.min(lowest(onLeft), lowest(onRight)) - Math.max(highest(onLeft), highest(onRight))
  return { top, bottom, left, right, shared, onLeft, onRight }
}

function highest(segments: readonly Segment[]): number {
  return segments.reduce((edge, { top }) => Math.min(edge, top), Infinity)
}

function lowest(segments: readonly Segment[]): number {
  return segments.reduce((edge, { bottom }) => Math.max(edge, bottom), -Infinity)
}
