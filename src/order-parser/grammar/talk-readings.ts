// What a stretch of words may be in the language of ordering: the fixed phrases, and names of people.

import { isFoodWord } from '../food/food-sense.ts'
import type { Hearing } from '../menu/heard-words.ts'
import { type PhraseKind, phrasesAt } from '../phrases/phrases.ts'
import { numberAt } from '../words/numbers.ts'
import { isFunctionWord } from '../words/small-words.ts'
import type { Token } from '../words/tokens.ts'
import type { Reading } from './reading.ts'

export function talkReadingsAt(tokens: readonly Token[], at: number, hearing: Hearing | null): Reading[] {
  const found: Reading[] = []
  for (const [kind, end] of phrasesAt(tokens, at)) {
    if (kind === 'request' && asksAbout(tokens, at, end)) continue
    if (kind === 'extra' && isCounted(tokens, at, end)) continue
    if (kind === 'question' && isAsked(tokens, at)) continue
    if (kind === 'change' && end === at + 1 && !saysForWhat(tokens, end)) continue
    const until = swallowed(kind, tokens, end)
    found.push({ at, end: until, cost: doubtOf(kind, tokens, at, end) + 0.15 * (until - end), kind })
  }
  if (isForSomebody(tokens, at, hearing)) found.push({ at, end: at + 2, cost: 0, kind: 'note' })
  return found
}

function doubtOf(kind: PhraseKind, tokens: readonly Token[], at: number, end: number): number {
  if (kind === 'change' && tokens[at]?.word === 'make') return 0.8
  // "sorry no onion rings": where nothing was ordered there is nothing to correct.
  return kind === 'repair' && at === 0 && tokens[end - 1]?.word === 'no' ? 1 : 0
}

/** A bare "sub" or "swap" is a verb where "for" another food follows. */
function saysForWhat(tokens: readonly Token[], end: number): boolean {
  const at = tokens.findIndex(({ word }, i) => i > end && i < end + 4 && word === 'for')
  const what = tokens[at + 1]?.word === 'the' ? tokens[at + 2] : tokens[at + 1]
  return at > 0 && what !== undefined && isFoodWord(what.stem)
}

/** "do the burgers come with fries" asks; "do the burger" orders. */
function asksAbout(tokens: readonly Token[], at: number, end: number): boolean {
  return (
    tokens[at]?.word === 'do' &&
    tokens
      .slice(end, end + 5)
      .some(({ word }) => /^(?:come|comes|have|has|contain|include|taste)$/.test(word))
  )
}

/** A "double shot" is two, not more. */
function isCounted(tokens: readonly Token[], at: number, end: number): boolean {
  return /^(?:double|triple)$/.test(tokens[at]?.word ?? '') && portions.has(tokens[end]?.stem ?? '')
}

const portions = new Set(['shot', 'patty', 'scoop', 'espresso', 'stack', 'stuffed'])

/** "i'll do the risotto" orders, though "do the" may begin a question. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'do' && askers.has(tokens[at - 1]?.word ?? '')
}

const askers = new Set(
  'they you chef kitchen i we ill well will id can could may lets to gonna just then'.split(' '),
)

/** "a latte for dave": a name that is no food, at the end of a clause. */
function isForSomebody(tokens: readonly Token[], at: number, hearing: Hearing | null): boolean {
  const name = tokens[at + 1]
  const next = tokens[at + 2]
  if (tokens[at]?.word !== 'for' || !name || isFunctionWord(name) || isFoodWord(name.stem)) return false
  if (/\d/.test(name.word) || numberAt(tokens, at + 1) || hearing?.index.holders.has(name.stem)) return false
  return next?.gap !== 'space' || next.word === 'and' || next.word === 'please'
}

/** A question or an allergy is told to the end of the sentence, or until one begins to order. */
function swallowed(kind: PhraseKind, tokens: readonly Token[], end: number): number {
  if (kind !== 'question' && kind !== 'allergy') return end
  let until = end
  const isOver = kind === 'allergy' ? startsDish : startsOrder
  while (until < tokens.length && tokens[until]?.gap !== 'stop' && !isOver(tokens, until)) until += 1
  return until
}

function startsOrder(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token
  if (/^(?:ok|okay|alright|sorry|anyway)$/.test(word)) return true
  return phrasesAt(tokens, at).some(([kind, end]) => kind === 'request' && end > at + 1)
}

/** "i'm allergic to nuts | a burger": what is counted is no food that somebody must not eat. */
function startsDish(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.word === 'and' || tokens[at]?.word === 'so' ? at + 1 : at
  const isCounted = /^(?:an?|another)$/.test(tokens[next]?.word ?? '') || numberAt(tokens, next) !== null
  const isAmount = /^(?:bit|lot|little|few|nut|severe|bad|serious)$/.test(tokens[next + 1]?.word ?? '')
  return (isCounted && !isAmount) || (next < tokens.length && startsOrder(tokens, next))
}
