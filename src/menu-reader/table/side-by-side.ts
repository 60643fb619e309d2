// A sheet in which several tables stand beside each other, as on a printed page, is cut where nothing stands between them.

import type { TableRow } from './table-row.ts'

/** Each table's own rows, from the left; the sheet itself where no blank column divides it. */
export function tablesBesideIn(rows: readonly TableRow[]): readonly (readonly TableRow[])[] {
  const filled = new Set<number>()
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (at < mostWide && cell.trim() !== '') filled.add(at)
  const spans: { from: number; to: number }[] = []
  for (const at of [...filled].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && last.to === at) last.to = at + 1
    else spans.push({ from: at, to: at + 1 })
  }
  // A table of dishes has two columns at least: a lone one belongs to what stands beside it.
  if (spans.length < 2 || spans.some(({ from, to }) => to - from < 2)) return [rows]
  return spans.map(({ from, to }) =>
    rows
      .map(row => ({ ...row, cells: row.cells.slice(from, to) }))
      .filter(({ cells }) => cells.some(cell => cell.trim() !== '')),
  )
}

/** A sheet that is wider is an export, and has one table. */
const mostWide = 40
