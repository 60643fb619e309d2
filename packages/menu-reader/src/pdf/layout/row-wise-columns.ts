// Recognises columns that are read row by row: tables, and names side by side under a priced heading.

import { findPrices } from '../prices/find-prices.ts'
import type { ColumnSides } from './column-sides.ts'
import { isText, type Segment } from './segments.ts'

/** Names on the left and, row by row, their details on the right, where all prices are. */
export function isTable({ onLeft, right, top, bottom }: ColumnSides, segments: readonly Segment[]): boolean {
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

/** Short names without prices, each level with one on the left, below a heading with their price like "Milk tea 5.25". */
export function isGrid({ onLeft, onRight }: ColumnSides): boolean {
  const [first] = onRight
  const isName = ({ kind, words, text, size }: Segment) =>
    kind === 'text' && words.length <= 4 && !/\d/.test(text) && Math.abs(size - (first?.size ?? 0)) < 0.3
  if (!onRight.every(isName)) return false
  const isBeside = (name: Segment, other: Segment) =>
    isName(other) && Math.abs(name.y - other.y) < 0.3 * name.size
  const headings = onLeft.filter(({ text }) => findPrices(text).some(({ isSure }) => isSure))
  return headings.length > 0 && onRight.every(name => onLeft.some(other => isBeside(name, other)))
}
