// Dishes that the menu does not have: read as such, so that their modifiers go to no other.

import { dishes, drinks, isSetDrink } from '../food/dish-words.ts'
import { isDescription, isFoodWord } from '../food/food-sense.ts'
import type { Hearing } from '../menu/heard-words.ts'
import { isMoneyWord } from '../words/money-words.ts'
import { isFunctionWord } from '../words/small-words.ts'
import type { Token } from '../words/tokens.ts'
import type { Reading } from './reading.ts'

/** A dish that nobody has; `doubt` is more where a known one begins with the same words. */
export function unknownDishesAt({ tokens, index }: Hearing, at: number, doubt: number): Reading[] {
  const found: Reading[] = []
  const first = tokens[at]?.stem ?? ''
  // "tap water" is not the still one that the menu has; an "iced tea" may be its tea.
  const isOwnName = !isFoodWord(first) && !index.holders.has(first)
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
        doubt,
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
