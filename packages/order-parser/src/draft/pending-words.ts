// Keeps pending words (counts, articles, "no", "extra") until the noun that they belong to.

import type { Reading } from '../grammar/reading.ts'
import type { State } from '../grammar/transition-costs.ts'
import { stemSet } from '../words/word-forms.ts'
import type { Span } from './outcomes.ts'
import {
  type Amount,
  clearPending,
  completeAnnounced,
  currentLine,
  markLost,
  markUsed,
  type ParserState,
} from './parser-state.ts'
import { endSharing } from './shared-dishes.ts'
import { applyBareNo, isForOthers, orderMore, takeSome } from './shares.ts'
import { kindsNamed } from './totals.ts'

export function setCount(state: ParserState, reading: Reading & { kind: 'count' }, from: State) {
  deferDish(state)
  applyBareCount(state)
  state.isCountCorrect = from === 'correct' || from === 'modify'
  state.count = reading
  state.isCountJoined = state.joint !== 'none'
}

/** An article of one more ("another") is understood with its noun, any other at once. */
export function setArticle(state: ParserState, reading: Reading, said: string) {
  deferDish(state)
  state.hasArticle = true
  if (said === 'another') state.anotherAt = reading
  else markUsed(state, reading)
}

export function setAmount(state: ParserState, reading: Reading, amount: Amount, reach: ParserState['reach']) {
  const line = currentLine(state)
  if (amount === 'no' && line) takeSome(state, line)
  if (state.amount === 'no') return amount === 'no' ? markUsed(state, reading) : undefined
  state.amount = amount
  state.amountAt = reading
  state.reach = reach
  state.carriesNo = false
  state.joint = 'none'
}

/** "half a | bottle of", "side | orders of": neighbouring containers are one. */
export function setContainer(state: ParserState, reading: Reading) {
  const { container } = state
  state.container = container?.end === reading.at ? { ...reading, at: container.at } : reading
}

export function setJoint(state: ParserState, { at }: Span, kind: 'and' | 'or') {
  if (state.before.length === 0) applyBareCount(state)
  applyBareNo(state)
  state.joint = kind
  state.carriesNo =
    state.last === 'modifier' &&
    state.clause.at(-1)?.modifier.amount === 'no' &&
    (kind === 'or' || (state.reach === 'all' && state.tokens[at]?.gap === 'space') || isOnlyVegetables(state))
  state.amount = 'plain'
}

/** "with": modifiers follow, and a "no" before it no longer applies. */
export function expectModifiers(state: ParserState, reading: Span, isDefinite = false) {
  state.with = reading
  const line = currentLine(state)
  if (line) takeSome(state, line)
  applyBareCount(state)
  if (state.joint !== 'or') state.amount = 'plain'
  state.isDefinite ||= isDefinite
  state.carriesNo = false
}

/** After a lost word a bare count does not count the dish before it: "rice for two". */
export function blockBareCount(state: ParserState) {
  state.joint = 'and'
}

export function endClause(state: ParserState) {
  applyBareCount(state)
  applyBareNo(state)
  loseUnfinished(state)
  clearPending(state)
  state.clause = []
  state.alsoFor = []
  endSharing(state)
  state.others = null
}

/** Marks words as not understood whose noun did not come. */
export function loseUnfinished(state: ParserState) {
  for (const modifier of [...state.begun.flatMap(({ modifiers }) => modifiers), ...state.before])
    markLost(state, modifier)
  state.begun = []
  state.before = []
}

/** A count without a noun: "make that two", "tacos, three". */
export function applyBareCount(state: ParserState) {
  const { count } = state
  state.count = null
  if (!count) return
  const line = currentLine(state)
  if (line && isForOthers(state, line)) return orderMore(state, line, count)
  // "cut in four", "onto two plates"
  const isOfOther = state.with !== null && state.with.at < count.at
  if (!line || line.shares.length > 0 || state.isCountJoined || isOfOther) return markLost(state, count)
  // Two counts of one dish.
  if (line.isCounted && !state.isCountCorrect && !state.announced && !state.amountAt)
    return markLost(state, count)
  // "wings six pieces, actually twelve"
  const { lookup, tokens } = state
  const isNumbered = tokens.slice(line.at, line.end).some(({ stem }) => /^\d+$/.test(stem))
  const named = lookup && isNumbered ? kindsNamed(line, [String(count.value)], tokens, lookup.index) : []
  if (named.length > 0) line.candidates = named
  else line.quantity = count.value
  markUsed(state, count, named.length > 0 ? 'reference' : 'ordering')
  markUsed(state, state.amountAt, 'reference')
  completeAnnounced(state)
}

/** "a large and a …": the noun of the first dish comes with the second. */
function deferDish(state: ParserState) {
  if (state.joint !== 'and' || state.before.length === 0 || !(state.hasArticle || state.count)) return
  markUsed(state, state.count)
  state.begun.push({ count: state.count?.value ?? 1, modifiers: state.before })
  state.before = []
  state.count = null
  state.joint = 'none'
}

/** Decides how far "no" reaches: "no lettuce and tomato" is without both; "no beans and white rice" is with rice. */
export function isRawVegetable(stem: string): boolean {
  return rawVegetables.has(stem)
}

const isOnlyVegetables = ({ clause, tokens }: ParserState) =>
  clause.every(
    ({ modifier }) => modifier.amount === 'no' && isRawVegetable(tokens[modifier.end - 1]?.stem ?? ''),
  )

const rawVegetables = stemSet(
  'lettuce tomato onion pickle cucumber pepper jalapeno olive mushroom carrot pea cilantro cabbage spinach celery radish avocado sprout scallion chive parsley basil corn',
)
