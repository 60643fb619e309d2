// One row of a text table.

export interface TableRow {
  /** The row number as in a spreadsheet: from 1, counting blank rows. */
  readonly row: number
  readonly cells: readonly string[]
  /** The row was damaged and has been repaired. */
  readonly isRepaired?: boolean
}

/** The text of the only filled cell; null if several or none are filled. */
export function onlyCell(cells: readonly string[]): string | null {
  const filled = cells.filter(cell => cell.trim() !== '')
  return filled.length === 1 ? (filled[0]?.trim() ?? null) : null
}
