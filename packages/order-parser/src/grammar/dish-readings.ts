// All readings of a stretch of words as a dish, with a menu or without one, or as a reference to a dish named before.

import { dishes, drinks } from '../food/dish-words.ts'
import { isFoodWord } from '../food/food-words.ts'
import { unlistedNamesAt } from '../food/unlisted-names.ts'
import { isComposed } from '../menu/composed-dishes.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import type { Token } from '../words/tokens.ts'
import { listedReadingsAt } from './listed-dishes.ts'
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
