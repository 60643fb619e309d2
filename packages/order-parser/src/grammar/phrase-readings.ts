// All readings of a stretch of words as a fixed phrase of ordering or as a person's name ("for dave").

import { isFoodWord } from '../food/food-words.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import { isUnknownName } from '../phrases/people.ts'
import { type PhraseKind, phrasesAt } from '../phrases/phrases.ts'
import { numberAt } from '../words/numbers.ts'
import type { Token } from '../words/tokens.ts'
import { isPlural } from '../words/word-forms.ts'
import type { Reading } from './reading.ts'

export function phraseReadingsAt(tokens: readonly Token[], at: number, lookup: MenuLookup | null): Reading[] {
  const found: Reading[] = []
  for (const [kind, end] of phrasesAt(tokens, at)) {
    if (kind === 'request' && asksAbout(tokens, at, end)) continue
    if (kind === 'extra' && isCounted(tokens, at, end)) continue
    if (kind === 'again' && end === at + 1 && tokens[at]?.word === 'another' && !endsThing(tokens[end]))
      continue
    if (kind === 'with' && asking.has(tokens[at]?.word ?? '') && subjects.has(tokens[at - 1]?.word ?? ''))
      continue
    if (kind === 'no' && isContrast(tokens, at)) continue
    // "five tacos, all chicken"
    if (kind === 'both' && tokens[at]?.word === 'all' && end === at + 1 && !followsSeveral(tokens, at))
      continue
    if (kind === 'noise' && isMisheardCount(tokens, at)) continue
    // "nothing fried"
    if (kind === 'nothing' && end === at + 1 && !endsThing(tokens[end])) continue
    if (kind === 'question' && followsSubject(tokens, at)) continue
    if (kind === 'condition' && isPolite(tokens, at, end)) continue
    if (kind === 'change' && end === at + 1 && !saysForWhat(tokens, end)) continue
    const until = extendedEnd(kind, tokens, end)
    found.push({ at, end: until, cost: phraseCost(kind, tokens, at, end) + 0.15 * (until - end), kind })
  }
  if (isContrast(tokens, at)) found.push({ at, end: at + 1, cost: 0, kind: 'instead-of' })
  const asked = questionAbout(tokens, at)
  if (asked) found.push({ at, end: extendedEnd('question', tokens, asked), cost: 0, kind: 'question' })
  if (isForPerson(tokens, at, lookup)) found.push({ at, end: at + 2, cost: 0, kind: 'note' })
  return found
}

/** "with rice not salad" */
const isContrast = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'not' &&
  tokens[at]?.gap === 'space' &&
  [tokens[at - 1], tokens[at + 1]].every(token => token && isFoodWord(token.stem))

const followsSeveral = (tokens: readonly Token[], at: number) =>
  /^(?:with|without|no)$/.test(tokens[at + 1]?.word ?? '') ||
  (isPlural(tokens[at - 1]?.word ?? '') &&
    tokens.slice(0, at).some((_, i) => i > at - 5 && numberAt(tokens, i)))

function phraseCost(kind: PhraseKind, tokens: readonly Token[], at: number, end: number): number {
  // "two soups, one tomato one onion"; but "a white one", "and one sweet one"
  const isNoun =
    endsThing(tokens[end]) &&
    (/^(?:an?|the)$/.test(tokens[at - 2]?.word ?? '') ||
      (!/^(?:with|without|no)$/.test(tokens[end]?.word ?? '') &&
        [at - 2, at - 3].some(i => /^(?:an?|the|one)$/.test(tokens[i]?.word ?? ''))))
  if (kind === 'one' && tokens[at]?.word === 'one' && !isNoun) return 1.5
  if (kind === 'change' && tokens[at]?.word === 'make') return 0.8
  // "sorry no onion rings" at the start corrects nothing, because nothing was ordered yet.
  return kind === 'repair' && at === 0 && tokens[end - 1]?.word === 'no' ? 1 : 0
}

/** The end of "what beers do", "which of the soups is": a question word and a verb after what is asked about. */
function questionAbout(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:what|which)$/.test(tokens[at]?.word ?? '')) return null
  const verb = tokens.findIndex(({ word }, i) => i > at + 1 && i < at + 6 && asking.has(word))
  const isOneClause = tokens.slice(at + 1, verb + 1).every(({ gap }) => gap === 'space')
  return verb > 0 && isOneClause ? verb + 1 : null
}

const asking = new Set('do does are is have has can would'.split(' '))

