// One letter as a PDF page shows it.

import type { TextRun } from '#menu-reader/pdf/layout/page-text.ts'

export interface Letter extends TextRun {
  /** Rotation in clockwise quarter turns; null for any other angle. */
  readonly turn: Turn | null
  /** Invisible, for search only: text recognition lays such letters over the scanned picture. */
  readonly isUnseen: boolean
}

export type Turn = 0 | 1 | 2 | 3

/** Groups letters by baseline; each group goes from left to right. */
export function baselinesOf<L extends TextRun>(letters: readonly L[]): L[][] {
  const rows: L[][] = []
  for (const letter of [...letters].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && letter.y - first.y < 0.3 * Math.min(letter.size, first.size)) row.push(letter)
    else rows.push([letter])
  }
  return rows.map(row => row.sort((a, b) => a.x - b.x))
}
