// What a dish, a wish or a word before its noun adds to the draft, from wherever in the sentence it was said.

import type { Reading } from '../grammar/reading.ts'
import type { Place } from '../grammar/transition-costs.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { stemSet } from '../words/word-forms.ts'
import { copyOf, leanOn, makeLine, makeWish, pushLine, writeWish } from './add-to-draft.ts'
import { eaterOf, referred, sideOf, turnTo } from './attach-modifiers.ts'
import { dropItem, dropWish, mendWish, mendWith } from './corrections.ts'
import type { DraftWish } from './draft-items.ts'
import { type Book, currentLine, lose, release, serve } from './parser-state.ts'
import { isRawVegetable } from './pending-words.ts'
import { startShare, unshared } from './shares.ts'
import { namedDish, nameSwap } from './swaps.ts'

export function addItem(book: Book, reading: Reading & { kind: 'item' }, from: Place) {
  const line = makeLine(book, 'item', reading, reading.candidates)
  if (from === 'drop' || book.amount === 'no') return dropItem(book, line)
  if (from === 'swap') {
    nameSwap(book, line)
    return release(book)
  }
  if (from === 'mend') return mendWith(book, line)
  const previous = currentLine(book)
  if (book.joint === 'or' && previous && book.last === 'item' && !book.count) {
    previous.orElse.push(...reading.candidates.slice(0, 1))
    return release(book)
  }
  const known = referred(book, line)
  if (known) {
    serve(book, reading, 'reference')
    return turnTo(book, known, line.wishes)
  }
  for (const { count, wishes } of book.begun.splice(0)) book.lines.push(copyOf(line, count, wishes))
  pushLine(book, line)
}

export function addUnknown(book: Book, reading: Reading) {
  pushLine(book, makeLine(book, 'unknown', reading, []))
}

export function addBefore(book: Book, reading: Reading, from: Place) {
  // "i don't want any coleslaw just the ribs"
  if (book.amount === 'no' && isEntry(book, reading)) {
    if (book.amountAt) serve(book, { at: book.amountAt.at, end: reading.end }, 'note')
    return release(book)
  }
  // "a large no medium latte": the later size is meant.
  if (from === 'before' && book.certainty === 'perhaps') serve(book, book.before.pop() ?? null, 'reference')
  const wish: DraftWish = { ...makeWish(book, reading, book.amount), isBefore: true }
  leanOn(book, book.before, wish)
  book.before.push(wish)
  book.amount = 'plain'
  book.joint = 'none'
}

export function addWish(book: Book, reading: Reading, from: Place) {
  const line = (from === 'drop' || from === 'mend' ? undefined : namedDish(book)) ?? eaterOf(book, reading)
  if (!line) return lose(book, reading)
  if (carriesNo(book, reading)) book.amount = 'no'
  const changes = from === 'drop' || from === 'swap' || from === 'mend'
  const main = book.main ?? line
  const side = changes || book.amount !== 'plain' || book.count ? null : sideOf(book, main, reading)
  if (side) {
    const { at } = reading
    if (side.at > at) book.before.push({ ...makeWish(book, { at, end: side.at }, 'plain'), isBefore: true })
    pushLine(book, makeLine(book, 'item', side, side.candidates))
    book.main = main
    return
  }
  const { count, container } = book
  const isShared =
    count !== null &&
    line.quantity > 1 &&
    count.value < line.quantity + (line.shares.length ? 1 : 0) &&
    unshared(line) >= count.value
  if (isShared) startShare(book, count.value)
  // "and three lobsters" after two burgers is no part of them.
  if (count && !isShared && !isCountable(book, reading) && (from === 'item' || from === 'clause'))
    return addUnknown(book, reading)
  const start =
    count && !isShared ? count.at : container && isSide(book, container) ? container.at : reading.at
  serve(book, container)
  const wish = makeWish(book, { at: start, end: reading.end }, book.amount)
  if (book.isAnother && !changes) line.wishes = line.wishes.filter(({ isBefore }) => isBefore)
  book.isAnother = false
  if (from === 'drop') dropWish(book, line, wish)
  else if (from === 'swap') nameSwap(book, wish)
  else if (from === 'mend') mendWish(book, line, wish)
  else writeWish(book, line, wish)
  book.last = 'wish'
  const { reach } = book
  release(book)
  book.reach = reach
}

function carriesNo(book: Book, { end }: Reading): boolean {
  if (!book.carriesNo || book.count || book.hasArticle || book.container) return false
  return book.joint === 'or' || book.reach === 'all' || isRawVegetable(book.tokens[end - 1]?.stem ?? '')
}

const isEntry = ({ hearing }: Book, { at, end }: Reading) =>
  hearing !== null &&
  mentionsAt(hearing, at).some(mention => mention.end === end && mention.candidates[0]?.cost === 0)

const isCountable = ({ tokens }: Book, { end }: Reading) => countables.has(tokens[end - 1]?.stem ?? '')
const countables = stemSet(
  'sugar sweetener cream creamer milk egg shot pump lime lemon olive cherry patty pickle scoop slice',
)

const isSide = ({ tokens }: Book, { at, end }: Reading) =>
  tokens.slice(at, end).some(({ word }) => word === 'side')
