// Everything that a stretch of words may be: the raw material from which the best reading of the whole sentence is chosen.

import type { Minor } from '../money.ts'
import { isFilledShape, isShape } from './dish-shapes.ts'
import { dishes, drinks } from './dish-words.ts'
import type { Hearing } from './hearing.ts'
import { type Candidate, mentionsAt } from './menu-match.ts'
import { countsAt, numberAt } from './numbers.ts'
import { type PhraseKind, phrasesAt } from './phrases.ts'
import { priceAt } from './prices.ts'
import { isFunctionWord } from './small-words.ts'
import type { Token } from './tokens.ts'
import { unlistedNamesAt } from './unlisted-names.ts'
import { isDescription, isFoodWord, isIngredient, wishesAt } from './wishes.ts'
import { stemSet } from './word-forms.ts'

/** A stretch of words from `at` to `end` (exclusive) and what it would be; `cost` is how doubtful that is by itself. */
export type Reading = { readonly at: number; readonly end: number; readonly cost: number } & (
  | { readonly kind: 'item'; readonly candidates: readonly Candidate[]; readonly isGuess: boolean }
  | { readonly kind: 'wish'; readonly isSize: boolean }
  | { readonly kind: 'count'; readonly value: number; readonly isTimes: boolean }
  | { readonly kind: 'price'; readonly price: Minor }
  /** A dish that the menu does not have. */
  | { readonly kind: 'unknown-dish' }
  /** The form of a dish said apart from its name: "a sub with turkey", "ham and cheese sandwich". */
  | { readonly kind: 'shape'; readonly isAhead: boolean; readonly isFilled: boolean }
  /** A word that fits nowhere. */
  | { readonly kind: 'lost'; readonly isSmall: boolean }
  | { readonly kind: PhraseKind }
)

/** All readings that begin at the word `at`. Without a menu names are found by grammar. */
export function readingsAt(tokens: readonly Token[], at: number, hearing: Hearing | null): Reading[] {
  const token = tokens[at] as Token
  const found: Reading[] = []
  for (const [kind, end] of phrasesAt(tokens, at)) {
    if (kind === 'request' && isDoubtful(tokens, at, end)) continue
    const until = swallowed(kind, tokens, end)
    found.push({
      at,
      end: until,
      cost: kind === 'change' && token.word === 'make' ? 0.8 : 0.15 * (until - end),
      kind,
    })
  }
  if (hearing) {
    const mentions = mentionsAt(hearing, at)
    for (const { end, candidates } of mentions)
      found.push({
        at,
        end,
        cost: mentionCost(candidates, end - at),
        kind: 'item',
        candidates,
        isGuess: false,
      })
    if (isShape(token.stem) && !mentions.some(({ candidates }) => (candidates[0]?.cost ?? 9) < 1)) {
      found.push({
        at,
        end: at + 1,
        cost: 0.4,
        kind: 'shape',
        isAhead: false,
        isFilled: isFilledShape(token.stem),
      })
      const leads = /^(?:with|on|of)$/.test(tokens[at + 1]?.word ?? '') && at + 2 < tokens.length
      if (leads && mentionsAt(hearing, at + 2).some(({ candidates }) => (candidates[0]?.cost ?? 9) < 2))
        found.push({ at, end: at + 2, cost: 0.4, kind: 'shape', isAhead: true, isFilled: true })
    }
    const shaped = shapedAt(hearing, at)
    if (shaped) found.push(shaped)
  } else {
    for (const { end, cost, kind } of unlistedNamesAt(tokens, at))
      found.push({ at, end, cost, kind: 'item', candidates: [], isGuess: kind === 'guess' })
  }
  for (const { end, cost, isSize } of wishesAt(tokens, at, hearing?.index.options ?? noOptions)) {
    // A word that means nothing but a name on this menu is that name.
    const isName =
      cost > 0.9 && found.some(other => other.kind === 'item' && other.end === end && other.cost < 1.2)
    // "bowl" on a menu with a Bowl is no wish for a bowl.
    const isDish =
      end === at + 1 &&
      !isIngredient(token.stem) &&
      found.some(other => other.kind === 'item' && other.end === end && other.candidates[0]?.cost === 0)
    found.push({ at, end, cost: isName ? cost + 1.2 : isDish ? cost + 0.8 : cost, kind: 'wish', isSize })
  }
  for (const { end, cost, value, kind } of countsAt(tokens, at))
    if (end < tokens.length || cost === 0)
      found.push({ at, end, cost, kind: 'count', value, isTimes: kind === 'times' })
  const price = priceAt(tokens, at)
  if (price && (price.isSure || !hearing))
    found.push({ at, end: price.end, cost: price.isSure ? 0 : 0.2, kind: 'price', price: price.price })
  if (hearing) found.push(...unknownDishesAt(tokens, at))
  if (isForSomebody(tokens, at, hearing)) found.push({ at, end: at + 2, cost: 0, kind: 'noise' })
  const isSmall = isFunctionWord(token)
  found.push({ at, end: at + 1, cost: isSmall ? 1.2 : 3, kind: 'lost', isSmall })
  return found
}

