// Repeats a dish of the draft: "another one", "a small one", "two of those", or the dish of a question.

import { isMeasure, isSizeWord } from '../food/food-words.ts'
import type { Reading } from '../grammar/reading.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { nameStems } from '../words/canonical-names.ts'
import { textBetween } from '../words/tokens.ts'
import { stemsOf } from '../words/word-forms.ts'
import { addAct, endQuestion } from './acts.ts'
import { copyLine, makeLine, makeModifier, pushLine } from './add-to-draft.ts'
import { focusOn } from './attach-modifiers.ts'
import type { DraftLine } from './draft-items.ts'
import { currentLine, markLost, markUsed, type ParserState } from './parser-state.ts'
import { loseUnfinished } from './pending-words.ts'
import { startShare, unshared } from './shares.ts'
import { kindsNamed } from './totals.ts'

/** "the same for me", "another one of those". Before the first dish it repeats an earlier order. */
export function repeat(state: ParserState, reading: Reading, said: string) {
  const ordered = currentLine(state)
  const line = ordered ?? questionDish(state)
  if (!line) return addAct(state, reading, { kind: 'same-again' })
  if (line.kind === 'unknown') return
  markUsed(state, reading, 'reference')
  markUsed(state, state.count)
  const copy = copyLine(line, state.count?.value ?? 1, line.modifiers)
  const isForOne = / for /.test(said)
  // "kim's having the pie and i'll have the same"
  if (/\b(?:i|me)\b/.test(said)) state.others = null
  if (isForOne) state.sharing = null
  // "the nachos for ben, cyd wants the same", "and i'll have the same"
  const sharing = isForOne || state.others || line.sharing?.isOwn ? null : line.sharing
  pushLine(state, ordered ? { ...copy, sharing, copyOf: ordered } : copy)
  state.isAnother = /^(?:another|one more)(?: one)?$/.test(said)
}

/** "a large latte and a small one". */
export function oneMore(state: ParserState, reading: Reading) {
  const line = currentLine(state) ?? questionDish(state)
  if (!line) return loseUnfinished(state)
  const { lookup, tokens } = state
  const stems = state.before.flatMap(({ text }) => nameStems(text))
  const named = lookup ? kindsNamed(line, stems, tokens, lookup.index) : []
  // "a decaf latte and a regular one"
  const before = state.before.filter(
    ({ text }) => named.length > 0 || !/^(?:regular|normal|plain)$/.test(text),
  )
  for (const modifier of state.before) if (!before.includes(modifier)) markUsed(state, modifier, 'reference')
  state.before = []
  markUsed(state, reading, 'reference')
  markUsed(state, state.count)
  if (named.length > 0) for (const modifier of before) markUsed(state, modifier, 'reference')
  // "a lager, the big one", "a juice, a big one"
  const at = (before[0]?.at ?? reading.at) - (state.hasArticle ? 1 : 0)
  const isOpen =
    tokens[at]?.gap === 'comma' && line.modifiers.length === 0 && (line.candidates[0]?.cost ?? 0) > 0
  if ((state.isDefinite || isOpen) && line === currentLine(state)) {
    if (named.length > 0) line.candidates = named
    return focusOn(state, line, named.length > 0 ? [] : before)
  }
  const copy = copyLine(line, state.count?.value ?? 1, named.length > 0 ? [] : before)
  if (named.length > 0) copy.candidates = named
  // "a black coffee and a white one"
  if (!lookup && line.end > line.at + 1 && !stems.every(isSize)) copy.isInDoubt = true
  pushLine(state, { ...copy, isPlural: false })
}

/** "a large pizza with ham and a medium with olives" */
export function sizedOne(state: ParserState, reading: Reading) {
  const size = makeModifier(state, reading, 'plain')
  state.before.push({ ...size, text: state.tokens[reading.at]?.stem ?? size.text, isBefore: true })
  oneMore(state, reading)
}

/** Whether "a large" is one more dish. After a dish without a size it is that dish's size, after two dishes one of them. */
export function isOneMore(state: ParserState, { at }: Reading): boolean {
  const line = currentLine(state)
  if (!line) return false
  const said = textBetween(state.tokens, line.at, line.end)
  const named = [said, ...line.modifiers.map(({ text }) => text)].some(text => stemsOf(text).some(isSize))
  // "an espresso and a double"
  if (state.tokens[at - 2]?.word === 'and' && state.last === 'item' && line.quantity === 1) return true
  return named && (line.quantity === 1 || state.joint === 'and')
}

/** "two of those" sets the count; "two more of those" adds to it; "three beers, two of them …" are some of the three. */
export function countThose(state: ParserState, reading: Reading) {
  const { count } = state
  const ordered = currentLine(state)
  const line = ordered ?? questionDish(state)
  if (!line || !count) return markLost(state, reading)
  markUsed(state, reading, 'reference')
  markUsed(state, count)
  if (!ordered) return pushLine(state, { ...line, quantity: count.value })
  const adds = state.tokens[count.end - 1]?.word === 'more'
  if (!adds && count.value < line.quantity && unshared(line) >= count.value)
    return shareOfThose(state, line, count)
  line.quantity = adds ? line.quantity + count.value : count.value
  state.count = null
}

/** "two cokes, no ice in one of them": the modifiers just said are for the one. */
function shareOfThose(state: ParserState, line: DraftLine, { at, value }: Reading & { kind: 'count' }) {
  startShare(state, value)
  state.with = null
  if (!/^(?:in|on)$/.test(state.tokens[at - 1]?.word ?? '')) return
  const said = state.clause.filter(other => other.line === line).map(({ modifier }) => modifier)
  line.modifiers = line.modifiers.filter(modifier => !said.includes(modifier))
  state.share?.modifiers.push(...said)
}

/** Remembers the dish that a question names best. */
export function rememberQuestion(state: ParserState, reading: Reading) {
  const { at, end } = reading
  if (!state.lookup) return
  let least = 1
  for (let from = at; from < end; from += 1)
    for (const mention of mentionsAt(state.lookup, from)) {
      const cost = (mention.candidates[0]?.cost ?? 9) - 0.1 * (mention.end - from)
      if (mention.end > end || cost >= least) continue
      least = cost
      state.askedAbout = { at: from, end: mention.end, candidates: mention.candidates, question: reading }
    }
}

function questionDish(state: ParserState): DraftLine | undefined {
  const { askedAbout: thing, before } = state
  if (!thing) return undefined
  const line = makeLine(state, 'item', thing, thing.candidates)
  state.before = before
  endQuestion(state, thing.question)
  return { ...line, modifiers: [] }
}

const isSize = (stem: string) => isSizeWord(stem) || isMeasure(stem)
