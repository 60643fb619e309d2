// A row with more cells than headings had the sign between cells within one of them: it is put together again.

import { isPriceLike } from '../prices/price-text.ts'
import { priceHeadingOf } from './table-headings.ts'
import type { TableRow } from './table-row.ts'

/** What makes a row as it was meant, marked as mended, of each that is too long; one that is sound stays itself. */
export function rowMender(headings: readonly string[], delimiter: string): (row: TableRow) => TableRow {
  const prices = [...headings.keys()].filter(at => priceHeadingOf(headings[at] ?? '') !== null)
  return row => (prices.length === 0 ? row : mend(row, { width: headings.length, prices, delimiter }))
}

interface Shape {
  readonly width: number
  /** Where prices stand. */
  readonly prices: readonly number[]
  readonly delimiter: string
}

function mend(row: TableRow, { width, prices, delimiter }: Shape): TableRow {
  const cells = withoutEnd(row.cells, width)
  const tooMany = cells.length - width
  if (tooMany <= 0 || tooMany > most || width > mostWide) return row
  let best: { worth: number; cells: readonly string[] } | null = null
  for (let at = 0; at < width; at += 1) {
    const inner = cells.slice(at, at + tooMany + 1)
    const joined = [...cells.slice(0, at), inner.join(delimiter), ...cells.slice(at + tooMany + 1)]
    const worth = worthOf(joined, inner, prices.includes(at), prices)
    if (worth > (best?.worth ?? 0)) best = { worth, cells: joined }
  }
  return best ? { ...row, cells: best.cells, isMended: true } : row
}

const most = 8
/** A wider table is a program's, which sets its quotes right. */
const mostWide = 100

/** Prices must be where prices stand; a comma before a blank is one of prose; two digits behind a number are its decimals. */
function worthOf(
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
  const ofProse = inner.slice(1).filter(text => /^\s+\S/.test(text)).length
  return ofProse === inner.length - 1 ? 3 : inner.every(text => /\p{L}/u.test(text)) ? 2 : 1
}

function withoutEnd(cells: readonly string[], width: number): readonly string[] {
  let end = cells.length
  while (end > width && (cells[end - 1] ?? '').trim() === '') end -= 1
  return cells.slice(0, end)
}
