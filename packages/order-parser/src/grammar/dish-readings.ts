// All readings of a stretch of words as a dish, with a menu or without one, or as a reference to a dish named before.

import { isFilledShape, isShape } from '../food/dish-shapes.ts'
import { dishes, drinks, isSetDrink } from '../food/dish-words.ts'
import { isDescription, isFoodWord } from '../food/food-words.ts'
import { unlistedNamesAt } from '../food/unlisted-names.ts'
import type { Candidate, MenuLookup } from '../menu/menu-lookup.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { isComposed, isExtra } from '../menu/name-words.ts'
import { isMoneyWord, numberAt } from '../words/numbers.ts'
import { isFunctionWord, type Token } from '../words/tokens.ts'
import type { Reading } from './reading.ts'

export function dishReadingsAt(tokens: readonly Token[], at: number, lookup: MenuLookup | null): Reading[] {
  const found = lookup ? listedReadingsAt(lookup, at) : unlistedReadingsAt(tokens, at)
  const onto = ontoReadingAt(tokens, at, lookup)
  if (onto) found.push(onto)
  return found
}

/** "with lemon potatoes", "with honey bbq": a menu name of several words may also be one modifier. */
export function namedModifiersAt(lookup: MenuLookup, at: number, named: readonly Reading[]): Reading[] {
  return named.flatMap(({ end, cost }) => {
    const last = lookup.tokens[end - 1]?.stem ?? ''
    const isFood = isFoodWord(last) && !dishes.has(last) && !drinks.has(last)
    return cost < 0 && isFood ? [{ at, end, cost: 0.3, kind: 'modifier', sort: 'named' }] : []
  })
}

/** Whether the next dish takes fillings: "guacamole burrito" is one dish, "guacamole chips" are two. */
export function fillsNext(lookup: MenuLookup, at: number): boolean {
  if (at >= lookup.tokens.length) return false
  return mentionsAt(lookup, at).some(({ candidates: [best] }) => {
    const next = lookup.index.entries[best?.entry ?? -1]
    return best !== undefined && best.cost < 1 && next !== undefined && isComposed(next)
  })
}

function unlistedReadingsAt(tokens: readonly Token[], at: number): Reading[] {
  return unlistedNamesAt(tokens, at).map(({ end, cost, kind }) => ({
    at,
    end,
    cost,
    kind: 'item',
    candidates: [],
    isGuess: kind === 'guess',
  }))
}

/** "on the burger", if a burger was mentioned before. */
function ontoReadingAt(tokens: readonly Token[], at: number, lookup: MenuLookup | null): Reading | null {
  const leads = ontos.has(tokens[at]?.word ?? '') && definites.has(tokens[at + 1]?.word ?? '')
  if (!leads || at === 0 || at + 2 >= tokens.length) return null
  const named = lookup
    ? mentionsAt(lookup, at + 2).map(({ end, candidates }) => ({
        end,
        candidates,
        cost: candidates[0]?.cost ?? 9,
      }))
    : unlistedNamesAt(tokens, at + 2).map(({ end, cost }) => ({ end, candidates: [], cost }))
  const before = new Set(tokens.slice(0, at).map(({ stem }) => stem))
  const best = named.findLast(({ end, cost }) => cost < 1 && before.has(tokens[end - 1]?.stem ?? ''))
  return best ? { at, end: best.end, cost: best.cost, kind: 'onto', candidates: best.candidates } : null
}

const ontos = new Set(['on', 'onto', 'to', 'in', 'for'])
const definites = new Set(['the', 'my', 'that'])

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

/** `penalty` is higher if a dish of the menu begins with the same words. */
export function unknownDishesAt({ tokens, index }: MenuLookup, at: number, penalty: number): Reading[] {
  const found: Reading[] = []
  const first = tokens[at]?.stem ?? ''
  // "tap water" is not the still water of the menu; "iced tea" may be the menu's tea.
  const isOwnName = !isFoodWord(first) && !index.entriesByStem.has(first)
  for (let end = at + 1; end <= Math.min(tokens.length, at + 3); end += 1) {
    const last = tokens[end - 1] as Token
    if (
      isFunctionWord(last) ||
      /^\d+$/.test(last.stem) ||
      isMoneyWord(last) ||
      (end > at + 1 && last.gap !== 'space')
    )
      break
    found.push({
      at,
      end,
      cost:
        (isOwnName && isSetDrink(tokens, at, end) ? 0.8 : unknownCost(last.stem)) +
        (end - at - 1) * 0.35 +
        penalty,
      kind: 'unknown-dish',
    })
  }
  return found
}

function unknownCost(stem: string): number {
  if (dishes.has(stem) || drinks.has(stem)) return 1.5
  if (!isFoodWord(stem)) return 2.4
  return isDescription(stem) ? 3.2 : 2.6
}
