// The order as it grows while the sentence is read: each stretch of words adds a dish, a wish or a change.

import type { Segment } from '../grammar/best-path.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Hearing } from '../menu/hearing.ts'
import { saidBetween, type Token } from '../words/tokens.ts'
import { addBefore, addItem, addUnknown, addWish } from './adding.ts'
import { type Book, lose, openBook, release } from './book.ts'
import * as holding from './holding.ts'
import type { Draft } from './lines.ts'
import * as mending from './mending.ts'
import { addOnto } from './owners.ts'
import * as repeats from './repeats.ts'
import { setQuantity, shareRest, spread } from './shares.ts'
import { expectSwap, turnSwap } from './swaps.ts'
import { addAside, setPrice } from './writing.ts'

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
  return { lines: book.lines, lost: book.lost, tokens }
}

function read(book: Book, segment: Segment, previous: Segment | null) {
  const { reading, from, to } = segment
  if (book.tokens[reading.at]?.gap === 'stop') holding.endClause(book)
  const said = saidBetween(book.tokens, reading.at, reading.end)
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
      return reading.isTimes ? setQuantity(book, reading.value) : holding.holdCount(book, reading)
    case 'price':
      return setPrice(book, reading)
    case 'lost':
      return reading.isSmall ? holding.stumble(book) : loseWord(book, reading)
    case 'allergy':
      return lose(book, reading)
    case 'question':
      return repeats.talkOf(book, reading)
    case 'no':
    case 'without':
      return holding.holdAmount(book, 'no', reading.kind === 'without' ? 'all' : 'first')
    case 'extra':
    case 'light':
      return holding.holdAmount(book, reading.kind, 'first')
    case 'container':
      book.container = reading
      return
    case 'aside-place':
      return /^(?:on|at|to)/.test(said) && isWish(previous) ? addAside(book, reading, said) : undefined
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
        ? holding.holdAmount(book, 'no', 'all')
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
      return spread(book, isWish(previous) && /^(?:on|for|in)/.test(said) ? 'back' : 'ahead')
    default:
      return readChange(book, reading, said)
  }
}

/** Corrections and repeats. */
function readChange(book: Book, reading: Reading, said: string) {
  switch (reading.kind) {
    case 'repair':
      return mending.mend(book, /^(?:actually|oh|wait|oh wait)$/.test(said) ? 'perhaps' : 'surely')
    case 'remove':
      return mending.expectDrop(book, 'remove')
    case 'instead-of':
      return mending.expectDrop(book, 'instead')
    case 'instead':
      return mending.replaceLast(book)
    case 'undo':
      return mending.undo(book)
    case 'change':
      return expectSwap(book, said)
    case 'change-to':
      turnSwap(book, said)
      return mending.mend(book, 'surely')
    case 'again':
      return repeats.repeat(book, reading, said)
    case 'one':
      return repeats.oneMore(book)
    case 'of-those':
      return repeats.countThose(book, reading)
    case 'other-one':
      return shareRest(book)
    default:
      return
  }
}

/** A word that fits nowhere takes what led to it along. */
function loseWord(book: Book, reading: Reading) {
  lose(book, reading)
  release(book)
}

/** "everything but onions" is without onions; any other "but" is a "with". */
const saidAll = ({ last, run }: Book) =>
  last === 'wish' && /^(?:everything|all\b|the works)/.test(run.at(-1)?.wish.text ?? '')

const isWish = (segment: Segment | null) => segment?.reading.kind === 'wish' && segment.to === 'wishes'
