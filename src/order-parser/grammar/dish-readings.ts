// What a stretch of words may be as a dish: on the menu, in its form alone, by its number, or one that nobody has.

import { dishes, drinks } from '../food/dish-words.ts'
import { isFoodWord } from '../food/food-sense.ts'
import { unlistedNamesAt } from '../food/unlisted-names.ts'
import { isComposed } from '../menu/composed-dishes.ts'
import type { Hearing } from '../menu/heard-words.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import type { Token } from '../words/tokens.ts'
import { listedAt } from './listed-dishes.ts'
import type { Reading } from './reading.ts'

export function dishReadingsAt(tokens: readonly Token[], at: number, hearing: Hearing | null): Reading[] {
  const found = hearing ? listedAt(hearing, at) : unlistedAt(tokens, at)
  const onto = ontoAt(tokens, at, hearing)
  if (onto) found.push(onto)
  return found
}

/** "with lemon potatoes", "with honey bbq": what this menu names in several words is one thing as a modifier as well. */
export function namedModifiersAt(hearing: Hearing, at: number, named: readonly Reading[]): Reading[] {
  return named.flatMap(({ end, cost }) => {
    const last = hearing.tokens[end - 1]?.stem ?? ''
    const isFood = isFoodWord(last) && !dishes.has(last) && !drinks.has(last)
    return cost < 0 && isFood ? [{ at, end, cost: 0.3, kind: 'modifier', sort: 'named' }] : []
  })
}

/** "guacamole burrito" is one, "guacamole chips" two: whether the dish that comes next is put together as one asks. */
export function fillsNext(hearing: Hearing, at: number): boolean {
  if (at >= hearing.tokens.length) return false
  return mentionsAt(hearing, at).some(({ candidates: [best] }) => {
    const next = hearing.index.entries[best?.entry ?? -1]
    return best !== undefined && best.cost < 1 && next !== undefined && isComposed(next)
  })
}

function unlistedAt(tokens: readonly Token[], at: number): Reading[] {
  return unlistedNamesAt(tokens, at).map(({ end, cost, kind }) => ({
    at,
    end,
    cost,
    kind: 'item',
    candidates: [],
    isGuess: kind === 'guess',
  }))
}

/** "on the burger", where a burger was said before. */
function ontoAt(tokens: readonly Token[], at: number, hearing: Hearing | null): Reading | null {
  const leads = ontos.has(tokens[at]?.word ?? '') && definites.has(tokens[at + 1]?.word ?? '')
  if (!leads || at === 0 || at + 2 >= tokens.length) return null
  const named = hearing
    ? mentionsAt(hearing, at + 2).map(({ end, candidates }) => ({
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
