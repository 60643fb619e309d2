// Turns words of a transcript that were not understood into a dish or a note. Pure.

import * as limits from '@tablemate/domain/limits.ts'
import type { Stretch } from '@tablemate/domain/orders/order.ts'
import { lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { blankRow, isBlank, type Row } from './order-rows.ts'

/** The start of a stretch that is too long for a dish name or a note, with the text that tells the diner. */
export interface StretchProblem {
  readonly start: number
  readonly text: string
}

/** The rows with the words as a dish, in a blank row if there is one. Null if the words are too long for a dish name. */
export function withMenuItem(rows: readonly Row[], words: string): Row[] | null {
  const tidy = tidyName(words)
  const name = tidy.charAt(0).toUpperCase() + tidy.slice(1)
  if (lengthOf(name) > limits.itemName) return null
  const row = { ...blankRow, name }
  const blank = rows.findIndex(isBlank)
  return blank < 0 ? [...rows, row] : rows.map((one, at) => (at === blank ? row : one))
}

/** The note with the words added. Null if it would be too long. */
export function withNote(note: string, words: string): string | null {
  const both = [note.trim(), tidyName(words)].filter(Boolean).join(', ')
  return lengthOf(both) <= limits.orderNote ? both : null
}

export function without(stretches: readonly Stretch[], { start }: Stretch): Stretch[] {
  return stretches.filter(one => one.start !== start)
}
