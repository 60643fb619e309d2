// Repairs a row with more cells than headings: an unquoted delimiter split one of its cells.

import { isPriceLike } from '../prices/price-text.ts'
import { priceHeadingOf } from './table-headings.ts'
import type { TableRow } from './table-row.ts'

/** Returns a function that joins the split cell of a row and marks the row as repaired. It returns a sound row unchanged. */
export function rowRepairer(headings: readonly string[], delimiter: string): (row: TableRow) => TableRow {
  const prices = [...headings.keys()].filter(at => priceHeadingOf(headings[at] ?? '') !== null)
  return row => (prices.length === 0 ? row : repair(row, { width: headings.length, prices, delimiter }))
}

interface TableShape {
  readonly width: number
  readonly prices: readonly number[]
  readonly delimiter: string
}

function repair(row: TableRow, { width, prices, delimiter }: TableShape): TableRow {
  const cells = withoutBlankEnd(row.cells, width)
  const tooMany = cells.length - width
  if (tooMany <= 0 || tooMany > maxExtraCells || width > maxWidth) return row
  let best: { score: number; cells: readonly string[] } | null = null
  for (let at = 0; at < width; at += 1) {
    const inner = cells.slice(at, at + tooMany + 1)
    const joined = [...cells.slice(0, at), inner.join(delimiter), ...cells.slice(at + tooMany + 1)]
    const score = scoreOf(joined, inner, prices.includes(at), prices)
    if (score > (best?.score ?? 0)) best = { score, cells: joined }
  }
  return best ? { ...row, cells: best.cells, isRepaired: true } : row
}

const maxExtraCells = 8
/** A wider table comes from a program, which quotes correctly. */
const maxWidth = 100

/** Rates a way to join the cells: prices in price columns, a blank after a prose comma, two digits after a number. */
function scoreOf(
  cells: readonly string[],
  inner: readonly string[],
  isPrice: boolean,
  prices: readonly number[],
): number {
  const filled = prices.map(at => cells[at]?.trim() ?? '').filter(text => text !== '')
  if (filled.length === 0 || !filled.every(isPriceLike)) return 0
  const [whole = '', decimals = '', more] = inner
  if (isPrice)
    return more === undefined && /\d$/.test(whole.trim()) && /^\d{2}(?!\d)/.test(decimals) ? 4 : 0.5
  const afterComma = inner.slice(1).filter(text => /^\s+\S/.test(text)).length
  return afterComma === inner.length - 1 ? 3 : inner.every(text => /\p{L}/u.test(text)) ? 2 : 1
}

function withoutBlankEnd(cells: readonly string[], width: number): readonly string[] {
  let end = cells.length
  while (end > width && (cells[end - 1] ?? '').trim() === '') end -= 1
  return cells.slice(0, end)
}
