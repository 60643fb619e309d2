// Rivers: upright strips of white with text on both banks. Prices do not make a bank: the white between names and
// their prices is no river, so only where a text stands beyond the prices does a column end.

import { type Banks, columnTops, countLines, stretchesAt } from './banks.ts'
import type { Pair } from './pairs.ts'
import type { PriceSide } from './price-side.ts'
import { isText, type Segment } from './segments.ts'
import { shoreOf } from './shore.ts'
import { isGrid, isTable } from './tables.ts'

export interface River {
  /** Where the bank on the right begins to belong to another column. */
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** The river that parts most, or none. */
export function findRiver(
  segments: readonly Segment[],
  side: PriceSide,
  pairs: readonly Pair[],
): River | null {
  const walls = segments.filter(({ kind }) => kind === 'text' || kind === 'leader').sort((a, b) => a.y - b.y)
  const size = median(walls.map(wall => wall.size))
  const tops = columnTops(walls)
  let best: { banks: Banks; worth: number } | null = null
  for (const x of possiblePlaces(walls, size)) {
    for (const banks of stretchesAt(x, walls, pairs, tops)) {
      const worth = banks.shared * (0.5 + Math.min(banks.right - banks.left, 4 * size) / (4 * size))
      if (best && worth <= best.worth) continue
      if (isParting(banks, size, segments)) best = { banks, worth }
    }
  }
  if (!best) return null
  const { top, bottom } = best.banks
  return { x: shoreOf(segments, best.banks, side), top, bottom }
}

/** Narrower ones are blanks in a line. */
const narrowestRiver = 0.75
/** What stands so far apart need not stand side by side for long. */
const broadRiver = 8
/** Shorter ones happen by chance. */
const fewestLines = 3
/** Places nearer to each other part the same texts, and a page has only so many. */
const placesApart = 1.5

/** Just before each text, and a little further off: a line that ends there crosses a wider river. */
function possiblePlaces(walls: readonly Segment[], size: number): number[] {
  const wanted = walls.flatMap(({ left }) => [left - 1, left - narrowestRiver * size, left - 2 * size])
  return [...new Set(wanted.map(x => Math.floor(x / placesApart)))]
    .sort((a, b) => a - b)
    .map(x => x * placesApart)
}

function isParting(banks: Banks, size: number, segments: readonly Segment[]): boolean {
  const width = banks.right - banks.left
  if (width < narrowestRiver * size || banks.shared < (width > broadRiver * size ? 0.5 : 2) * size)
    return false
  const lines = Math.min(countLines(banks.onLeft.filter(isText)), countLines(banks.onRight.filter(isText)))
  if (lines < fewestLines) return false
  return !isTable(banks, segments) && !isGrid(banks)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
