// Which dish a modifier belongs to: the dish before, one named again, what stands beside a dish, or no drink's.

import { drinks } from '../food/dish-words.ts'
import { isFoodWord, isSavoury } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import { isComposed, isExtra, isSideDish } from '../menu/composed-dishes.ts'
import type { Candidate } from '../menu/mention.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { saidBetween } from '../words/tokens.ts'
import { makeLine } from './add-to-draft.ts'
import { sameDish } from './co-reference.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import { currentLine, lose, type ParserState, release, serve } from './parser-state.ts'

/** "a burger and a coke with no tomatoes": the tomatoes are the burger's. */
export function eaterOf(state: ParserState, { end }: Reading): DraftLine | undefined {
  const line = currentLine(state)
  if (!line || !isDrink(state, line) || !isSavoury(state.tokens[end - 1]?.stem ?? '')) return line
  const dish = state.lines.findLast(other => !isDrink(state, other))
  if (dish) state.focus = dish
  return dish ?? line
}

export const isDrink = ({ tokens }: ParserState, { end }: DraftLine) =>
  drinks.has(tokens[end - 1]?.stem ?? '')

/** "cheese on the burger": the modifiers just said are for a dish ordered before. */
export function addOnto(state: ParserState, reading: Reading & { kind: 'onto' }) {
  const known = sameDish(state, makeLine(state, 'item', reading, reading.candidates))
  if (!known) return lose(state, reading)
  const last = state.lines.at(-1)
  // "guacamole on the burrito", where guacamole can be ordered by itself as well
  if (last && last !== known && last.end === reading.at && last.modifiers.length === 0) {
    const { at, end } = last
    state.lines.pop()
    known.modifiers.push({ amount: 'plain', text: saidBetween(state.tokens, at, end), at, end })
  }
  for (const { line, modifier } of state.run.filter(said => said.line !== known)) {
    line.modifiers = line.modifiers.filter(other => other !== modifier)
    known.modifiers.push(modifier)
  }
  serve(state, reading, 'reference')
  turnTo(state, known, [])
}

/** Modifiers that follow go to this dish. */
export function turnTo(state: ParserState, known: DraftLine, modifiers: readonly DraftModifier[]) {
  known.modifiers.push(...modifiers)
  state.focus = known
  state.last = 'item'
  state.run = []
  release(state)
}

/** "a burger and fries, and the fries with no salt" */
export function referred(state: ParserState, line: DraftLine): DraftLine | undefined {
  if (!line.isDefinite || state.count) return undefined
  const known = sameDish(state, line)
  return known && !known.isDefinite && known.kind === 'item' ? known : undefined
}

/**
 * "tikka masala with pilau rice": what the menu has under that very name, said beside a dish that nobody fills or
 * tops, is ordered beside it. With a burrito it goes into it.
 */
export function sideOf(state: ParserState, line: DraftLine, { at, end }: Reading): Side | null {
  const { hearing } = state
  const main = hearing?.index.entries[line.candidates[0]?.entry ?? -1]
  if (!hearing || !main || state.share || isComposed(main)) return null
  // Among sides "wheat toast" is toast.
  for (let from = at; from < (state.main ? end : at + 1); from += 1) {
    const { candidates = [] } = mentionsAt(hearing, from).find(mention => mention.end === end) ?? {}
    const [best] = candidates
    const entry = hearing.index.entries[best?.entry ?? -1]
    if (!best || !entry || isExtra(entry)) continue
    const isGeneral = from > at || (isFoodWord(state.tokens[end - 1]?.stem ?? '') && !isSideDish(entry))
    if (best.cost < (isGeneral ? 0.05 : 0.9)) return { at: from, end, candidates }
  }
  return null
}

interface Side {
  readonly at: number
  readonly end: number
  readonly candidates: readonly Candidate[]
}
