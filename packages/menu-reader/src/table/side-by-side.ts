// Splits a sheet at its blank columns: several tables may be side by side, as on a printed page.

import type { TableRow } from './table-row.ts'

/** The rows of each table, from left to right; the sheet itself if no blank column divides it. */
export function splitSideBySide(rows: readonly TableRow[]): readonly (readonly TableRow[])[] {
  const filled = new Set<number>()
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (at < maxWidth && cell.trim() !== '') filled.add(at)
  const spans: { from: number; to: number }[] = []
  for (const at of [...filled].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && last.to === at) last.to = at + 1
    else spans.push({ from: at, to: at + 1 })
  }
  // A table of dishes has at least two columns, so a single column belongs to its neighbour.
  if (spans.length < 2 || spans.some(({ from, to }) => to - from < 2)) return [rows]
  return spans.map(({ from, to }) =>
    rows
      .map(row => ({ ...row, cells: row.cells.slice(from, to) }))
      .filter(({ cells }) => cells.some(cell => cell.trim() !== '')),
  )
}

/** A wider sheet is an export and holds one table. */
const maxWidth = 40
