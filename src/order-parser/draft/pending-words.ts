// What is held while the sentence is read: counts, articles, "no" and "extra", until the noun they belong to.

import type { Reading } from '../grammar/reading.ts'
import { stemSet } from '../words/word-forms.ts'
import { type Amount, applyAnnounced, type Book, currentLine, lose, release, serve } from './parser-state.ts'
import { settleNo, takeSome } from './shares.ts'

export function holdCount(book: Book, reading: Reading & { kind: 'count' }) {
  beginAnother(book)
  settleCount(book)
  book.count = reading
  book.isCountJoined = book.joint !== 'none'
}

export function holdArticle(book: Book) {
  beginAnother(book)
  book.hasArticle = true
}

export function holdAmount(book: Book, reading: Reading, amount: Amount, reach: Book['reach']) {
  const line = currentLine(book)
  if (amount === 'no' && line) takeSome(book, line)
  if (book.amount === 'no') return amount === 'no' ? serve(book, reading) : undefined
  book.amount = amount
  book.amountAt = reading
  book.reach = reach
  book.carriesNo = false
  book.joint = 'none'
}

/** "half a | bottle of", "side | orders of": together they are one. */
export function holdContainer(book: Book, reading: Reading) {
  const { container } = book
  book.container = container?.end === reading.at ? { ...reading, at: container.at } : reading
}

export function join(book: Book, kind: 'and' | 'or') {
  if (book.before.length === 0) settleCount(book)
  settleNo(book)
  book.joint = kind
  book.carriesNo =
    book.last === 'wish' &&
    book.run.at(-1)?.wish.amount === 'no' &&
    (kind === 'or' || book.reach === 'all' || isOnlyVegetables(book))
  book.amount = 'plain'
}

/** "with": wishes follow; a "no" before it is over. */
export function expectWishes(book: Book) {
  const line = currentLine(book)
  if (line) takeSome(book, line)
  settleCount(book)
  if (book.joint !== 'or') book.amount = 'plain'
  book.carriesNo = false
}

/** After a word that fits nowhere a bare count is no count of the dish before it: "rice for two". */
export function stumble(book: Book) {
  book.joint = 'and'
}

export function endClause(book: Book) {
  settleCount(book)
  settleNo(book)
  loseBefore(book)
  release(book)
  book.run = []
  book.spreading = []
}

/** Words that waited for a noun in vain are not understood. */
export function loseBefore(book: Book) {
  for (const wish of [...book.begun.flatMap(({ wishes }) => wishes), ...book.before]) lose(book, wish)
  book.begun = []
  book.before = []
}

/** A count without a noun: "make that two", "tacos, three". */
export function settleCount(book: Book) {
  const { count } = book
  book.count = null
  if (!count) return
  const line = currentLine(book)
  if (!line || line.shares.length > 0 || book.isCountJoined) return lose(book, count)
  line.quantity = count.value
  serve(book, count)
  serve(book, book.amountAt, 'reference')
  applyAnnounced(book)
}

/** "a large and a …": the noun of the first comes with the second. */
function beginAnother(book: Book) {
  if (book.joint !== 'and' || book.before.length === 0 || !(book.hasArticle || book.count)) return
  serve(book, book.count)
  book.begun.push({ count: book.count?.value ?? 1, wishes: book.before })
  book.before = []
  book.count = null
  book.joint = 'none'
}

/** "no lettuce and tomato" is without both; "no beans and white rice" is with rice. */
export function isRawVegetable(stem: string): boolean {
  return rawVegetables.has(stem)
}

const isOnlyVegetables = ({ run, tokens }: Book) =>
  run.every(({ wish }) => wish.amount === 'no' && isRawVegetable(tokens[wish.end - 1]?.stem ?? ''))

const rawVegetables = stemSet(
  'lettuce tomato onion pickle cucumber pepper jalapeno olive mushroom carrot pea cilantro cabbage spinach celery radish avocado sprout scallion chive parsley basil corn',
)
