// What was written for the kitchen and what was said for it are one note.

import { limits } from '#domain/limits.ts'
import { lengthOf } from '#domain/plain-text.ts'
import { problem } from '../../problems.ts'

/** Throws 'invalid' where they are too long for one. */
export function joinNotes(...notes: readonly string[]): string {
  const note = notes.filter(Boolean).join(', ')
  if (lengthOf(note) > limits.orderNote) throw problem('invalid', { fields: { note: 'too-long' } })
  return note
}
