// One row of a table that came as text.

export interface TableRow {
  /** As a spreadsheet counts it: the first of the file is 1, blank ones count. */
  readonly row: number
  readonly cells: readonly string[]
  /** It was broken and put together again. */
  readonly isMended?: boolean
}

/** The text of the one cell that has any; null where there are more, or none. */
export function onlyCell(cells: readonly string[]): string | null {
  const filled = cells.filter(cell => cell.trim() !== '')
  return filled.length === 1 ? (filled[0]?.trim() ?? null) : null
}
