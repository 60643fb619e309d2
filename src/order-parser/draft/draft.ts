// The order as it grows while the sentence is read: each stretch of words adds a dish, a wish or a change.

import type { Segment } from '../grammar/best-path.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Hearing } from '../menu/heard-words.ts'
import { saysNothing } from '../words/small-words.ts'
import { saidBetween, type Token } from '../words/tokens.ts'
import { addBefore, addItem, addUnknown, addWish } from './add-stretch.ts'
import { addAside, setPrice } from './add-to-draft.ts'
import { addOnto } from './attach-modifiers.ts'
import * as mending from './corrections.ts'
import type { Draft } from './draft-items.ts'
import { type Book, openBook, release, serve } from './parser-state.ts'
import * as holding from './pending-words.ts'
import * as repeats from './repeats.ts'
import { setQuantity, shareRest, spread } from './shares.ts'
import { expectSwap, turnSwap } from './swaps.ts'

/** Reads the segments in order. */
export function draftOf(
  segments: readonly Segment[],
  tokens: readonly Token[],
  hearing: Hearing | null,
): Draft {
  const book = openBook(tokens, hearing)
  segments.forEach((segment, i) => {
    read(book, segment, segments[i - 1] ?? null)
  })
  holding.endClause(book)
  return { lines: book.lines, outcomes: book.outcomes, segments, tokens }
}

function read(book: Book, segment: Segment, previous: Segment | null) {
  const { reading, from, to } = segment
  if (book.tokens[reading.at]?.gap === 'stop') holding.endClause(book)
  const said = saidBetween(book.tokens, reading.at, reading.end)
  if (ofOrdering.has(reading.kind)) serve(book, reading)
  switch (reading.kind) {
    case 'item':
      return addItem(book, reading, from)
    case 'unknown-dish':
      return addUnknown(book, reading)
    case 'wish':
      return to === 'before' ? addBefore(book, reading, from) : addWish(book, reading, from)
    case 'onto':
      return addOnto(book, reading)
    case 'sized-one':
      return repeats.isOneMore(book) ? repeats.sizedOne(book, reading) : addWish(book, reading, from)
    case 'count':
      return reading.isTimes ? setQuantity(book, reading) : holding.holdCount(book, reading)
    case 'price':
      return setPrice(book, reading)
    case 'lost':
      return loseWord(book, reading)
    case 'allergy':
    case 'note':
      return serve(book, reading, 'note')
    case 'nothing':
      return serve(book, reading, isOfTheDish.test(said) ? 'note' : 'ordering')
    case 'question':
      return repeats.talkOf(book, reading)
    case 'no':
    case 'without':
      return holding.holdAmount(book, reading, 'no', reading.kind === 'without' ? 'all' : 'first')
    case 'extra':
    case 'light':
      return holding.holdAmount(book, reading, reading.kind, 'first')
    case 'shape':
      // "turkey sub": the form of the dish before it.
      return reading.isAhead || endsDish(previous, reading.isFilled) ? serve(book, reading) : undefined
    case 'container':
      return holding.holdContainer(book, reading)
    case 'aside-place':
      return readAside(book, reading, said, previous)
    default:
      return readJoint(book, reading, said, previous)
  }
}

/** The small words between dishes and wishes. */
function readJoint(book: Book, reading: Reading, said: string, previous: Segment | null) {
  switch (reading.kind) {
    case 'and':
    case 'or':
      return holding.join(book, reading.kind)
    case 'with':
      return said === 'but' && saidAll(book)
        ? holding.holdAmount(book, reading, 'no', 'all')
        : holding.expectWishes(book)
    case 'on':
      return holding.expectWishes(book)
    case 'article':
      return holding.holdArticle(book)
    case 'some':
      book.isDefinite ||= /^(?:the|my|that|those|these)$/.test(said)
      return
    case 'request':
    case 'toppings':
    case 'back':
      return holding.endClause(book)
    case 'both':
      return spread(book, reading, isWish(previous) && /^(?:on|for|in)/.test(said) ? 'back' : 'ahead')
    default:
      return readChange(book, reading, said)
  }
}

/** Corrections and repeats. */
function readChange(book: Book, reading: Reading, said: string) {
  switch (reading.kind) {
    case 'repair':
      return mending.mend(
        book,
        reading,
        /^(?:actually|oh|wait|oh wait)$/.test(said) ? 'perhaps' : 'surely',
        !/make|chang/.test(said),
      )
    case 'remove':
      return mending.expectDrop(book, reading, 'remove')
    case 'instead-of':
      return mending.expectDrop(book, reading, 'instead')
    case 'instead':
      return mending.replaceLast(book, reading)
    case 'undo':
      return mending.undo(book, reading)
    case 'change':
      return expectSwap(book, reading, said)
    case 'change-to':
      turnSwap(book, reading, said)
      return mending.turn(book)
    case 'again':
      return repeats.repeat(book, reading, said)
    case 'one':
      return repeats.oneMore(book, reading)
    case 'of-those':
      return repeats.countThose(book, reading)
    case 'other-one':
      return shareRest(book, reading)
    default:
      return
  }
}

/** A word that fits nowhere takes what led to it along; one that carries a sentence only stands in the way. */
function loseWord(book: Book, reading: Reading & { kind: 'lost' }) {
  const token = book.tokens[reading.at]
  if (token && saysNothing(token)) serve(book, reading)
  else book.isAfterLost = true
  if (reading.isSmall) holding.stumble(book)
  else release(book)
}

/** "the sauce on the side" is a wish; a dish ordered beside another stands there anyway. */
function readAside(book: Book, reading: Reading, said: string, previous: Segment | null) {
  const isPlace = /^(?:on|at|to)/.test(said)
  if (isPlace && isWish(previous)) return addAside(book, reading, said)
  if (!isPlace || previous?.reading.kind === 'item') serve(book, reading)
}

/** Phrases that have done their part once they are heard. */
const ofOrdering: ReadonlySet<Reading['kind']> = new Set([
  ...(['request', 'toppings', 'back', 'and', 'or', 'with', 'on', 'of', 'article', 'some', 'unit'] as const),
  ...(['place', 'drink-place', 'noise', 'pause', 'done', 'each'] as const),
])

const isOfTheDish = /toppings?|extras|modifications|changes|sides?\b|^nothing (?:on|in)\b/

/** "everything but onions" is without onions; any other "but" is a "with". */
const saidAll = ({ last, run }: Book) =>
  last === 'wish' && /^(?:everything|all\b|the works)/.test(run.at(-1)?.wish.text ?? '')

const endsDish = (segment: Segment | null, isFilled: boolean) =>
  segment?.reading.kind === 'item' || (isFilled && segment?.reading.kind === 'wish')

const isWish = (segment: Segment | null) => segment?.reading.kind === 'wish' && segment.to === 'wishes'
