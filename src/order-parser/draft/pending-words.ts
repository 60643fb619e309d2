// What is held while the sentence is read: counts, articles, "no" and "extra", until the noun they belong to.

import type { Reading } from '../grammar/reading.ts'
import { stemSet } from '../words/word-forms.ts'
import {
  type Amount,
  applyAnnounced,
  currentLine,
  lose,
  type ParserState,
  release,
  serve,
} from './parser-state.ts'
import { settleNo, takeSome } from './shares.ts'

export function holdCount(state: ParserState, reading: Reading & { kind: 'count' }) {
  beginAnother(state)
  settleCount(state)
  state.count = reading
  state.isCountJoined = state.joint !== 'none'
}

export function holdArticle(state: ParserState) {
  beginAnother(state)
  state.hasArticle = true
}

export function holdAmount(
  state: ParserState,
  reading: Reading,
  amount: Amount,
  reach: ParserState['reach'],
) {
  const line = currentLine(state)
  if (amount === 'no' && line) takeSome(state, line)
  if (state.amount === 'no') return amount === 'no' ? serve(state, reading) : undefined
  state.amount = amount
  state.amountAt = reading
  state.reach = reach
  state.carriesNo = false
  state.joint = 'none'
}

/** "half a | bottle of", "side | orders of": together they are one. */
export function holdContainer(state: ParserState, reading: Reading) {
  const { container } = state
  state.container = container?.end === reading.at ? { ...reading, at: container.at } : reading
}

export function join(state: ParserState, kind: 'and' | 'or') {
  if (state.before.length === 0) settleCount(state)
  settleNo(state)
  state.joint = kind
  state.carriesNo =
    state.last === 'modifier' &&
    state.run.at(-1)?.modifier.amount === 'no' &&
    (kind === 'or' || state.reach === 'all' || isOnlyVegetables(state))
  state.amount = 'plain'
}

/** "with": modifiers follow; a "no" before it is over. */
export function expectModifiers(state: ParserState) {
  const line = currentLine(state)
  if (line) takeSome(state, line)
  settleCount(state)
  if (state.joint !== 'or') state.amount = 'plain'
  state.carriesNo = false
}

/** After a word that fits nowhere a bare count is no count of the dish before it: "rice for two". */
export function stumble(state: ParserState) {
  state.joint = 'and'
}

export function endClause(state: ParserState) {
  settleCount(state)
  settleNo(state)
  loseBefore(state)
  release(state)
  state.run = []
  state.spreading = []
}

/** Words that waited for a noun in vain are not understood. */
export function loseBefore(state: ParserState) {
  for (const modifier of [...state.begun.flatMap(({ modifiers }) => modifiers), ...state.before])
    lose(state, modifier)
  state.begun = []
  state.before = []
}

/** A count without a noun: "make that two", "tacos, three". */
export function settleCount(state: ParserState) {
  const { count } = state
  state.count = null
  if (!count) return
  const line = currentLine(state)
  if (!line || line.shares.length > 0 || state.isCountJoined) return lose(state, count)
  line.quantity = count.value
  serve(state, count)
  serve(state, state.amountAt, 'reference')
  applyAnnounced(state)
}

/** "a large and a …": the noun of the first comes with the second. */
function beginAnother(state: ParserState) {
  if (state.joint !== 'and' || state.before.length === 0 || !(state.hasArticle || state.count)) return
  serve(state, state.count)
  state.begun.push({ count: state.count?.value ?? 1, modifiers: state.before })
  state.before = []
  state.count = null
  state.joint = 'none'
}

/** "no lettuce and tomato" is without both; "no beans and white rice" is with rice. */
export function isRawVegetable(stem: string): boolean {
  return rawVegetables.has(stem)
}

const isOnlyVegetables = ({ run, tokens }: ParserState) =>
  run.every(
    ({ modifier }) => modifier.amount === 'no' && isRawVegetable(tokens[modifier.end - 1]?.stem ?? ''),
  )

const rawVegetables = stemSet(
  'lettuce tomato onion pickle cucumber pepper jalapeno olive mushroom carrot pea cilantro cabbage spinach celery radish avocado sprout scallion chive parsley basil corn',
)
