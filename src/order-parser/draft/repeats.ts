// The same again: "another one", "a small one", "two of those", and what a question was about.

import { isSizeWord } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { copyOf, makeLine, makeWish, pushLine } from './add-to-draft.ts'
import type { DraftLine, DraftWish } from './draft-items.ts'
import { type Book, currentLine, lose, serve } from './parser-state.ts'
import { loseBefore } from './pending-words.ts'

/** "the same for me", "another one of those". Before anything was ordered it is not understood. */
export function repeat(book: Book, reading: Reading, said: string) {
  const ordered = currentLine(book)
  const line = ordered ?? talkedOf(book)
  if (!line || line.kind === 'unknown') return line ? undefined : lose(book, reading)
  serve(book, reading, 'reference')
  serve(book, book.count)
  const copy = copyOf(line, book.count?.value ?? 1, line.wishes)
  pushLine(book, ordered ? { ...copy, copyOf: ordered } : copy)
  book.isAnother = /^(?:another|one more)(?: one)?$/.test(said)
}

/** "a large latte and a small one". */
export function oneMore(book: Book, reading: Reading) {
  const line = currentLine(book) ?? talkedOf(book)
  if (!line) return loseBefore(book)
  const { before } = book
  book.before = []
  serve(book, reading, 'reference')
  serve(book, book.count)
  pushLine(book, { ...copyOf(line, book.count?.value ?? 1, before), isPlural: false })
}

/** "a large pizza with ham and a medium with olives" */
export function sizedOne(book: Book, reading: Reading) {
  book.before.push({ ...makeWish(book, reading, 'plain'), isBefore: true })
  oneMore(book, reading)
}

/** Whether "a large" is one more: after a dish of no size it is its size, after two it is one of them. */
export function isOneMore(book: Book): boolean {
  const line = currentLine(book)
  return line !== undefined && line.quantity === 1 && line.wishes.some(wish => isSize(book, wish))
}

/** "two of those" says how many; "two more of those" adds. */
export function countThose(book: Book, reading: Reading) {
  const { count } = book
  const ordered = currentLine(book)
  const line = ordered ?? talkedOf(book)
  if (!line || !count) return lose(book, reading)
  serve(book, reading, 'reference')
  serve(book, count)
  if (!ordered) return pushLine(book, { ...line, quantity: count.value })
  const adds = book.tokens[count.end - 1]?.word === 'more'
  line.quantity = adds ? line.quantity + count.value : count.value
  book.count = null
}

/** Remembers what a question was about. */
export function talkOf(book: Book, reading: Reading) {
  const { at, end } = reading
  if (!book.hearing) return
  let least = 1
  for (let from = at; from < end; from += 1)
    for (const mention of mentionsAt(book.hearing, from)) {
      const cost = (mention.candidates[0]?.cost ?? 9) - 0.1 * (mention.end - from)
      if (mention.end > end || cost >= least) continue
      least = cost
      book.talkedOf = { at: from, end: mention.end, candidates: mention.candidates, question: reading }
    }
}

function talkedOf(book: Book): DraftLine | undefined {
  const { talkedOf: thing, before } = book
  if (!thing) return undefined
  const line = makeLine(book, 'item', thing, thing.candidates)
  book.before = before
  serve(book, thing.question, 'reference')
  return { ...line, wishes: [] }
}

const isSize = ({ tokens }: Book, { end }: DraftWish) => isSizeWord(tokens[end - 1]?.stem ?? '')
