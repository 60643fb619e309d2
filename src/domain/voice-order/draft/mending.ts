// How a draft changes: "no wait", "scratch the fries", "instead of", "no, two".

import { isIngredient } from '../food/food-sense.ts'
import { saidBetween } from '../words/tokens.ts'
import { type Book, currentLine, release } from './book.ts'
import { endClause, settleCount } from './holding.ts'
import type { DraftLine, DraftWish } from './lines.ts'
import { isAlike, sameByHead, sameDish, sameWish } from './sameness.ts'
import { isLine } from './swaps.ts'
import { pushLine, writeWish } from './writing.ts'

/** "no wait" surely corrects; "actually" may only go on. */
export function mend(book: Book, certainty: Book['certainty']) {
  book.certainty = book.joint === 'and' ? 'perhaps' : certainty
  release(book)
}

export function expectDrop(book: Book, kind: Book['dropping']) {
  settleCount(book)
  release(book)
  book.dropping = kind
  // "steak instead of chicken in my burrito": nothing is ordered yet that could be dropped.
  if (book.lines.length === 0 && kind === 'instead') book.amount = 'no'
}

/** "a diet coke instead": what was said last takes the place of the thing of its kind before it. */
export function replaceLast(book: Book) {
  const { lines, last } = book
  const line = lines.at(-1)
  if (last !== 'item' || !line || lines.length < 2) return
  const other = lines.slice(0, -1).findLast(candidate => isAlike(book, candidate, line))
  if (other) removeLine(book, other)
}

export function undo(book: Book) {
  const entry = book.run.at(-1)
  if (book.last === 'wish' && entry) entry.line.wishes.splice(entry.line.wishes.indexOf(entry.wish), 1)
  else book.lines.pop()
  endClause(book)
}

/** "scratch the fries", "a burger no fries". */
export function dropItem(book: Book, line: DraftLine) {
  const current = currentLine(book)
  const same = sameDish(book, line)
  const isOther = same?.candidates[0]?.entry !== line.candidates[0]?.entry
  const isDenied = book.amount === 'no' && book.last === 'item' && book.hearing && isOther
  // "a burger no a hot dog" corrects: one of its kind, that was not ordered.
  if (current && isDenied && isAlike(book, current, line)) return mendWith(book, line)
  if (same && !(book.dropping === 'instead' && same === current && book.lines.length === 1))
    removeLine(book, same)
  // A dish that was never ordered is not there to be left off; an ingredient is.
  else if (current && (book.dropping === 'instead' ? book.last === 'wish' : endsInIngredient(book, line)))
    writeWish(book, current, {
      amount: 'no',
      text: saidBetween(book.tokens, line.at, line.end),
      at: line.at,
      end: line.end,
    })
  book.dropping = 'remove'
  release(book)
}

export function dropWish(book: Book, line: DraftLine, wish: DraftWish) {
  const known = sameWish(line, wish)
  if (known) line.wishes.splice(line.wishes.indexOf(known), 1)
  if (!known || book.dropping === 'instead') writeWish(book, line, { ...wish, amount: 'no' })
  book.dropping = 'remove'
}

/** "no wait, a mocha": in the place of the same dish, of what was to be swapped, or of the last of its kind. */
export function mendWith(book: Book, line: DraftLine) {
  const { swap } = book
  book.swap = { kind: 'none' }
  if (swap.kind === 'new') return putInPlace(book, swap.thing, line)
  const same = sameDish(book, line)
  const isNamed = swap.kind === 'old' && swap.thing !== null && isLine(swap.thing)
  const target = isNamed && swap.thing && isLine(swap.thing) ? swap.thing : (same ?? currentLine(book))
  const replaces =
    target &&
    !(swap.kind === 'old' && swap.thing === null) &&
    (isNamed || book.certainty === 'surely' || target === same || isAlike(book, target, line))
  book.certainty = 'surely'
  if (!target || !replaces) return pushLine(book, line)
  if (!book.count && !book.hasArticle) line.quantity = target.quantity
  const isSameDish = target.candidates[0]?.entry === line.candidates[0]?.entry
  if (isSameDish && line.wishes.length === 0 && book.hearing) line.wishes = target.wishes
  removeLine(book, target)
  pushLine(book, line)
}

/** "with oat milk no wait almond milk", "a small, actually medium". */
export function mendWish(book: Book, line: DraftLine, wish: DraftWish) {
  const { swap } = book
  book.swap = { kind: 'none' }
  if (swap.kind === 'new') {
    if (isLine(swap.thing)) return pushLine(book, swap.thing)
    writeWish(book, line, swap.thing)
    book.dropping = 'instead'
    return dropWish(book, line, wish)
  }
  const swapped = swap.kind === 'old' && swap.thing && !isLine(swap.thing) ? swap.thing : undefined
  const known =
    swapped ?? sameByHead(book, line, wish) ?? (book.certainty === 'surely' ? line.wishes.at(-1) : undefined)
  if (known) line.wishes.splice(line.wishes.indexOf(known), 1, wish)
  else writeWish(book, line, wish)
}

/** "sub onion rings for the fries" */
function putInPlace(book: Book, thing: DraftLine | DraftWish, old: DraftLine) {
  const known = sameDish(book, old)
  const current = currentLine(book)
  if (isLine(thing)) {
    if (known) removeLine(book, known)
    return pushLine(book, thing)
  }
  if (current) writeWish(book, current, thing)
  book.dropping = 'instead'
  book.last = 'wish'
  dropItem(book, old)
}

const endsInIngredient = ({ tokens }: Book, { end }: DraftLine) => isIngredient(tokens[end - 1]?.stem ?? '')

function removeLine({ lines }: Book, line: DraftLine) {
  lines.splice(lines.indexOf(line), 1)
}
