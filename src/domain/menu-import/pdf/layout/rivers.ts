// Rivers: upright strips of white with text on both banks. Prices do not make a bank: the white between names and
// their prices is no river, so only where a text stands beyond the prices does a column end.

import type { Pair } from './pairs.ts'
import type { PriceSide } from './price-side.ts'
import type { Segment } from './segments.ts'

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
  const walls = segments.filter(({ kind }) => kind === 'text' || kind === 'leader')
  const size = median(walls.map(wall => wall.size))
  let best: { river: River; worth: number } | null = null
  for (const x of possiblePlaces(walls, size)) {
    for (const stretch of stretchesAt([...walls, ...pairs], x)) {
      if (stretch.bottom - stretch.top < 2 * size) continue
      const banks = banksOf(walls, x, stretch)
      if (!banks || !isParting(banks, size, segments, stretch)) continue
      const worth = banks.shared * (0.5 + Math.min(banks.right - banks.left, 4 * size) / (4 * size))
      if (!best || worth > best.worth)
        best = { river: { ...stretch, x: shore(segments, banks, stretch, side) }, worth }
    }
  }
  return best?.river ?? null
}

interface Stretch {
  readonly top: number
  readonly bottom: number
}

interface Banks {
  readonly left: number
  readonly right: number
  /** Height along which both have text. */
  readonly shared: number
  readonly onLeft: readonly Segment[]
  readonly onRight: readonly Segment[]
}

/** Narrower ones are blanks in a line. */
const narrowestRiver = 0.75
/** Shorter ones happen by chance. */
const fewestLines = 3

/** Just before each text, and a little further off: a line that ends there crosses a wider river. */
function possiblePlaces(walls: readonly Segment[], size: number): number[] {
  const starts = [...new Set(walls.map(({ left }) => Math.round(left)))].sort((a, b) => a - b)
  return starts.flatMap(left => [left - 1, left - narrowestRiver * size, left - 2 * size])
}

/** Between the walls that cross the place. */
function stretchesAt(walls: readonly Pair[], x: number): Stretch[] {
  const crossing = walls.filter(({ left, right }) => left < x && right > x).sort((a, b) => a.y - b.y)
  const ends = [-Infinity, ...crossing.map(({ y }) => y), Infinity]
  return ends.slice(1).map((bottom, index) => ({ top: (ends[index] ?? 0) + 0.5, bottom: bottom - 0.5 }))
}

function banksOf(walls: readonly Segment[], x: number, { top, bottom }: Stretch): Banks | null {
  const beside = walls.filter(({ y }) => y > top && y < bottom)
  const onLeft = beside.filter(wall => wall.right <= x)
  const onRight = beside.filter(wall => wall.left >= x)
  if (onLeft.length < 2 || onRight.length < 2) return null
  const left = Math.max(...onLeft.map(wall => wall.right))
  const right = Math.min(...onRight.map(wall => wall.left))
  const shared = Math.min(lowest(onLeft), lowest(onRight)) - Math.max(highest(onLeft), highest(onRight))
  return { left, right, shared, onLeft, onRight }
}

function isParting(banks: Banks, size: number, segments: readonly Segment[], stretch: Stretch): boolean {
  if (banks.right - banks.left < narrowestRiver * size || banks.shared < 2 * size) return false
  const lines = Math.min(countLines(banks.onLeft), countLines(banks.onRight))
  if (lines < fewestLines) return false
  return !isTable(banks, segments, stretch)
}

/** Names on one bank and, row by row, what is said of them on the other, where alone the prices are. */
function isTable(
  { onLeft, onRight, left, right }: Banks,
  segments: readonly Segment[],
  { top, bottom }: Stretch,
): boolean {
  const prices = segments.filter(({ kind, y }) => kind === 'price' && y > top && y < bottom)
  const beyond = prices.filter(price => price.left > right).length
  const before = prices.filter(
    price => price.right < left || (price.left >= left - 1 && price.right <= right + 1),
  ).length
  const texts = onLeft.filter(({ kind }) => kind === 'text')
  if (beyond < fewestLines || before > 0 || texts.some(({ text }) => /\d/.test(text))) return false
  const level = texts.filter(({ y, size }) =>
    onRight.some(other => Math.abs(other.y - y) < 0.3 * size),
  ).length
  return level > 0.7 * texts.length
}

/** Prices in the river belong to one bank: the shore lies on their far side. */
function shore(
  segments: readonly Segment[],
  banks: Banks,
  { top, bottom }: Stretch,
  side: PriceSide,
): number {
  const afloat = segments.filter(
    ({ kind, y, left, right }) =>
      (kind === 'price' || kind === 'size') &&
      y > top &&
      y < bottom &&
      left >= banks.left - 1 &&
      right <= banks.right + 1,
  )
  const edges = [banks.left, ...afloat.map(({ right }) => right)]
  if (side === 'left') return Math.min(banks.right, ...afloat.map(({ left }) => left)) - 0.5
  if (side === 'right') return (Math.max(...edges) + banks.right) / 2
  return widestGap(afloat, banks)
}

/** Where a column of numbers of their own stands before the texts, the widest white lies between it and the prices. */
function widestGap(afloat: readonly Segment[], banks: Banks): number {
  const sorted = [...afloat].sort((a, b) => a.left - b.left)
  let edge = sorted[0]?.right ?? banks.left
  let best = { x: (edge + banks.right) / 2, width: 0 }
  for (const { left, right } of [...sorted.slice(1), { left: banks.right, right: banks.right }]) {
    if (left - edge > best.width) best = { x: (edge + left) / 2, width: left - edge }
    edge = Math.max(edge, right)
  }
  return best.x
}

function countLines(segments: readonly Segment[]): number {
  return new Set(segments.map(({ y }) => Math.round(y / 2))).size
}

function highest(segments: readonly Segment[]): number {
  return Math.min(...segments.map(({ top }) => top))
}

function lowest(segments: readonly Segment[]): number {
  return Math.max(...segments.map(({ bottom }) => bottom))
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
