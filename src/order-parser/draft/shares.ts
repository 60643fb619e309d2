// Wishes for a part of what was ordered, and for more than one dish: "two, one with cheese", "and the other", "on both".

import type { Reading } from '../grammar/reading.ts'
import { copyOf, pushLine } from './add-to-draft.ts'
import type { DraftLine } from './draft-items.ts'
import { type Book, currentLine, serve } from './parser-state.ts'

/** "two burgers, one with cheese" takes some of the two; "a burger with cheese and one with bacon" is one more. */
export function takeSome(book: Book, line: DraftLine) {
  const { count } = book
  if (!count || line.kind === 'unknown') return
  const hasOwn = line.quantity === 1 || line.wishes.some(({ isBefore }) => !isBefore)
  if (hasOwn && line.shares.length === 0 && book.isCountJoined && book.last === 'wish') {
    const wishes = line.wishes.filter(({ isBefore }) => isBefore)
    serve(book, count)
    pushLine(book, { ...copyOf(line, count.value, wishes), isPlural: line.isPlural || count.value > 1 })
  } else if (line.quantity > 1 && unshared(line) >= count.value) startShare(book, count.value)
}

export function startShare(book: Book, quantity: number) {
  const line = currentLine(book)
  if (!line) return
  book.share = { quantity, wishes: [] }
  line.shares.push(book.share)
  serve(book, book.count)
  book.count = null
  book.amount = 'plain'
}

/** How many of the line have no wishes of their own yet. */
export function unshared(line: DraftLine): number {
  return line.quantity - line.shares.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** "one with cheese and one without". */
export function settleNo(book: Book) {
  const line = currentLine(book)
  if (book.amount !== 'no' || !book.share || book.share.wishes.length > 0 || !line) return
  const other = line.shares.at(-2)
  for (const wish of other?.wishes ?? []) book.share.wishes.push({ ...wish, amount: 'no' })
  serve(book, book.amountAt)
  book.amount = 'plain'
}

/** "and the other one medium". */
export function shareRest(book: Book, reading: Reading) {
  const line = currentLine(book)
  if (!line) return
  serve(book, reading, 'reference')
  if (line.shares.length > 0 && unshared(line) > 0) startShare(book, unshared(line))
  else if (line.quantity > 1 && line.shares.length === 0) startShare(book, 1)
}

/** "on both": the wishes just said go to the dish before as well ("back"), or those to come do ("ahead"). */
export function spread(book: Book, reading: Reading, direction: 'back' | 'ahead') {
  const line = book.lines.at(-1)
  if (line) serve(book, reading, 'reference')
  const other = book.lines.at(-2)
  if (!line || !other || line.quantity > 1 || other.kind === 'unknown') return
  if (direction === 'ahead') book.spreading = [other]
  else for (const { line: owner, wish } of book.run) if (owner === line) other.wishes.push({ ...wish })
}

/** "fish twice"; "kebab and chips twice" is two of both. */
export function setQuantity(book: Book, reading: Reading & { kind: 'count' }) {
  const line = currentLine(book)
  const { value } = reading
  if (!line) return
  serve(book, reading)
  line.quantity = value
  const previous = book.lines.at(-2)
  if (book.last === 'item' && line.isJoined && previous && line === book.lines.at(-1))
    previous.quantity = value
}
