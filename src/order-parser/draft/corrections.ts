// How a draft changes: "no wait", "scratch the fries", "instead of", "no, two".

import { isIngredient } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import { saidBetween } from '../words/tokens.ts'
import { pushLine, writeWish } from './add-to-draft.ts'
import { isDrink } from './attach-modifiers.ts'
import { isAlike, sameByHead, sameDish, sameWish, sameWords } from './co-reference.ts'
import type { DraftLine, DraftWish } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { applyAnnounced, type Book, currentLine, release, serve } from './parser-state.ts'
import { endClause, settleCount } from './pending-words.ts'
import { finishSwap, isLine } from './swaps.ts'

/** "no wait" surely corrects; "actually" may only go on. `isIdle`: words that people say whether or not they correct. */
export function mend(book: Book, reading: Reading, certainty: Book['certainty'], isIdle: boolean) {
  const verb = book.tokens[reading.end - 2]?.word
  if (isIdle) serve(book, reading, 'reference')
  // "make it two cokes" is also how somebody begins.
  else if (book.lines.length === 0 && verb === 'make') serve(book, reading)
  else book.announced = reading
  book.certainty = book.joint === 'and' ? 'perhaps' : certainty
  release(book)
}

/** "change the fries | to …": what comes now takes the place of what was named. */
export function turn(book: Book) {
  const { announced } = book
  book.certainty = book.joint === 'and' ? 'perhaps' : 'surely'
  release(book)
  book.announced = announced
}

export function expectDrop(book: Book, reading: Reading, kind: Book['dropping']) {
  settleCount(book)
  release(book)
  book.announced = reading
  book.dropping = kind
  // "steak instead of chicken in my burrito": nothing is ordered yet that could be dropped.
  if (book.lines.length > 0 || kind === 'remove') return
  book.amount = 'no'
  book.amountAt = reading
}

/** "a diet coke instead": what was said last takes the place of the thing of its kind before it. */
export function replaceLast(book: Book, reading: Reading) {
  const { lines, last } = book
  const line = lines.at(-1)
  // "with salad instead": the wish says it all.
  if (last === 'wish') return serve(book, reading, 'reference')
  if (last !== 'item' || !line || lines.length < 2) return
  const other = lines.slice(0, -1).findLast(candidate => isAlike(book, candidate, line))
  if (!other) return
  serve(book, reading, 'reference')
  removeLine(book, other)
}

export function undo(book: Book, reading: Reading) {
  const entry = book.run.at(-1)
  const line = book.lines.at(-1)
  if (line) serve(book, reading, 'reference')
  if (book.last === 'wish' && entry) removeWish(book, entry.line, entry.wish)
  else if (line) removeLine(book, line)
  endClause(book)
}

/** "scratch the fries", "a burger no fries". */
export function dropItem(book: Book, line: DraftLine) {
  const current = currentLine(book)
  const same = sameDish(book, line)
  const isOther = same?.candidates[0]?.entry !== line.candidates[0]?.entry
  const { amountAt } = book
  // "one beer no two beers"
  if (amountAt && book.count && book.dropping === 'remove') return recount(book, line, same)
  const isDenied = book.amount === 'no' && book.last === 'item' && book.hearing && isOther
  // "a burger no a hot dog" corrects: one of its kind, that was not ordered.
  if (current && isDenied && isAlike(book, current, line)) return mendWith(book, line)
  if (same && !(book.dropping === 'instead' && same === current && book.lines.length === 1)) {
    serve(book, amountAt, 'reference')
    serve(book, line, 'reference')
    applyAnnounced(book)
    removeLine(book, same)
  } else if (book.dropping === 'instead' && current && putBeside(book, current)) return leaveOff(book, line)
  // A dish that was never ordered is not there to be left off; an ingredient is.
  else if (current && (book.dropping === 'instead' ? book.last === 'wish' : endsInIngredient(book, line)))
    return leaveOff(book, line)
  // It may come with the dish all the same, so the kitchen is told: "a steak no fries".
  else if (current && amountAt) serve(book, { at: amountAt.at, end: line.end }, 'note')
  book.dropping = 'remove'
  release(book)
}

