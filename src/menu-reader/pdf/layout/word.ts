// A word as it is printed, and the words of a row.

import type { Look } from './page-text.ts'

export interface Word extends Look {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Of the baseline, downwards. */
  readonly y: number
  /** Dots or dashes that lead the eye from a name to its price. */
  readonly isLeader: boolean
  /** Its letters stand apart. */
  readonly isSpaced: boolean
}

/** The words of one baseline, from left to right. */
export type Row = readonly Word[]
