// Finds what stands in a column of prices. There also "10500" and "1990" are prices, which elsewhere are more often codes and
// years, and words like "market price" are in place of one.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { fitOf } from '../../header-words.ts'
import { isPriceCell } from '../prices/price-cell.ts'
import type { Segment } from './segments.ts'

type Rows = readonly (readonly Segment[])[]

/** The rows, with such numbers and words as prices. */
export function withColumnPrices(rows: Rows): Segment[][] {
  const cells = rows.flat()
  const numbers = alignedWith(cells.filter(({ text }) => isWhole.test(text)))
  const isEnding = endsInPrices(cells)
  const priced = rows.map(row =>
    row.map(cell => {
      if (isPriceCell(cell.text)) return cell
      if (isWhole.test(cell.text)) return isAmong(numbers(cell)) ? asPrice(cell) : cell
      return isEnding && /\p{L}\s\d{5,6}$/u.test(cell.text) ? asPrice(cell) : cell
    }),
  )
  const prices = alignedWith(
    priced.flatMap(row =>
      row.filter(({ kind, text }, at) => kind === 'price' && /\d/.test(text) && row[at - 1]?.kind === 'text'),
    ),
  )
  return priced.map(row =>
    row.map((cell, at) => (isInPlaceOfPrice(cell, row[at - 1], prices) ? unpriced(cell) : cell)),
  )
}

/** Many texts of the page end in a number: "Malbec 10500". */
function endsInPrices(cells: readonly Segment[]): boolean {
  const texts = cells.filter(({ text }) => /\p{L}/u.test(text))
  const ends = texts.filter(({ text }) => isWhole.test(/\s(\S+)$/.exec(text)?.[1] ?? ''))
  const numbers = ends.filter(({ words }) => !isYear.test(words.at(-1)?.text ?? ''))
  return ends.length > minAligned && ends.length > 0.3 * texts.length && numbers.length > 0.5 * ends.length
}

const isWhole = /^\d{2,6}(?:\s?\/\s?\d{2,6})*(?=\s*(?:$|[([]))/
const isYear = /^(?:19|20)\d\d$/

/** Of the aligned numbers most are no years. */
function isAmong(aligned: readonly Segment[]): boolean {
  const others = aligned.filter(({ text }) => !isYear.test(text))
  return aligned.length >= minAligned && others.length >= 0.5 * aligned.length
}

/** Fewer may be aligned by chance. */
const minAligned = 4

type Aligned = (cell: Segment) => readonly Segment[]

/** Finds those of the cells that begin or end at the x of another one; of a page that is no menu, only some. */
function alignedWith(cells: readonly Segment[]): Aligned {
  const edges = cells.flatMap(cell => [
    { cell, key: edgeOf(cell.left) },
    { cell, key: -1 - edgeOf(cell.right) },
  ])
  const columns = groupBy(edges, ({ key }) => key)
  const near = (key: number) => [-1, 0, 1].flatMap(step => columns.get(key + step)?.slice(0, maxCells) ?? [])
  const isNear = (x: number, y: number, size: number) => Math.abs(x - y) < 0.5 * size
  return ({ left, right, size }) => {
    const found = [...near(edgeOf(left)), ...near(-1 - edgeOf(right))].map(({ cell }) => cell)
    return [...new Set(found)].filter(
      cell => isNear(cell.left, left, size) || isNear(cell.right, right, size),
    )
  }
}

/** In steps as wide as cells may be apart at usual sizes. */
const edgeOf = (x: number) => Math.max(0, Math.round(x / 6))
const maxCells = 300

/** A few words level with a name, between prices. */
function isInPlaceOfPrice(cell: Segment, before: Segment | undefined, prices: Aligned): boolean {
  const isShort =
    cell.words.length <= 3 && (cell.kind === 'text' ? !/\d/.test(cell.text) : /^[-–—]+$/.test(cell.text))
  if (!isShort || before?.kind !== 'text' || fitOf(cell.text, 'price') > 2) return false
  const aligned = prices(cell).filter(({ size }) => Math.abs(size - cell.size) < 1.5)
  const heights = aligned.map(({ y }) => y)
  return aligned.length >= 3 && cell.y > Math.min(...heights) && cell.y < Math.max(...heights) + 4 * cell.size
}

/** A dash in place of its decimals makes a number certain. */
function asPrice(cell: Segment): Segment {
  const isPart = (at: number) => at === cell.words.length - 1 || isWhole.test(cell.text)
  return withWords(
    cell,
    cell.words.map((word, at) =>
      /^\d+$/.test(word.text) && isPart(at) ? { ...word, text: `${word.text},-` } : word,
    ),
  )
}

function unpriced(cell: Segment): Segment {
  const [first] = cell.words
  return first ? withWords(cell, [{ ...first, text: 'MP', right: cell.right }]) : cell
}

function withWords(cell: Segment, words: Segment['words']): Segment {
  const text = words.map(word => word.text).join(' ')
  return { ...cell, words, text, kind: isPriceCell(text) ? 'price' : cell.kind }
}
