// "Change the fries to a salad", "sub oat milk for the milk": one thing for another.

import { type Book, currentLine } from './book.ts'
import type { DraftLine, DraftWish } from './lines.ts'
import { sameByHead, sameDish, sameWish } from './sameness.ts'

/** "change the …" */
export function expectSwap(book: Book, said: string) {
  book.swap = { kind: 'asked', verb: said }
}

/** The first side of a swap is said; which side it is tells the word after it. */
export function nameSwap(book: Book, thing: DraftLine | DraftWish) {
  if (book.swap.kind === 'asked') book.swap = { kind: 'named', verb: book.swap.verb, thing }
}

/** "sub onion rings for the fries" names first what comes; "sub the fries for onion rings" what goes. */
export function turnSwap(book: Book, said: string) {
  const { swap } = book
  if (swap.kind !== 'named') return
  const { thing, verb } = swap
  const same = isLine(thing) ? sameDish(book, thing) : onCurrentLine(book, line => sameWish(line, thing))
  if (!same && /\bsub(?:stitute)?$/.test(verb) && said.startsWith('for')) book.swap = { kind: 'new', thing }
  else {
    const alike = isLine(thing) ? undefined : onCurrentLine(book, line => sameByHead(book, line, thing))
    book.swap = { kind: 'old', thing: same ?? alike ?? null }
  }
}

function onCurrentLine(book: Book, find: (line: DraftLine) => DraftWish | undefined): DraftWish | undefined {
  const line = currentLine(book)
  return line && find(line)
}

export const isLine = (thing: DraftLine | DraftWish): thing is DraftLine => 'candidates' in thing
