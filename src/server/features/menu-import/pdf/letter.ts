// One letter as a PDF page shows it.

import type { TextRun } from '#menu-reader/pdf/layout/page-text.ts'

export interface Letter extends TextRun {
  /** By how many quarters of a circle it is turned to the right; null for anything between. */
  readonly turn: Turn | null
  /** It is there to be searched, not to be seen: scanners lay what they read over the picture like this. */
  readonly isUnseen: boolean
}

export type Turn = 0 | 1 | 2 | 3

/** The letters of one baseline together, from left to right. */
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
