// Joins the typed and the spoken note of an order into one.

import * as limits from '@tablemate/domain/limits.ts'
import { lengthOf } from '@tablemate/domain/plain-text.ts'
import { problem } from '../../problems.ts'

/** Throws 'invalid' if the joined note is too long. */
export function mergeNotes(...notes: readonly string[]): string {
  const note = notes.filter(Boolean).join(', ')
  if (lengthOf(note) > limits.orderNote) throw problem('invalid', { fields: { note: 'too-long' } })
  return note
}