/** A bare "sub" or "swap" is a verb only if "for" and another food follow. */
function saysForWhat(tokens: readonly Token[], end: number): boolean {
  const at = tokens.findIndex(({ word }, i) => i > end && i < end + 4 && word === 'for')
  const what = tokens[at + 1]?.word === 'the' ? tokens[at + 2] : tokens[at + 1]
  return at > 0 && what !== undefined && isFoodWord(what.stem)
}

/** "do the burgers come with fries" is a question; "do the burger" orders. */
function asksAbout(tokens: readonly Token[], at: number, end: number): boolean {
  return (
    tokens[at]?.word === 'do' &&
    tokens
      .slice(end, end + 5)
      .some(({ word }) => /^(?:come|comes|have|has|contain|include|taste)$/.test(word))
  )
}

/** Whether nothing of a dish's name follows, so that "a medium" or "another" means the whole dish. */
export const endsThing = (next: Token | undefined) =>
  next?.gap !== 'space' || /^(?:with|without|and|no|not|please|for)$/.test(next.word)

/** "double" before "shot" is a count of two, not "extra", and "two lots of" are two. */
function isCounted(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens[at]?.word === 'lots' && at > 0 && numberAt(tokens, at - 1)) return true
  return /^(?:double|triple)$/.test(tokens[at]?.word ?? '') && portions.has(tokens[end]?.stem ?? '')
}

const portions = new Set(['shot', 'patty', 'scoop', 'espresso', 'stack', 'stuffed'])

/** "too lattes": nothing comes before the "too". */
function isMisheardCount(tokens: readonly Token[], at: number): boolean {
  const isFirst = at === 0 || tokens[at]?.gap !== 'space' || tokens[at - 1]?.word === 'and'
  return isFirst && tokens[at]?.word === 'too' && tokens[at + 1]?.gap === 'space'
}

/** "i'll do the risotto" orders: after a subject "do the" begins no question. */
function followsSubject(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'do' && subjects.has(tokens[at - 1]?.word ?? '')
}

/** "if i could have a coke", "if you can", "if possible" set no condition. */
function isPolite(tokens: readonly Token[], at: number, end: number): boolean {
  const next = tokens.slice(end, end + 2).map(({ word }) => word)
  return (
    tokens[at]?.word === 'if' &&
    (next[0] === 'possible' ||
      /^(?:i|we|you) (?:can|could|may|might|would|dont|please)$/.test(next.join(' ')))
  )
}

const subjects = new Set(
  'they you chef kitchen i we ill well will id can could may lets to gonna just then'.split(' '),
)

/** "a latte for dave": "for" and a name that is no food, at the end of a clause. */
function isForPerson(tokens: readonly Token[], at: number, lookup: MenuLookup | null): boolean {
  return tokens[at]?.word === 'for' && isUnknownName(tokens, at + 1, lookup)
}

/** A question or a reason lasts to the end of the sentence, or until an order begins; a condition also ends with its clause. */
function extendedEnd(kind: PhraseKind, tokens: readonly Token[], end: number): number {
  if (kind !== 'question' && kind !== 'reason' && kind !== 'condition') return end
  let until = end
  const isOver = { question: startsOrder, reason: startsDish, condition: startsClauseOrDish }[kind]
  while (until < tokens.length && tokens[until]?.gap !== 'stop' && !isOver(tokens, until)) until += 1
  return until
}

function startsOrder(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token
  if (/^(?:ok|okay|alright|sorry|anyway)$/.test(word)) return true
  return phrasesAt(tokens, at).some(([kind, end]) => kind === 'request' && end > at + 1)
}

function startsClauseOrDish(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === 'comma' || startsDish(tokens, at)
}

/** "i'm allergic to nuts | a burger": a counted food begins an order, it is no allergen. */
export function startsDish(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.word === 'and' || tokens[at]?.word === 'so' ? at + 1 : at
  const { word = '' } = tokens[next] ?? {}
  // "i'm allergic to shellfish and | the pasta"
  const isNamed = word === 'the' && next > at
  const number = numberAt(tokens, next)
  const isCounted =
    isNamed || /^(?:an?|another)$/.test(word) || (number !== null && tokens[number.end]?.gap === 'space')
  const isAmount = /^(?:bit|lot|little|few|nut|severe|bad|serious)$/.test(tokens[next + 1]?.word ?? '')
  return (isCounted && !isAmount) || (next < tokens.length && startsOrder(tokens, next))
}
