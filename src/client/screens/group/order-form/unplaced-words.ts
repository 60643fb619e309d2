// Words of a transcript that nothing was made of, as their diner makes something of them. Pure.

import { limits } from '#domain/limits.ts'
import type { Stretch } from '#domain/orders/order.ts'
import { lengthOf, tidyName } from '#domain/plain-text.ts'
import { blankRow, isBlank, type Row } from './order-rows.ts'

/** A stretch that was too long for what its diner tried to make of it, by its start, and the sentence that says so. */
export interface StretchProblem {
  readonly start: number
  readonly text: string
}

/** The rows with another for the words, a blank one first; null where the words are longer than a dish name may be. */
export function withDish(rows: readonly Row[], words: string): Row[] | null {
  const tidy = tidyName(words)
  const name = tidy.charAt(0).toUpperCase() + tidy.slice(1)
  if (lengthOf(name) > limits.itemName) return null
  const row = { ...blankRow, name }
  const blank = rows.findIndex(isBlank)
  return blank < 0 ? [...rows, row] : rows.map((one, at) => (at === blank ? row : one))
}

/** null where the note has no room for them. */
export function withNote(note: string, words: string): string | null {
  const both = [note.trim(), tidyName(words)].filter(Boolean).join(', ')
  return lengthOf(both) <= limits.orderNote ? both : null
}

export function without(stretches: readonly Stretch[], { start }: Stretch): Stretch[] {
  return stretches.filter(one => one.start !== start)
}
