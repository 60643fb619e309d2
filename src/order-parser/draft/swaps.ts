// "Change the fries to a salad", "sub oat milk for the milk": one thing for another.

import { sameByHead, sameDish, sameWish } from './co-reference.ts'
import type { DraftLine, DraftWish } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { type Book, currentLine, serve } from './parser-state.ts'

/** "change the …" */
export function expectSwap(book: Book, reading: Span, said: string) {
  book.announced = reading
  book.swap = { kind: 'asked', verb: said }
}

/** The first side of a swap is said; which side it is tells the word after it. */
export function nameSwap(book: Book, thing: DraftLine | DraftWish) {
  if (book.swap.kind === 'asked') book.swap = { kind: 'named', verb: book.swap.verb, thing }
}

/** "sub onion rings for the fries" names first what comes; "sub the fries for onion rings" what goes. */
export function turnSwap(book: Book, reading: Span, said: string) {
  const { swap } = book
  if (swap.kind !== 'named') return
  serve(book, reading, 'reference')
  const { thing, verb } = swap
  const same = isLine(thing) ? sameDish(book, thing) : onCurrentLine(book, line => sameWish(line, thing))
  if (!same && /\bsub(?:stitute)?$/.test(verb) && said.startsWith('for')) book.swap = { kind: 'new', thing }
  else {
    const alike = isLine(thing) ? undefined : onCurrentLine(book, line => sameByHead(book, line, thing))
    book.swap = { kind: 'old', thing: same ?? alike ?? null, named: { at: thing.at, end: thing.end } }
  }
}

function onCurrentLine(book: Book, find: (line: DraftLine) => DraftWish | undefined): DraftWish | undefined {
  const line = currentLine(book)
  return line && find(line)
}

/** The swap is made. What was to go and was never ordered may come with the dish, so the kitchen is told. */
export function finishSwap(book: Book) {
  const { swap, announced } = book
  book.swap = { kind: 'none' }
  const isKnown = swap.kind !== 'old' || swap.thing !== null
  if (swap.kind === 'old') serve(book, swap.named, isKnown ? 'reference' : 'note')
  serve(book, announced, isKnown ? 'reference' : 'note')
  book.announced = null
}

/** "make the fries large": what was named is not swapped, but told how it is to be. */
export function namedDish(book: Book): DraftLine | undefined {
  const { swap } = book
  const dish = swap.kind === 'named' && isLine(swap.thing) ? sameDish(book, swap.thing) : undefined
  if (swap.kind !== 'named' || !dish) return undefined
  serve(book, swap.thing, 'reference')
  serve(book, book.announced, 'reference')
  book.swap = { kind: 'none' }
  book.announced = null
  book.focus = dish
  return dish
}

export const isLine = (thing: DraftLine | DraftWish): thing is DraftLine => 'candidates' in thing
