// Reads a row of sizes above the prices, "Small Medium Large", and the column of prices below each.

import type { Line } from '../layout/text-lines.ts'
import { findPrices } from '../prices/find-prices.ts'
import { isPriceCell } from '../prices/price-cell.ts'
import { isSizeName } from '../prices/size-words.ts'
import type { LineFeatures, SizeColumn, SizeRow } from './line-features.ts'

/** The sizes that a line names for the priced lines below, or null. */
export function sizeRowOf(features: LineFeatures, below: readonly LineFeatures[]): SizeRow | null {
  if (features.prices.position !== 'none' || features.prices.isExtra) return null
  const cells = cellsOf(features.line)
  const named = trailingCells(cells, ({ name }) => isSizeName(name))
  if (named.length >= 2) return rowFrom(named)
  const cell = cells.length < 3 ? cells.at(-1) : undefined
  const inCell = cell && below.length > 0 ? sizesInCell(features.line, cell, below) : []
  if (inCell.length >= 2 && standsOver(inCell, below, 2)) return rowFrom(inCell)
  // A size over a single column of prices: it names no dish.
  if (cells.length === 1 && cell && isSizeName(cell.name) && below[0] && isOverPrice(cell, below[0]))
    return { sizes: [], start: cell.start }
  const over = trailingCells(
    cells,
    cell => cell.name.length <= 14 && !hasPrice(cell) && standsOver([cell], below, 1),
  )
  return over.length >= 2 && over.length < 6 && standsOver(over, below, 2) ? rowFrom(over) : null
}

/** Sizes on two lines, "Without" over "sides": each lower one continues the one above it. */
export function stackedSizes(
  above: readonly SizeColumn[],
  below: readonly SizeColumn[],
  size: number,
): SizeColumn[] {
  const isUnder = (column: SizeColumn) => (other: SizeColumn) => Math.abs(column.x - other.x) < 2.5 * size
  const joined = above.map(column => {
    const next = below.find(isUnder(column))
    return next ? { ...column, name: `${column.name} ${next.name}` } : column
  })
  return [...joined, ...below.filter(column => !above.some(isUnder(column)))].sort((a, b) => a.x - b.x)
}

interface Cell extends SizeColumn {
  readonly start: number
}

/** "8 oz  ½ L  Btl" in one cell: as many sizes as there are prices below, parted by the widest gaps; else none. */
function sizesInCell({ words }: Line, { start }: Cell, below: readonly LineFeatures[]): Cell[] {
  const inside = words.filter(word => !word.isLeader && word.end > start)
  const count = Math.max(...below.slice(0, 3).map(({ prices }) => prices.prices.length))
  const gaps = inside
    .slice(1)
    .map((word, at) => ({ at: at + 1, width: word.left - (inside[at]?.right ?? 0) }))
  const widest = gaps.sort((a, b) => b.width - a.width).slice(0, count - 1)
  const starts = [0, ...widest.map(({ at }) => at).sort((a, b) => a - b)]
  const sizes = starts.flatMap((from, index) => {
    const of = inside.slice(from, starts[index + 1])
    const [first, last] = [of[0], of.at(-1)]
    if (!first || !last) return []
    return [
      { name: of.map(({ text }) => text).join(' '), x: (first.left + last.right) / 2, start: first.start },
    ]
  })
  return sizes.length === count && sizes.every(({ name }) => isSizeName(name)) ? sizes : []
}

function isOverPrice({ x }: Cell, below: LineFeatures): boolean {
  return (
    below.prices.position === 'end' &&
    priceCentres(below).some(centre => Math.abs(centre - x) < 2.2 * below.size)
  )
}

/** Splits the line at tabs, leaders and slashes. */
function cellsOf({ text, words }: Line): Cell[] {
  return [...text.matchAll(/[^\t…/|]+/g)].flatMap(({ index, 0: cell }) => {
    const inside = words.filter(
      word => word.start < index + cell.length && word.end > index && !word.isLeader,
    )
    const [first, last] = [inside[0], inside.at(-1)]
    const name = cell.trim()
    return first && last && name ? [{ name, x: (first.left + last.right) / 2, start: index }] : []
  })
}

function trailingCells(cells: readonly Cell[], is: (cell: Cell) => boolean): Cell[] {
  let from = cells.length
  while (from > 0 && is(cells[from - 1] as Cell)) from--
  return cells.slice(from)
}

/** A size names no price: "9.50 Eggs" is a dish. */
function hasPrice({ name }: Cell): boolean {
  return isPriceCell(name) || findPrices(name).some(({ isSure }) => isSure)
}

/** Whether each cell has prices below it, in the next lines with at least `count` prices. */
function standsOver(cells: readonly Cell[], below: readonly LineFeatures[], count: number): boolean {
  const isUnnamed = ({ prices }: LineFeatures) => prices.prices.every(({ size }) => size === null)
  const rows = below
    .filter(row => row.prices.prices.length >= Math.max(2, count) && isUnnamed(row))
    .slice(0, 3)
  if (rows.length === 0) return false
  return cells.every(({ x }) =>
    rows.some(row => priceCentres(row).some(centre => Math.abs(centre - x) < 2.2 * row.size)),
  )
}

/** The x of the centre of each price. */
export function priceCentres({ line, prices }: LineFeatures): number[] {
  return prices.prices.map(({ start, end }) => {
    const inside = line.words.filter(word => word.start < end && word.end > start)
    const left = Math.min(...inside.map(word => word.left))
    const right = Math.max(...inside.map(word => word.right))
    return (left + right) / 2
  })
}

function rowFrom(cells: readonly Cell[]): SizeRow {
  return { sizes: cells.map(({ name, x }) => ({ name, x })), start: cells[0]?.start ?? 0 }
}
