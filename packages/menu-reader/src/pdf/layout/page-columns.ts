// Puts a page's segments into reading order by splitting it at gutters, tallest first. Text that crosses a gutter, like
// a title or footer, becomes a separate part.

import { findGutter, type Gutter } from './gutters.ts'
import { type PriceSide, priceSideOf } from './price-side.ts'
import type { Segment } from './segments.ts'
import { type Pair, textPricePairs } from './text-price-pairs.ts'

/** Text that is read from top to bottom. */
export interface Column {
  readonly segments: readonly Segment[]
  readonly left: number
  readonly right: number
}

export function columnsOf(rows: readonly (readonly Segment[])[]): Column[] {
  const { title, rest } = withoutTitle(rows)
  const side = priceSideOf(rest)
  const columns = cut(rest.flat(), side, side === 'left' ? [] : textPricePairs(rest), 0)
  return title.length > 0 ? [toColumn(title), ...columns] : columns
}

interface TitledPage {
  readonly title: readonly Segment[]
  readonly rest: readonly (readonly Segment[])[]
}

/** A single topmost text in the largest font is the title of all columns. */
function withoutTitle(rows: readonly (readonly Segment[])[]): TitledPage {
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

/** Pages are not nested more deeply. */
const maxDepth = 12

function cut(segments: readonly Segment[], side: PriceSide, pairs: readonly Pair[], depth: number): Column[] {
  if (segments.length === 0) return []
  const gutter = depth < maxDepth ? findGutter(segments, side, pairs) : null
  if (!gutter) return [toColumn(segments)]
  const { above, below, left, right } = splitAt(segments, gutter)
  const sections = sideSections(left, right)
  if (sections) {
    const parts = sections.flatMap(({ heading, under }) => [
      ...(heading.length > 0 ? [toColumn(heading)] : []),
      ...cut(under, side, pairs, depth + 1),
    ])
    return [...cut(above, side, pairs, depth + 1), ...parts, ...cut(below, side, pairs, depth + 1)]
  }
  return [above, left, right, below].flatMap(part => cut(part, side, pairs, depth + 1))
}

function splitAt(segments: readonly Segment[], { x, top, bottom }: Gutter) {
  const above: Segment[] = []
  const below: Segment[] = []
  const left: Segment[] = []
  const right: Segment[] = []
  for (const segment of segments) {
    if (segment.y < top) above.push(segment)
    else if (segment.y > bottom) below.push(segment)
    else if ((segment.left + segment.right) / 2 < x) left.push(segment)
    else right.push(segment)
  }
  return { above, below, left, right }
}

function toColumn(segments: readonly Segment[]): Column {
  return {
    segments,
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
  }
}

// Recognises headings in the margin: they look like a column, but each heads the text beside and below it.

/** A heading and the part of the right side below it. */
interface SideSection {
  readonly heading: readonly Segment[]
  readonly under: readonly Segment[]
}

/** From top to bottom; text above the first heading has none. Null if the left side is not only headings. */
function sideSections(left: readonly Segment[], right: readonly Segment[]): SideSection[] | null {
  const end = Math.max(...right.map(({ y }) => y))
  const candidates = left.filter(({ y }) => y <= end)
  const headings = blocksOf(candidates)
  const size = median(right.map(segment => segment.size))
  const lines = new Set(right.map(({ y }) => Math.round(y / 2))).size
  const isProminent = ({ size: own, words, text }: Segment) =>
    own > 1.12 * size || words.every(({ isBold }) => isBold) || text === text.toUpperCase()
  if (headings.length < 2 || lines < linesPerHeading * headings.length) return null
  if (!candidates.every(segment => segment.kind === 'text' && isShort(segment) && isProminent(segment)))
    return null
  if (right.some(segment => segment.kind === 'text' && segment.size > 1.25 * size && isShort(segment)))
    return null
  const starts = headings.map(block => Math.min(...block.map(({ y, size: own }) => y - 0.8 * own)))
  const first = right.filter(({ y }) => y < (starts[0] ?? 0))
  return [
    ...(first.length > 0 ? [{ heading: [], under: first }] : []),
    ...headings.map((heading, at) => ({
      heading,
      under: right.filter(({ y }) => y >= (starts[at] ?? 0) && y < (starts[at + 1] ?? Infinity)),
    })),
    { heading: [], under: left.filter(({ y }) => y > end) },
  ]
}

/** A section has at least this many lines. */
const linesPerHeading = 2

function isShort({ words, text }: Segment): boolean {
  return words.length <= 4 && !/\d/.test(text)
}

function blocksOf(segments: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = []
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const last = blocks.at(-1)?.at(-1)
    if (last && segment.y - last.y < 1.6 * segment.size) blocks.at(-1)?.push(segment)
    else blocks.push([segment])
  }
  return blocks
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
