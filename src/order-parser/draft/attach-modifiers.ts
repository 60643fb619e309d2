// Whose a wish is: the dish before, one named again, what stands beside a dish, or no drink's.

import { drinks } from '../food/dish-words.ts'
import { isFoodWord, isSavoury } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import { isComposed, isExtra, isSideDish } from '../menu/composed-dishes.ts'
import type { Candidate } from '../menu/mention.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { saidBetween } from '../words/tokens.ts'
import { makeLine } from './add-to-draft.ts'
import { sameDish } from './co-reference.ts'
import type { DraftLine, DraftWish } from './draft-items.ts'
import { type Book, currentLine, lose, release, serve } from './parser-state.ts'

/** "a burger and a coke with no tomatoes": the tomatoes are the burger's. */
export function eaterOf(book: Book, { end }: Reading): DraftLine | undefined {
  const line = currentLine(book)
  if (!line || !isDrink(book, line) || !isSavoury(book.tokens[end - 1]?.stem ?? '')) return line
  const dish = book.lines.findLast(other => !isDrink(book, other))
  if (dish) book.focus = dish
  return dish ?? line
}

export const isDrink = ({ tokens }: Book, { end }: DraftLine) => drinks.has(tokens[end - 1]?.stem ?? '')

/** "cheese on the burger": the wishes just said are for a dish ordered before. */
export function addOnto(book: Book, reading: Reading & { kind: 'onto' }) {
  const known = sameDish(book, makeLine(book, 'item', reading, reading.candidates))
  if (!known) return lose(book, reading)
  const last = book.lines.at(-1)
  // "guacamole on the burrito", where guacamole can be ordered by itself as well
  if (last && last !== known && last.end === reading.at && last.wishes.length === 0) {
    const { at, end } = last
    book.lines.pop()
    known.wishes.push({ amount: 'plain', text: saidBetween(book.tokens, at, end), at, end })
  }
  for (const { line, wish } of book.run.filter(said => said.line !== known)) {
    line.wishes = line.wishes.filter(other => other !== wish)
    known.wishes.push(wish)
  }
  serve(book, reading, 'reference')
  turnTo(book, known, [])
}

/** Wishes that follow go to this dish. */
export function turnTo(book: Book, known: DraftLine, wishes: readonly DraftWish[]) {
  known.wishes.push(...wishes)
  book.focus = known
  book.last = 'item'
  book.run = []
  release(book)
}

/** "a burger and fries, and the fries with no salt" */
export function referred(book: Book, line: DraftLine): DraftLine | undefined {
  if (!line.isDefinite || book.count) return undefined
  const known = sameDish(book, line)
  return known && !known.isDefinite && known.kind === 'item' ? known : undefined
}

/**
 * "tikka masala with pilau rice": what the menu has under that very name, said beside a dish that nobody fills or
 * tops, is ordered beside it. With a burrito it goes into it.
 */
export function sideOf(book: Book, line: DraftLine, { at, end }: Reading): Side | null {
  const { hearing } = book
  const main = hearing?.index.entries[line.candidates[0]?.entry ?? -1]
  if (!hearing || !main || book.share || isComposed(main)) return null
  // Among sides "wheat toast" is toast.
  for (let from = at; from < (book.main ? end : at + 1); from += 1) {
    const { candidates = [] } = mentionsAt(hearing, from).find(mention => mention.end === end) ?? {}
    const [best] = candidates
    const entry = hearing.index.entries[best?.entry ?? -1]
    if (!best || !entry || isExtra(entry)) continue
    const isGeneral = from > at || (isFoodWord(book.tokens[end - 1]?.stem ?? '') && !isSideDish(entry))
    if (best.cost < (isGeneral ? 0.05 : 0.9)) return { at: from, end, candidates }
  }
  return null
}

interface Side {
  readonly at: number
  readonly end: number
  readonly candidates: readonly Candidate[]
}
