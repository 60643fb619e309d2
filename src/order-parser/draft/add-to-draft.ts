// How a dish or a wish is written down: with what was held for it.

import { isSizeWord, leansOn } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Candidate } from '../menu/mention.ts'
import { numberHeard } from '../words/numbers.ts'
import { saidBetween } from '../words/tokens.ts'
import { isPlural, writtenSingular } from '../words/word-forms.ts'
import type { DraftLine, DraftWish } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { type Amount, type Book, currentLine, release, serve } from './parser-state.ts'

/** A line for the words of `span`; what was held for it goes in, the count and the amount stay held. */
export function makeLine(
  book: Book,
  kind: DraftLine['kind'],
  { at, end }: Span,
  candidates: readonly Candidate[],
): DraftLine {
  const measure = measureOf(book)
  const wishes = measure ? [measure, ...book.before] : book.before
  const quantity = book.count?.value ?? 1
  const { price } = book
  for (const held of [book.count, book.container, price]) serve(book, held)
  book.before = []
  book.price = null
  return {
    kind,
    candidates,
    at,
    end,
    quantity,
    isPlural: quantity > 1,
    wishes: [...wishes],
    shares: [],
    price: price?.price ?? null,
    copyOf: null,
    isDefinite: book.isDefinite,
    isJoined: book.joint === 'and' && book.last === 'item' && !book.count && !book.hasArticle,
    orElse: [],
  }
}

/** The same dish once more, as a line of its own. */
export function copyOf(line: DraftLine, quantity: number, wishes: readonly DraftWish[]): DraftLine {
  return {
    ...line,
    quantity,
    wishes: wishes.map(wish => ({ ...wish })),
    shares: [],
    copyOf: null,
    isJoined: false,
    orElse: [],
  }
}

export function pushLine(book: Book, line: DraftLine) {
  book.lines.push(line)
  book.focus = null
  book.main = null
  book.last = 'item'
  book.share = null
  book.run = []
  book.spreading = []
  book.isAnother = false
  book.isAfterLost = line.kind === 'unknown'
  release(book)
}

export function makeWish(book: Book, { at, end }: Span, amount: Amount): DraftWish {
  const { tokens } = book
  serve(book, book.amountAt)
  const from = /^an?$/.test(tokens[at]?.word ?? '') ? at + 1 : at
  const text = saidBetween(tokens, from, end).replace(/ of$/, '')
  const value = numberHeard(tokens[from]?.word ?? '')
  // "to creams" was "two creams".
  const isMisheard = value !== undefined && isPlural(tokens[from + 1]?.word ?? '')
  return { amount, text: isMisheard ? text.replace(/^\S+/, String(value)) : text, at, end }
}

/** Writes the wish to the line, or to the part of it that is under way, and to the dishes that share it. */
export function writeWish(book: Book, line: DraftLine, wish: DraftWish) {
  const wishes = book.share?.wishes ?? line.wishes
  leanOn(book, wishes, wish)
  wishes.push(wish)
  book.run.push({ line, wish })
  book.isAfterLost = false
  for (const other of book.spreading) other.wishes.push({ ...wish })
}

/**
 * What all come to is shared out where it comes out even; where it does not, nobody knows what one costs. A price behind
 * words that nobody understood is theirs.
 */
export function setPrice(book: Book, reading: Reading & { kind: 'price' }) {
  const { price, of } = reading
  if (book.hasArticle || book.count) {
    book.price = reading
    return
  }
  const line = currentLine(book)
  if (!line || book.isAfterLost) return
  const each = of === 'all' ? price / line.quantity : price
  if (!Number.isInteger(each)) return
  line.price = each
  serve(book, reading)
}

/** "dressing on the side" */
export function addAside(book: Book, { at, end }: Reading, said: string) {
  const line = currentLine(book)
  if (line) writeWish(book, line, { amount: 'plain', text: said, at, end })
}

/** "black and pinto beans", "half white half brown rice": the first takes the head of the second. */
export function leanOn({ tokens, joint }: Book, wishes: readonly DraftWish[], wish: DraftWish) {
  const previous = wishes.at(-1)
  if (!previous || wish.end - wish.at < 2) return
  const areHalves = isHalf(previous) && isHalf(wish)
  if (!areHalves && joint === 'none') return
  const words = previous.end - previous.at - (areHalves ? 1 : 0)
  const head = tokens[wish.end - 1]
  const kind = tokens[previous.end - 1]
  if (head && kind && words === 1 && leansOn(kind.stem, head.stem))
    previous.text = `${previous.text} ${head.raw.toLowerCase()}`
}

const isHalf = ({ text }: DraftWish) => text.startsWith('half ')

/** A glass or a pint is part of what was ordered; a bag or a plate is only how it comes. */
function measureOf({ tokens, container }: Book): DraftWish | null {
  const words = container ? tokens.slice(container.at, container.end) : []
  const measure = words.find(({ word }) => telling.has(writtenSingular(word)))
  if (!container || !measure) return null
  const size = words.find(({ stem }) => isSizeWord(stem))?.word
  const whole = measure.word === 'half' ? words.find(({ word }) => wholes.has(word))?.word : undefined
  const text = [size, writtenSingular(measure.word === 'halves' ? 'half' : measure.word), whole]
    .filter(Boolean)
    .join(' ')
  return { amount: 'plain', text, at: container.at, end: container.at }
}

/** Half of what a thing comes in is told with it: "half a bottle". A half is a half pint to everybody. */
const wholes = new Set(
  'bottle glass carafe pitcher jug liter litre portion order serving plate bowl'.split(' '),
)

const telling = new Set(
  'flight liter litre glass bottle pint pitcher carafe jug half schooner shot'.split(' '),
)
