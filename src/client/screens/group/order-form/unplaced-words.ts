// Words of a transcript that nothing was made of, as their diner makes something of them. Pure.

import { limits } from '#domain/limits.ts'
import type { Stretch } from '#domain/order.ts'
import { lengthOf, tidyName } from '#domain/plain-text.ts'
import { blankRow, isBlank, type Row } from './order-rows.ts'

/** The rows with another for the words; a blank one is taken first. */
export function withDish(rows: readonly Row[], words: string): Row[] {
  const name = tidyName(words).slice(0, limits.itemName)
  const row = { ...blankRow, name: name.charAt(0).toUpperCase() + name.slice(1) }
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
