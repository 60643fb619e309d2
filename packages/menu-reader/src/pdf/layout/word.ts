// A printed word, and a row of words.

import type { Levelled, TextStyle } from './page-text.ts'

export interface Word extends TextStyle {
  readonly text: string
  readonly left: number
  readonly right: number
  /** The baseline; y grows downwards. */
  readonly y: number
  /** Dots or dashes between a name and its price. */
  readonly isLeader: boolean
  /** It was joined from spaced letters. */
  readonly isSpaced: boolean
  /** Absent for level text. */
  readonly levelled?: Levelled | undefined
}

/** The words on one baseline, from left to right. */
export type Row = readonly Word[]
