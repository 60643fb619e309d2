// Finds what people are said to do: to order ("will have", "wants") or to share ("will share", "would like to split").

import type { Token } from '../words/tokens.ts'

export interface Predicate {
  readonly kind: 'order' | 'share'
  readonly end: number
}

/** The predicate that begins at a word, right after its subject. */
export function predicateAt(tokens: readonly Token[], at: number): Predicate | null {
  if (/^(?:none|nothing|neither)$/.test(wordAt(tokens, at))) return { kind: 'order', end: at }
  let end = at
  while (auxiliaries.has(wordAt(tokens, end)) && wordAt(tokens, at) !== 'to') end += 1
  while (orderingVerbs.has(wordAt(tokens, end)) || (end > at && wordAt(tokens, end) === 'to')) end += 1
  if (sharingVerbs.has(wordAt(tokens, end))) return { kind: 'share', end: end + 1 }
  const isOrdering = tokens.slice(at, end).some(({ word }) => orderingVerbs.has(word) || isFuture.test(word))
  return isOrdering ? { kind: 'order', end } : null
}

/** "doesn't want any", "isn't sharing": the end of a predicate that declines what others share. */
export function refusalEndAt(tokens: readonly Token[], at: number): number | null {
  const from = negations.has(wordAt(tokens, at)) ? at : wordAt(tokens, at + 1) === 'not' ? at + 1 : null
  if (from === null || (from > at && !auxiliaries.has(wordAt(tokens, at)))) return null
  let end = from + 1
  while (refused.has(wordAt(tokens, end)) || sharingVerbs.has(wordAt(tokens, end))) end += 1
  const next = tokens[end]
  const isOver = next?.gap !== 'space' || /^(?:and|but|so|then|please)$/.test(next.word)
  return end > from + 1 && isOver ? end : null
}

export const sharingVerbs: ReadonlySet<string> = new Set(
  'share split sharing splitting shares splits'.split(' '),
)

const wordAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.gap === 'space' ? (tokens[at]?.word ?? '') : ''

const auxiliaries = new Set(
  'will would can could should shall may might is are am do does all both each also just only probably maybe please then now gonna going to'.split(
    ' ',
  ),
)
const isFuture = /^(?:will|would)$/
const orderingVerbs = new Set(
  'have has having get gets getting take takes taking want wants wanted need needs order orders ordering like likes love prefer prefers try'.split(
    ' ',
  ),
)
const negations = new Set('doesnt dont didnt wont isnt arent cant cannot wouldnt'.split(' '))
const refused = new Set('want like have eat need having eating to any it them that these those'.split(' '))
