// Finds what stands in a column of prices. There also "10500" and "1990" are prices, which elsewhere are more often codes and
// years, and words like "market price" are in place of one.

import { fitOf } from '../../header-words.ts'
import { isPriceCell } from '../prices/price-cell.ts'
import type { Segment } from './segments.ts'

type Rows = readonly (readonly Segment[])[]

/** The rows, with such numbers and words as prices. */
export function withColumnPrices(rows: Rows): Segment[][] {
  const cells = rows.flat()
  const numbers = cells.filter(({ text }) => isWhole.test(text))
  const priced = rows.map(row =>
    row.map(cell =>
      !isPriceCell(cell.text) && isWhole.test(cell.text) && isAmong(cell, numbers) ? asPrice(cell) : cell,
    ),
  )
  const prices = priced.flatMap(row =>
    row.filter(({ kind, text }, at) => kind === 'price' && /\d/.test(text) && row[at - 1]?.kind === 'text'),
  )
  return priced.map(row =>
    row.map((cell, at) => (isInPlaceOfPrice(cell, row[at - 1], prices) ? unpriced(cell) : cell)),
  )
}

const isWhole = /^\d{2,6}(?=\s*(?:$|[([]))/
const isYear = /^(?:19|20)\d\d$/

/** Of the aligned numbers most are no years. */
function isAmong(number: Segment, numbers: readonly Segment[]): boolean {
  const aligned = numbers.filter(other => isAligned(other, number))
  const others = aligned.filter(({ text }) => !isYear.test(text))
  return aligned.length >= minAligned && others.length >= 0.5 * aligned.length
}

/** Fewer may be aligned by chance. */
const minAligned = 4

function isAligned(a: Segment, b: Segment): boolean {
  const isNear = (x: number, y: number) => Math.abs(x - y) < 0.5 * b.size
  return isNear(a.right, b.right) || isNear(a.left, b.left)
}

/** A few words level with a name, between prices. */
function isInPlaceOfPrice(cell: Segment, before: Segment | undefined, prices: readonly Segment[]): boolean {
  const isShort = cell.kind === 'text' && cell.words.length <= 3 && !/\d/.test(cell.text)
  if (!isShort || before?.kind !== 'text' || fitOf(cell.text, 'price') > 2) return false
  const aligned = prices.filter(price => isAligned(price, cell) && Math.abs(price.size - cell.size) < 1.5)
  return (
    aligned.length >= minAligned && aligned.some(({ y }) => y < cell.y) && aligned.some(({ y }) => y > cell.y)
  )
}

/** A dash in place of its decimals makes a number certain. */
function asPrice(cell: Segment): Segment {
  const [first, ...rest] = cell.words
  return first ? withWords(cell, [{ ...first, text: `${first.text},-` }, ...rest]) : cell
}

function unpriced(cell: Segment): Segment {
  const [first] = cell.words
  return first ? withWords(cell, [{ ...first, text: 'MP', right: cell.right }]) : cell
}

function withWords(cell: Segment, words: Segment['words']): Segment {
  return { ...cell, words, text: words.map(({ text }) => text).join(' '), kind: 'price' }
}
