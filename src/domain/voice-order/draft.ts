// The order as it grows while the sentence is read: each stretch of words adds a dish, a wish or a change.

import type { Segment } from './best-path.ts'
import { DraftBook } from './draft-book.ts'
import type { Draft } from './draft-lines.ts'
import type { Hearing } from './hearing.ts'
import type { Reading } from './readings.ts'
import { saidBetween, type Token } from './tokens.ts'

/** Reads the segments in order. */
export function draftOf(
  segments: readonly Segment[],
  tokens: readonly Token[],
  hearing: Hearing | null,
): Draft {
  const book = new DraftBook(tokens, hearing)
  segments.forEach((segment, i) => {
    read(book, segment, segments[i - 1] ?? null, tokens)
  })
  book.close()
  return { lines: book.lines, lost: book.lost, tokens }
}

function read(book: DraftBook, segment: Segment, previous: Segment | null, tokens: readonly Token[]) {
  const { reading, from, to } = segment
  if (tokens[reading.at]?.gap === 'stop') book.endClause()
  const said = saidBetween(tokens, reading.at, reading.end)
  switch (reading.kind) {
    case 'item':
      return book.addItem(reading, from)
    case 'unknown-dish':
      return book.addUnknown(reading)
    case 'wish':
      return to === 'before' ? book.addBefore(reading, from) : book.addWish(reading, from)
    case 'count':
      return reading.isTimes ? book.setQuantity(reading.value) : book.holdCount(reading)
    case 'price':
      return book.setPrice(reading.price)
    case 'lost':
      return reading.isSmall ? book.stumble() : book.loseWord(reading)
    case 'allergy':
      return book.lose(reading)
    case 'no':
    case 'without':
      return book.holdAmount('no', reading.kind === 'without' ? 'all' : 'first')
    case 'extra':
    case 'light':
      return book.holdAmount(reading.kind, 'first')
    case 'container':
      return book.holdContainer(reading)
    case 'aside-place':
      return /^(?:on|at|to)/.test(said) && isWish(previous) ? book.addAside(said, reading) : undefined
    default:
      return readPhrase(book, reading, said, previous)
  }
}

function readPhrase(book: DraftBook, { kind }: Reading, said: string, previous: Segment | null) {
  switch (kind) {
    case 'and':
    case 'or':
      return book.join(kind)
    case 'with':
      return said === 'but' && book.saidAll() ? book.holdAmount('no', 'all') : book.expectWishes()
    case 'on':
      return book.expectWishes()
    case 'article':
      return book.holdArticle()
    case 'request':
    case 'toppings':
    case 'back':
      return book.endClause()
    case 'both':
      return book.spread(isWish(previous) ? 'back' : 'ahead')
    case 'repair':
      return book.mend(/^(?:actually|oh|wait|oh wait)$/.test(said) ? 'perhaps' : 'surely')
    case 'remove':
      return book.expectDrop('remove')
    case 'instead-of':
      return book.expectDrop('instead')
    case 'instead':
      return book.replaceLast()
    case 'undo':
      return book.undo()
    case 'change-to':
      return book.mend('surely')
    case 'again':
      return book.repeat()
    case 'one':
      return book.oneMore()
    case 'of-those':
      return book.countThose()
    case 'other-one':
      return book.shareRest()
    default:
      return
  }
}

const isWish = (segment: Segment | null) => segment?.reading.kind === 'wish' && segment.to === 'wishes'