/** "a burrito bowl" where the menu has burritos and bowls is a bowl: the last noun says what it is. */
function shapedAt(hearing: Hearing, at: number): Reading | null {
  const [first, second] = hearing.tokens.slice(at, at + 2)
  if (!first || !second || second.gap !== 'space' || !dishes.has(first.stem) || !shapes.has(second.stem))
    return null
  const mention = mentionsAt(hearing, at + 1).find(({ candidates }) => candidates[0]?.cost === 0)
  return mention
    ? { at, end: mention.end, cost: 0, kind: 'item', candidates: mention.candidates, isGuess: false }
    : null
}

const shapes = stemSet('bowl salad wrap sandwich sub pizza soup plate platter melt')

/** "do the burgers come with fries" asks; "do the burger" orders. */
function isDoubtful(tokens: readonly Token[], at: number, end: number): boolean {
  return (
    tokens[at]?.word === 'do' &&
    tokens
      .slice(end, end + 5)
      .some(({ word }) => /^(?:come|comes|have|has|contain|include|taste)$/.test(word))
  )
}

/** "a latte for dave": a name that is no food, at the end of a clause. */
function isForSomebody(tokens: readonly Token[], at: number, hearing: Hearing | null): boolean {
  const name = tokens[at + 1]
  const next = tokens[at + 2]
  if (
    tokens[at]?.word !== 'for' ||
    !name ||
    isFunctionWord(name) ||
    isFoodWord(name.stem) ||
    /\d/.test(name.word) ||
    numberAt(tokens, at + 1)
  )
    return false
  if (hearing?.index.holders.has(name.stem)) return false
  return next?.gap !== 'space' || next.word === 'and' || next.word === 'please'
}

/** Two names that fit alike leave a doubt. */
function mentionCost(candidates: readonly Candidate[], length: number): number {
  const [best, second] = candidates
  if (!best) return 9
  // A long name said in full is hardly said by chance.
  if (best.cost === 0) return -0.15 * Math.min(3, length - 1)
  return best.cost + (second && second.cost - best.cost < 0.1 ? 0.15 : 0)
}

function unknownDishesAt(tokens: readonly Token[], at: number): Reading[] {
  const found: Reading[] = []
  for (let end = at + 1; end <= Math.min(tokens.length, at + 3); end += 1) {
    const last = tokens[end - 1] as Token
    if (isFunctionWord(last) || /^\d+$/.test(last.stem) || (end > at + 1 && last.gap !== 'space')) break
    found.push({
      at,
      end,
      cost:
        (dishes.has(last.stem) || drinks.has(last.stem)
          ? 1.5
          : isFoodWord(last.stem)
            ? isDescription(last.stem)
              ? 3.2
              : 2.1
            : 2.4) +
        (end - at - 1) * 0.35,
      kind: 'unknown-dish',
    })
  }
  return found
}

/** A question or an allergy is told to the end of the sentence, or until one begins to order. */
function swallowed(kind: PhraseKind, tokens: readonly Token[], end: number): number {
  if (kind !== 'question' && kind !== 'allergy') return end
  let until = end
  while (until < tokens.length && tokens[until]?.gap !== 'stop' && !startsOrder(tokens, until)) until += 1
  return until
}

function startsOrder(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at] as Token
  if (/^(?:ok|okay|alright|sorry|anyway)$/.test(word)) return true
  return phrasesAt(tokens, at).some(([kind, end]) => kind === 'request' && end > at + 1)
}

const noOptions: ReadonlySet<string> = new Set()
