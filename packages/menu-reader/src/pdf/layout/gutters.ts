// Finds gutters: vertical strips of white with text on both sides. The gap between names and their prices is no gutter,
// so a column ends only where text follows beyond the prices.

import { findPrices } from '../prices/find-prices.ts'
import { type ColumnSides, columnSidesAt, countLines } from './column-sides.ts'
import type { PriceSide } from './price-side.ts'
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
  let best: { sides: ColumnSides; score: number } | null = null
  for (const x of candidatePositions(texts, size)) {
    for (const sides of columnSidesAt(x, texts, pairs)) {
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
  return !isTable(sides, segments) && !isGrid(sides) && !isOverPrices(sides, segments)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}

// Recognises headings over several columns: alone at their height, larger than other text, and aligned with none of the
// lines below them.

/** The texts, sorted by y, with such headings as wide as the page, so that they cross every gutter. */
function withBandTitles(texts: readonly Segment[]): Segment[] {
  const sizes = texts.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const left = Math.min(...texts.map(text => text.left))
  const right = Math.max(...texts.map(text => text.right))
  return texts.map((text, at) =>
    text.size > prominence * usual && isBandTitle(text, at, texts) ? { ...text, left, right } : text,
  )
}

/** Relative to the usual font size. */
const prominence = 1.3

function isBandTitle(title: Segment, at: number, texts: readonly Segment[]): boolean {
  const near = texts.slice(Math.max(0, at - 12), at + 40).filter(text => text !== title)
  if (near.some(({ y }) => Math.abs(y - title.y) < 0.7 * title.size)) return false
  const below = near.filter(({ y }) => y > title.y && y - title.y < 4 * title.size)
  const sides = [below.some(text => text.right < title.right), below.some(text => text.left > title.left)]
  const touched = below.filter(text => text.left < title.right && text.right > title.left)
  return sides.every(Boolean) && touched.length > 0 && !touched.some(text => isAligned(title, text))
}

function isAligned(a: Segment, b: Segment): boolean {
  const isNear = (x: number, y: number) => Math.abs(x - y) < 0.5 * a.size
  return isNear(a.left, b.left) || isNear(a.right, b.right) || isNear(a.left + a.right, b.left + b.right)
}

// Finds where, within a gutter, one column ends and the next begins: prices in the gutter belong to one of the two.

/** The x at which the right column begins, beyond the prices of the left one. */
function columnEdge(segments: readonly Segment[], sides: ColumnSides, side: PriceSide): number {
  const inGutter = segments.filter(
    ({ kind, y, left, right }) =>
      (kind === 'price' || kind === 'size') &&
      y > sides.top &&
      y < sides.bottom &&
      (left + right) / 2 > sides.left &&
      (left + right) / 2 < sides.right,
  )
  const edges = [sides.left, ...inGutter.map(({ right }) => right)]
  if (side === 'left') return Math.min(sides.right, ...inGutter.map(({ left }) => left)) - 0.5
  if (side === 'right') return (Math.max(...edges) + sides.right) / 2
  return widestGap(inGutter, sides)
}

/** If separate numbers precede the texts, the widest gap lies between them and the prices. */
function widestGap(inGutter: readonly Segment[], sides: ColumnSides): number {
  const sorted = [...inGutter].sort((a, b) => a.left - b.left)
  let edge = sorted[0]?.right ?? sides.left
  let best = { x: (edge + sides.right) / 2, width: 0 }
  for (const { left, right } of [...sorted.slice(1), { left: sides.right, right: sides.right }]) {
    if (left - edge > best.width) best = { x: (edge + left) / 2, width: left - edge }
    edge = Math.max(edge, right)
  }
  return best.x
}

// Recognises columns that are read row by row: tables, and names side by side under a priced heading.

/** Names on the left and, row by row, their details on the right, where all prices are. */
function isTable({ onLeft, right, top, bottom }: ColumnSides, segments: readonly Segment[]): boolean {
  const within = segments.filter(({ y }) => y > top && y < bottom)
  const beyond = within.filter(segment => segment.left > right - 2)
  const prices = within.filter(({ kind }) => kind === 'price')
  const certain = prices.filter(({ text }) => isSureCell(text))
  const evidence = certain.length >= minPrices ? certain : prices
  const texts = onLeft.filter(isText)
  if (evidence.length < minPrices || evidence.some(price => !beyond.includes(price))) return false
  if (texts.some(({ text }) => endsInPrice(text))) return false
  const level = texts.filter(({ y, size }) => beyond.some(other => Math.abs(other.y - y) < 0.3 * size)).length
  const begun = evidence.filter(price =>
    texts.some(({ y, size }) => Math.abs(y - price.y) < 0.3 * size),
  ).length
  return level > 0.7 * texts.length && begun > 0.7 * evidence.length
}

/** Fewer prices make no column. */
const minPrices = 3

/** With a currency or cents, unlike a year, a strength or a dish number. */
function isSureCell(text: string): boolean {
  return findPrices(text).some(({ isSure }) => isSure)
}

function endsInPrice(text: string): boolean {
  const last = findPrices(text).at(-1)
  return last !== undefined && last.end >= text.trimEnd().length - 1
}

/** Headings on one side, and names on the other with their prices below or above the headings: no texts are level. */
function isOverPrices({ onLeft, onRight, left, right }: ColumnSides, segments: readonly Segment[]): boolean {
  const isLevel = (segment: Segment, others: readonly Segment[]) =>
    others.some(({ y, size }) => Math.abs(y - segment.y) < 0.3 * size)
  const texts = onLeft.filter(isText)
  const across = segments.filter(
    price =>
      price.kind === 'price' &&
      ((price.left < left && isLevel(price, onRight)) || (price.left > right - 2 && isLevel(price, texts))),
  )
  return across.length >= minPrices && !texts.some(text => isLevel(text, onRight.filter(isText)))
}

/** Short names without prices, each level with one on the left, below a heading with their price like "Milk tea 5.25". */
function isGrid({ onLeft, onRight }: ColumnSides): boolean {
  const [first] = onRight
  const isName = ({ kind, words, text, size }: Segment) =>
    kind === 'text' && words.length <= 4 && !/\d/.test(text) && Math.abs(size - (first?.size ?? 0)) < 0.3
  if (!onRight.every(isName)) return false
  const isBeside = (name: Segment, other: Segment) =>
    isName(other) && Math.abs(name.y - other.y) < 0.3 * name.size
  const headings = onLeft.filter(({ text }) => findPrices(text).some(({ isSure }) => isSure))
  return headings.length > 0 && onRight.every(name => onLeft.some(other => isBeside(name, other)))
}
