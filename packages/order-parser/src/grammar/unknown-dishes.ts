// Readings of words as a dish that the menu does not have, so that its modifiers are not attached to another dish.

import { dishes, drinks, isSetDrink } from '../food/dish-words.ts'
import { isDescription, isFoodWord } from '../food/food-words.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import { isFunctionWord } from '../words/function-words.ts'
import { isMoneyWord } from '../words/money-words.ts'
import type { Token } from '../words/tokens.ts'
import type { Reading } from './reading.ts'

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
