// Decides which dish a modifier belongs to: the last dish, a dish named again, or a side dish.

import { isFoodWord, isSavoury } from '../food/food-words.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Candidate } from '../menu/menu-lookup.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { isComposed, isExtra, isSideDish } from '../menu/name-words.ts'
import { textBetween } from '../words/tokens.ts'
import { makeLine } from './add-to-draft.ts'
import { sameDish } from './co-reference.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import { clearPending, currentLine, markLost, markUsed, type ParserState } from './parser-state.ts'
import { isDrink } from './shared-dishes.ts'

/** "a burger and a coke with no tomatoes": a savoury modifier after a drink goes to the last dish that is no drink. */
export function targetOf(state: ParserState, { end }: Reading): DraftLine | undefined {
  const line = currentLine(state)
  if (!line || !isDrink(state, line) || !isSavoury(state.tokens[end - 1]?.stem ?? '')) return line
  const dish = state.lines.findLast(other => !isDrink(state, other))
  if (dish) state.focus = dish
  return dish ?? line
}

/** "cheese on the burger": the modifiers just said are for a dish ordered before. */
export function addOnto(state: ParserState, reading: Reading & { kind: 'onto' }) {
  const known = sameDish(state, makeLine(state, 'item', reading, reading.candidates))
  if (!known) return markLost(state, reading)
  const last = state.lines.at(-1)
  // "guacamole on the burrito": a dish just read becomes a modifier.
  if (last && last !== known && last.end === reading.at && last.modifiers.length === 0) {
    const { at, end } = last
    state.lines.pop()
    known.modifiers.push({ amount: 'plain', text: textBetween(state.tokens, at, end), at, end })
  }
  for (const { line, modifier } of state.clause.filter(said => said.line !== known)) {
    line.modifiers = line.modifiers.filter(other => other !== modifier)
    known.modifiers.push(modifier)
  }
  markUsed(state, reading, 'reference')
  focusOn(state, known, [])
}

/** Directs the following modifiers to this dish. */
export function focusOn(state: ParserState, known: DraftLine, modifiers: readonly DraftModifier[]) {
  known.modifiers.push(...modifiers)
  state.focus = known
  state.last = 'item'
  state.clause = []
  clearPending(state)
}

/** The earlier line meant by "the …": "a burger and fries, and the fries with no salt". */
export function referredDish(state: ParserState, line: DraftLine): DraftLine | undefined {
  if (!line.isDefinite || state.count) return undefined
  const known = sameDish(state, line)
  return known && !known.isDefinite && known.kind === 'item' ? known : undefined
}

/**
 * "tikka masala with pilau rice": an entry of the menu said after a fixed dish is ordered as a side dish. After a composed
 * dish, such as a burrito, it is a modifier.
 */
export function sideDishOf(state: ParserState, line: DraftLine, { at, end }: Reading): SideDish | null {
  const { lookup } = state
  const main = lookup?.index.entries[line.candidates[0]?.entry ?? -1]
  if (!lookup || !main || state.share || isComposed(main)) return null
  // After a first side dish, a part of the words is enough: "wheat toast" is the menu's toast.
  for (let from = at; from < (state.main ? end : at + 1); from += 1) {
    const { candidates = [] } = mentionsAt(lookup, from).find(mention => mention.end === end) ?? {}
    const [best] = candidates
    const entry = lookup.index.entries[best?.entry ?? -1]
    if (!best || !entry || isExtra(entry)) continue
    const isGeneral = from > at || (isFoodWord(state.tokens[end - 1]?.stem ?? '') && !isSideDish(entry))
    if (best.cost < (isGeneral ? 0.05 : 0.9)) return { at: from, end, candidates }
  }
  return null
}

interface SideDish {
  readonly at: number
  readonly end: number
  readonly candidates: readonly Candidate[]
}
