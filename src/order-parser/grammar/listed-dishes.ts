// All readings of a stretch of words as a dish of the menu: by its name, by its form alone ("sandwich"), or by its number.

import { isFilledShape, isShape } from '../food/dish-shapes.ts'
import { isExtra } from '../menu/composed-dishes.ts'
import type { Candidate } from '../menu/mention.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { numberAt } from '../words/numbers.ts'
import { stemSet } from '../words/word-forms.ts'
import type { Reading } from './reading.ts'
import { unknownDishesAt } from './unknown-dishes.ts'

export function listedReadingsAt(lookup: MenuLookup, at: number): Reading[] {
  const mentions = mentionsAt(lookup, at)
  const found = mentions.map(({ end, candidates }) =>
    itemReading(at, end, mentionCost(candidates, end - at) + extraCost(lookup, candidates), candidates),
  )
  const isKnown = mentions.some(({ candidates }) => (candidates[0]?.cost ?? 9) < 1)
  found.push(...shapeReadingsAt(lookup, at), ...unknownDishesAt(lookup, at, isKnown ? 1 : 0))
  const numbered = numberedReadingAt(lookup, at)
  if (numbered) found.push(numbered)
  return found
}

const itemReading = (at: number, end: number, cost: number, candidates: readonly Candidate[]): Reading => ({
  at,
  end,
  cost,
  kind: 'item',
  candidates,
  isGuess: false,
})

/** Costs more if two names fit about equally well. */
function mentionCost([best, second]: readonly Candidate[], length: number): number {
  if (!best) return 9
  // A match of a long name in full is hardly a coincidence.
  if (best.cost === 0) return -0.15 * Math.min(3, length - 1)
  return best.cost + (second && second.cost - best.cost < 0.1 ? 0.15 : 0)
}

/** An entry that the menu lists as an extra more likely belongs to a dish than stands alone. */
function extraCost({ index }: MenuLookup, [best]: readonly Candidate[]): number {
  const listed = index.entries[best?.entry ?? -1]
  return listed && isExtra(listed) ? 0.5 : 0
}

function shapeReadingsAt(lookup: MenuLookup, at: number): Reading[] {
  const { tokens } = lookup
  const [first, second] = tokens.slice(at, at + 2)
  const found: Reading[] = []
  if (first && isShape(first.stem) && !isMentioned(lookup, at, 1)) {
    const isFilled = isFilledShape(first.stem)
    found.push({ at, end: at + 1, cost: 0.4, kind: 'shape', isAhead: false, isFilled })
    if (/^(?:with|on|of)$/.test(second?.word ?? '') && isMentioned(lookup, at + 2, 2))
      found.push({ at, end: at + 2, cost: 0.4, kind: 'shape', isAhead: true, isFilled: true })
  }
  // "a burrito bowl" is a bowl if the menu has burritos and bowls: the last noun is the head.
  if (first && foldable.has(first.stem) && second?.gap === 'space' && lastNouns.has(second.stem)) {
    const mention = mentionsAt(lookup, at + 1).find(({ candidates }) => candidates[0]?.cost === 0)
    if (mention) found.push(itemReading(at, mention.end, 0, mention.candidates))
  }
  return found
}

const isMentioned = (lookup: MenuLookup, at: number, most: number) =>
  at < lookup.tokens.length &&
  mentionsAt(lookup, at).some(({ candidates }) => (candidates[0]?.cost ?? 9) < most)

const foldable = stemSet(
  'burrito taco fajita quesadilla enchilada burger cheeseburger gyro kebab falafel sub sandwich sushi curry pizza',
)
const lastNouns = stemSet('bowl salad wrap sandwich sub pizza soup plate platter melt')

/** "number two" is the menu's second dish, never two of the next dish. */
function numberedReadingAt({ tokens, index }: MenuLookup, at: number): Reading | null {
  const number = /^(?:number|no|combo|meal)$/.test(tokens[at]?.word ?? '') ? numberAt(tokens, at + 1) : null
  if (!number || (tokens[at]?.word === 'no' && tokens[at]?.raw.at(-1) !== '.')) return null
  const labelled = index.labels.get(String(number.value)) ?? []
  const candidates = labelled.map(entry => ({ entry, cost: 0, missing: [], slips: 0 }))
  if (candidates.length === 1) return itemReading(at, number.end, 0, candidates)
  return tokens[at]?.word === 'number' ? { at, end: number.end, cost: 0.2, kind: 'unknown-dish' } : null
}
