// Finds gutters: vertical strips of white with text on both sides. The gap between names and their prices is no gutter,
// so a column ends only where text follows beyond the prices.

import { withBandTitles } from './band-titles.ts'
import { columnEdge } from './column-edges.ts'
import { type ColumnSides, columnSidesAt, columnTops, countLines } from './column-sides.ts'
import type { PriceSide } from './price-side.ts'
import { isGrid, isTable } from './row-wise-columns.ts'
import { isText, type Segment } from './segments.ts'
import type { Pair } from './text-price-pairs.ts'

export interface Gutter {
  /** Where the right column begins. */
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** The gutter that separates the most text; null if there is none. */
export function findGutter(
  segments: readonly Segment[],
  side: PriceSide,
  pairs: readonly Pair[],
): Gutter | null {
  const texts = withBandTitles(
    segments.filter(({ kind }) => kind === 'text' || kind === 'leader').sort((a, b) => a.y - b.y),
  )
  const size = median(texts.map(text => text.size))
  const tops = columnTops(texts)
  let best: { sides: ColumnSides; score: number } | null = null
  for (const x of candidatePositions(texts, size)) {
    for (const sides of columnSidesAt(x, texts, pairs, tops)) {
      const score = sides.shared * (0.5 + Math.min(sides.right - sides.left, 4 * size) / (4 * size))
      if (best && score <= best.score) continue
      if (isGutter(sides, size, segments)) best = { sides, score }
    }
  }
  if (!best) return null
  const { top, bottom } = best.sides
  return { x: columnEdge(segments, best.sides, side), top, bottom }
}

/** Narrower gaps are spaces within a line. */
const minGutterWidth = 0.75
/** So wide a gap is a gutter even if few lines share it. */
const wideGutterWidth = 8
/** Fewer lines may be aligned by chance. */
const minLines = 3
/** Closer positions separate the same texts. The step also bounds how many are tried. */
const positionStep = 1.5

/** Just before each text and a little further left, because a line that ends there leaves a wider gutter. */
function candidatePositions(texts: readonly Segment[], size: number): number[] {
  const candidates = texts.flatMap(({ left }) => [left - 1, left - minGutterWidth * size, left - 2 * size])
  return [...new Set(candidates.map(x => Math.floor(x / positionStep)))]
    .sort((a, b) => a - b)
    .map(x => x * positionStep)
}

function isGutter(sides: ColumnSides, size: number, segments: readonly Segment[]): boolean {
  const width = sides.right - sides.left
  if (width < minGutterWidth * size || sides.shared < (width > wideGutterWidth * size ? 0.5 : 2) * size)
    return false
  const lines = Math.min(countLines(sides.onLeft.filter(isText)), countLines(sides.onRight.filter(isText)))
  if (lines < minLines) return false
  return !isTable(sides, segments) && !isGrid(sides)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
