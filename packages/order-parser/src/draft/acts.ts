// What a sentence asks for besides dishes: the bill, the same again, an answer, regard for an allergy.

import type { Reading } from '../grammar/reading.ts'
import type { Act, Outcome } from '../parsed-order.ts'
import type { Draft } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { clearPending, currentLine, markUsed, type ParserState } from './parser-state.ts'

/** Adds an act whose words are neither a dish nor a note. */
export function addAct(
  state: ParserState,
  { at, end }: Span,
  act:
    | { kind: 'bill' | 'same-again' | 'question' }
    | { kind: 'same-as'; name: string; memberId: number | null },
) {
  markUsed(state, { at, end }, 'act')
  state.acts.push({ ...act, at, end })
  clearPending(state)
}

/** "nothing for me", "that's all". */
export function addNothing(state: ParserState, { at, end }: Span) {
  state.acts.push({ kind: 'nothing', at, end })
}

/** "the same as ben" */
export function addSameAs(state: ParserState, reading: Reading & { kind: 'same-as' }) {
  const { people, nameAt, nameEnd } = reading
  const [memberId = null, ...others] = typeof people === 'string' ? [] : people
  const name = state.tokens
    .slice(nameAt, nameEnd)
    .map(({ raw }) => raw.replace(/['’](?:s|ll|d)$/i, ''))
    .join(' ')
  addAct(state, reading, { kind: 'same-as', name, memberId: others.length > 0 ? null : memberId })
}

/** "i'm allergic to nuts"; "no nuts, i'm allergic": the allergen is what the dish must not have. */
export function addAllergy(state: ParserState, { at, end, to, isSpeaker }: Reading & { kind: 'allergy' }) {
  const unwanted = currentLine(state)?.modifiers.findLast(({ amount }) => amount === 'no')
  state.acts.push({ kind: 'allergy', at, end, to: to || (unwanted?.text ?? ''), isSpeaker })
}

/** The question led to an order, so it needs no answer: "do you have soup? i'll take one of those". */
export function endQuestion(state: ParserState, question: Span) {
  const at = state.acts.findIndex(act => act.kind === 'question' && act.at === question.at)
  if (at >= 0) state.acts.splice(at, 1)
  markUsed(state, question, 'reference')
}

/** Whether modifiers without a dish change what somebody ordered before: "same again but no ice". */
export const repeatsOther = ({ acts }: ParserState) =>
  acts.some(({ kind }) => kind === 'same-again' || kind === 'same-as')

/** Tells the kitchen about a change of a repeated order. */
export function noteChange(state: ParserState, { at, end }: Span) {
  markUsed(state, { at: state.amountAt?.at ?? at, end }, 'note')
  clearPending(state)
}

/** "Nothing" beside a dish, or beside words that were not understood, is only the end of an order. */
export function resolveActs(
  { acts, tokens, lines }: Draft,
  outcomes: readonly Outcome[],
  transcript: string,
): Act[] {
  const isAlone = lines.length === 0 && acts.every(({ kind }) => kind === 'nothing')
  const isUnderstood = !outcomes.includes('not-understood')
  const [first] = acts
  const meant = acts.filter(act => act.kind !== 'nothing' || (isAlone && isUnderstood && act === first))
  return meant.map(({ at, end, ...act }) => {
    const [start, until] = [tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0]
    return { ...act, text: transcript.slice(start, until), start, end: until }
  })
}
