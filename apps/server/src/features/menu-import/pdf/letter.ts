// One letter as a PDF page shows it.

import type { TextRun, Turn } from '@tablemate/menu-reader/pdf/layout/page-text.ts'

export interface Letter extends TextRun {
  /** The nearest rotation in quarter turns. */
  readonly turn: Turn
  /** The rest of its rotation, in degrees clockwise. */
  readonly tilt: number
  /** Invisible, for search only: text recognition lays such letters over the scanned picture. */
  readonly isUnseen: boolean
}

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
