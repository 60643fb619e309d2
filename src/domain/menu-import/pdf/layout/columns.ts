// A page's segments in reading order: columns are found by rivers of white between texts, tallest river first; what
// crosses a river (a title above, a footer below) is a part of the page of its own.

import { type Pair, pairsOf } from './pairs.ts'
import { type PriceSide, priceSideOf } from './price-side.ts'
import { findRiver, type River } from './rivers.ts'
import type { Segment } from './segments.ts'

/** Text that is read from top to bottom without a look aside. */
export interface Column {
  readonly segments: readonly Segment[]
  readonly left: number
  readonly right: number
}

/** In reading order. */
export function columnsOf(rows: readonly (readonly Segment[])[]): Column[] {
  const side = priceSideOf(rows)
  return cut(rows.flat(), side, side === 'left' ? [] : pairsOf(rows), 0)
}

/** A page is no deeper nested than this. */
const deepestCut = 12

function cut(segments: readonly Segment[], side: PriceSide, pairs: readonly Pair[], depth: number): Column[] {
  if (segments.length === 0) return []
  const river = depth < deepestCut ? findRiver(segments, side, pairs) : null
  if (!river) return [asColumn(segments)]
  const { above, below, left, right } = banks(segments, river)
  return [above, left, right, below].flatMap(part => cut(part, side, pairs, depth + 1))
}

function banks(segments: readonly Segment[], { x, top, bottom }: River) {
  const above: Segment[] = []
  const below: Segment[] = []
  const left: Segment[] = []
  const right: Segment[] = []
  for (const segment of segments) {
    const middle = (segment.top + segment.bottom) / 2
    if (middle < top) above.push(segment)
    else if (middle > bottom) below.push(segment)
    else if ((segment.left + segment.right) / 2 < x) left.push(segment)
    else right.push(segment)
  }
  return { above, below, left, right }
}

function asColumn(segments: readonly Segment[]): Column {
  return {
    segments,
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
  }
}
