// Rivers: upright strips of white with text on both banks. Prices do not make a bank: the white between names and
// their prices is no river, so only where a text stands beyond the prices does a column end.

import { shoreOf } from './column-edges.ts'
import { type ColumnSides, columnTops, countLines, stretchesAt } from './column-sides.ts'
import type { PriceSide } from './price-side.ts'
import { isGrid, isTable } from './row-wise-columns.ts'
import { isText, type Segment } from './segments.ts'
import type { Pair } from './text-price-pairs.ts'

export interface Gutter {
  /** Where the bank on the right begins to belong to another column. */
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** The river that parts most, or none. */
export function findGutter(
  segments: readonly Segment[],
  side: PriceSide,
  pairs: readonly Pair[],
): Gutter | null {
  const walls = segments.filter(({ kind }) => kind === 'text' || kind === 'leader').sort((a, b) => a.y - b.y)
  const size = median(walls.map(wall => wall.size))
  const tops = columnTops(walls)
  let best: { sides: ColumnSides; worth: number } | null = null
  for (const x of possiblePlaces(walls, size)) {
    for (const sides of stretchesAt(x, walls, pairs, tops)) {
      const worth = sides.shared * (0.5 + Math.min(sides.right - sides.left, 4 * size) / (4 * size))
      if (best && worth <= best.worth) continue
      if (isParting(sides, size, segments)) best = { sides, worth }
    }
  }
  if (!best) return null
  const { top, bottom } = best.sides
  return { x: shoreOf(segments, best.sides, side), top, bottom }
}

/** Narrower ones are blanks in a line. */
const narrowestGutter = 0.75
/** What stands so far apart need not stand side by side for long. */
const broadGutter = 8
/** Shorter ones happen by chance. */
const fewestLines = 3
/** Places nearer to each other part the same texts, and a page has only so many. */
const placesApart = 1.5

/** Just before each text, and a little further off: a line that ends there crosses a wider river. */
function possiblePlaces(walls: readonly Segment[], size: number): number[] {
  const wanted = walls.flatMap(({ left }) => [left - 1, left - narrowestGutter * size, left - 2 * size])
  return [...new Set(wanted.map(x => Math.floor(x / placesApart)))]
    .sort((a, b) => a - b)
    .map(x => x * placesApart)
}

function isParting(sides: ColumnSides, size: number, segments: readonly Segment[]): boolean {
  const width = sides.right - sides.left
  if (width < narrowestGutter * size || sides.shared < (width > broadGutter * size ? 0.5 : 2) * size)
    return false
  const lines = Math.min(countLines(sides.onLeft.filter(isText)), countLines(sides.onRight.filter(isText)))
  if (lines < fewestLines) return false
  return !isTable(sides, segments) && !isGrid(sides)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