/** What comes with the dish that is under way is not wanted. */
function leaveOff(book: Book, { at, end }: Span) {
  const line = currentLine(book)
  serve(book, book.amountAt)
  applyAnnounced(book)
  if (line) writeWish(book, line, { amount: 'no', text: saidBetween(book.tokens, at, end), at, end })
  book.dropping = 'remove'
  release(book)
}

/**
 * "a steak, fries instead of mash": what was not ordered cannot be replaced, so the fries come with the steak in the
 * place of what the steak comes with. Tells whether it was so; then the steak is the dish that wishes go to.
 */
function putBeside(book: Book, side: DraftLine): boolean {
  const { lines, tokens } = book
  const main = lines.at(-2)
  if (book.last !== 'item' || side !== lines.at(-1) || main?.kind !== 'item' || side.wishes.length > 0)
    return false
  const said = [main, ...main.wishes, ...main.shares.flatMap(({ wishes }) => wishes)]
  const between = tokens.slice(Math.max(...said.map(({ end }) => end)), side.at)
  if (isDrink(book, main) || between.length > 2 || !between.every(({ word }) => besides.has(word)))
    return false
  const { at, end } = side
  lines.pop()
  writeWish(book, main, { amount: 'plain', text: saidBetween(tokens, at, end), at, end })
  book.focus = main
  book.last = 'wish'
  return true
}

const besides = new Set(['with', 'and', 'but', 'some', 'the'])

/** Nobody leaves off two of a thing: what is counted after "no" is meant. */
function recount(book: Book, line: DraftLine, same: DraftLine | undefined) {
  serve(book, book.amountAt, 'reference')
  book.certainty = 'surely'
  if (!same) return mendWith(book, line)
  serve(book, line, 'reference')
  same.quantity = line.quantity
  book.focus = same
  book.last = 'item'
  release(book)
}

export function dropWish(book: Book, line: DraftLine, wish: DraftWish) {
  const known = sameWish(line, wish)
  const ordered = known ? undefined : sameWords(book, line, wish)
  if (ordered) {
    applyAnnounced(book)
    serve(book, wish, 'reference')
    book.dropping = 'remove'
    return removeLine(book, ordered)
  }
  if (!known && book.dropping === 'instead' && putBeside(book, line)) return leaveOff(book, wish)
  applyAnnounced(book)
  serve(book, wish, 'reference')
  if (known) removeWish(book, line, known)
  if (!known || book.dropping === 'instead') writeWish(book, line, { ...wish, amount: 'no' })
  book.dropping = 'remove'
}

/** "no wait, a mocha": in the place of the same dish, of what was to be swapped, or of the last of its kind. */
export function mendWith(book: Book, line: DraftLine) {
  const { swap } = book
  finishSwap(book)
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
  serve(book, book.amountAt, 'reference')
  if (!book.count && !book.hasArticle) line.quantity = target.quantity
  const isSameDish = target.candidates[0]?.entry === line.candidates[0]?.entry
  if (isSameDish && line.wishes.length === 0 && book.hearing) line.wishes = target.wishes
  removeLine(book, target)
  pushLine(book, line)
}

/** "with oat milk no wait almond milk", "a small, actually medium". */
export function mendWish(book: Book, line: DraftLine, wish: DraftWish) {
  const { swap } = book
  finishSwap(book)
  if (swap.kind === 'new') {
    if (isLine(swap.thing)) return pushLine(book, swap.thing)
    writeWish(book, line, swap.thing)
    book.dropping = 'instead'
    return dropWish(book, line, wish)
  }
  const swapped = swap.kind === 'old' && swap.thing && !isLine(swap.thing) ? swap.thing : undefined
  const known =
    swapped ?? sameByHead(book, line, wish) ?? (book.certainty === 'surely' ? line.wishes.at(-1) : undefined)
  if (!known) return writeWish(book, line, wish)
  line.wishes.splice(line.wishes.indexOf(known), 1, wish)
  serve(book, known, 'reference')
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

function removeLine(book: Book, line: DraftLine) {
  book.lines.splice(book.lines.indexOf(line), 1)
  const wishes = [...line.wishes, ...line.shares.flatMap(share => share.wishes)]
  for (const span of [line, ...wishes]) serve(book, span, 'reference')
}

function removeWish(book: Book, line: DraftLine, wish: DraftWish) {
  line.wishes.splice(line.wishes.indexOf(wish), 1)
  serve(book, wish, 'reference')
}
