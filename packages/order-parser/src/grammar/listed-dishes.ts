// All readings of a stretch of words as a dish of the menu: by its name, by its form alone ("sandwich"), or by its number.

import { isFilledShape, isShape } from '../food/dish-shapes.ts'
import { isExtra } from '../menu/composed-dishes.ts'
import type { Candidate } from '../menu/mention.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { numberAt } from '../words/numbers.ts'
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

/** An entry that the menu lists as an extra more likely belongs to a dish than is ordered alone. */
function extraCost({ index }: MenuLookup, [best]: readonly Candidate[]): number {
  const listed = index.entries[best?.entry ?? -1]
  return listed && isExtra(listed) ? 0.5 : 0
}

function shapeReadingsAt(lookup: MenuLookup, at: number): Reading[] {
  const { tokens } = lookup
  const { stem = '' } = tokens[at] ?? {}
  const isMentioned = mentionsAt(lookup, at).some(({ candidates }) => (candidates[0]?.cost ?? 9) < 1)
  if (!isShape(stem) || isMentioned) return []
  return [{ at, end: at + 1, cost: 0.4, kind: 'shape', isFilled: isFilledShape(stem) }]
}

/** "number two" is the menu's second dish, never two of the next dish. */
function numberedReadingAt({ tokens, index }: MenuLookup, at: number): Reading | null {
  const number = /^(?:number|no|combo|meal)$/.test(tokens[at]?.word ?? '') ? numberAt(tokens, at + 1) : null
  if (!number || (tokens[at]?.word === 'no' && tokens[at]?.raw.at(-1) !== '.')) return null
  const labelled = index.labels.get(String(number.value)) ?? []
  const candidates = labelled.map(entry => ({ entry, cost: 0, missing: [], slips: 0 }))
  if (candidates.length === 1) return itemReading(at, number.end, 0, candidates)
  return tokens[at]?.word === 'number' ? { at, end: number.end, cost: 0.2, kind: 'unknown-dish' } : null
}
