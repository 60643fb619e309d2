// A page's segments in reading order: columns are found by rivers of white between texts, tallest river first; what
// crosses a river (a title above, a footer below) is a part of the page of its own.

import { findGutter, type Gutter } from './gutters.ts'
import { type PriceSide, priceSideOf } from './price-side.ts'
import type { Segment } from './segments.ts'
import { sideHeadings } from './side-headings.ts'
import { type Pair, pairsOf } from './text-price-pairs.ts'

/** Text that is read from top to bottom without a look aside. */
export interface Column {
  readonly segments: readonly Segment[]
  readonly left: number
  readonly right: number
}

/** In reading order. */
export function columnsOf(rows: readonly (readonly Segment[])[]): Column[] {
  const { title, rest } = withoutTitle(rows)
  const side = priceSideOf(rest)
  const columns = cut(rest.flat(), side, side === 'left' ? [] : pairsOf(rest), 0)
  return title.length > 0 ? [asColumn(title), ...columns] : columns
}

interface Titled {
  readonly title: readonly Segment[]
  readonly rest: readonly (readonly Segment[])[]
}

/** What stands highest on the page in its largest letters heads all columns, over whichever of them it stands. */
function withoutTitle(rows: readonly (readonly Segment[])[]): Titled {
  const largest = rows.flat().reduce((size, segment) => Math.max(size, segment.size), 0)
  const [first, ...rest] = rows
  const [title] = first ?? []
  const others = rest.flat()
  const isTitle =
    title?.kind === 'text' &&
    first?.length === 1 &&
    title.size > 0.98 * largest &&
    others.every(({ top, size }) => top > title.bottom - 0.2 * title.size && size < 0.9 * title.size)
  return isTitle && first ? { title: first, rest } : { title: [], rest: rows }
}

/** A page is no deeper nested than this. */
const deepestCut = 12

function cut(segments: readonly Segment[], side: PriceSide, pairs: readonly Pair[], depth: number): Column[] {
  if (segments.length === 0) return []
  const gutter = depth < deepestCut ? findGutter(segments, side, pairs) : null
  if (!gutter) return [asColumn(segments)]
  const { above, below, left, right } = sides(segments, gutter)
  const headed = sideHeadings(left, right)
  if (headed) {
    const parts = headed.flatMap(({ heading, under }) => [
      ...(heading.length > 0 ? [asColumn(heading)] : []),
      ...cut(under, side, pairs, depth + 1),
    ])
    return [...cut(above, side, pairs, depth + 1), ...parts, ...cut(below, side, pairs, depth + 1)]
  }
  return [above, left, right, below].flatMap(part => cut(part, side, pairs, depth + 1))
}

function sides(segments: readonly Segment[], { x, top, bottom }: Gutter) {
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
