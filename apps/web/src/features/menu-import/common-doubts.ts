// Doubts that cover most of a file. Each is asked once for the file, instead of once for each row. Pure.

import type { RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import type { DraftRow } from './draft-rows.ts'

export interface CommonDoubt {
  readonly doubt: RowDoubt
  /** How many rows have it. */
  readonly rows: number
}

const leastShare = 0.8
const leastRows = 5

/** The doubts of more than 80 % of the rows, and the rows without them. Rows that lack a name or price need a correction each. */
export function withoutCommonDoubts(rows: readonly DraftRow[]) {
  const counts = new Map<RowDoubt, number>()
  for (const { name, price, doubts } of rows)
    if (name !== '' && price !== '')
      for (const doubt of new Set(doubts)) counts.set(doubt, (counts.get(doubt) ?? 0) + 1)
  const commonDoubts: CommonDoubt[] = [...counts]
    .filter(([, count]) => count >= leastRows && count > leastShare * rows.length)
    .map(([doubt, count]) => ({ doubt, rows: count }))
  const common = new Set(commonDoubts.map(({ doubt }) => doubt))
  return {
    commonDoubts,
    rows:
      common.size === 0
        ? rows
        : rows.map(row => ({ ...row, doubts: row.doubts.filter(doubt => !common.has(doubt)) })),
  }
}
