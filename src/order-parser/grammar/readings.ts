// Everything that a stretch of words may be: the raw material from which the best reading of the whole sentence is chosen.

import { dishes as dishWords, isSetDrink } from '../food/dish-words.ts'
import type { PhrasesByFirst } from '../food/fixed-modifiers.ts'
import { isIngredient, isSizeWord } from '../food/food-sense.ts'
import { modifiersAt } from '../food/modifiers.ts'
import type { Hearing } from '../menu/heard-words.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { countsAt } from '../words/numbers.ts'
import { isFunctionWord } from '../words/small-words.ts'
import { priceAt } from '../words/spoken-prices.ts'
import type { Token } from '../words/tokens.ts'
import { dishReadingsAt, fillsNext, namedModifiersAt } from './dish-readings.ts'
import type { Reading } from './reading.ts'
import { talkReadingsAt } from './talk-readings.ts'

/** All readings that begin at the word `at`. Without a menu names are found by grammar. */
export function readingsAt(tokens: readonly Token[], at: number, hearing: Hearing | null): Reading[] {
  const token = tokens[at] as Token
  const found = [...talkReadingsAt(tokens, at, hearing), ...dishReadingsAt(tokens, at, hearing)]
  found.push(...modifierReadingsAt(tokens, at, hearing, found))
  for (const { end, cost, value, kind } of countsAt(tokens, at))
    if (end < tokens.length || cost <= 0)
      found.push({ at, end, cost, kind: 'count', value, isTimes: kind === 'times' })
  const price = priceAt(tokens, at)
  if (price && (price.isSure || !hearing))
    found.push({ ...price, at, cost: price.isSure ? 0 : 0.2, kind: 'price' })
  const isSmall = isFunctionWord(token)
  found.push({ at, end: at + 1, cost: isSmall ? 1.2 : 3, kind: 'lost', isSmall })
  return found
}

function modifierReadingsAt(
  tokens: readonly Token[],
  at: number,
  hearing: Hearing | null,
  others: readonly Reading[],
): Reading[] {
  const token = tokens[at] as Token
  const dishes = others.filter(other => other.kind === 'item')
  const found = modifiersAt(tokens, at, hearing?.index.options ?? noOptions).map(
    ({ end, cost, isSize }): Reading => {
      const same = dishes.filter(dish => dish.end === end)
      // A word that means nothing but a name on this menu is that name; "bowl" on a menu with a Bowl is no modifier for a bowl.
      const isName = cost > 0.9 && same.some(dish => dish.cost < 1.2)
      const isDish =
        end === at + 1 && !isIngredient(token.stem) && same.some(dish => dish.candidates[0]?.cost === 0)
      // Without a menu a word for a dish is one: "shakshuka falafel and hummus".
      const isUnlisted = !hearing && dishWords.has(tokens[end - 1]?.stem ?? '')
      const doubt =
        isName || isSetDrink(tokens, at, end)
          ? 1.2
          : isDish || isUnlisted
            ? 0.8
            : endsInName(hearing, at, end)
              ? 0.6
              : 0
      const isEntry = hearing && same.some(dish => dish.candidates[0]?.cost === 0) && !fillsNext(hearing, end)
      return {
        at,
        end,
        cost: cost + doubt,
        kind: 'modifier',
        sort: isSize ? 'size' : isEntry ? 'entry' : 'plain',
      }
    },
  )
  if (hearing) found.push(...namedModifiersAt(hearing, at, dishes))
  if (isSizeWord(token.stem) && endsThing(tokens[at + 1]))
    found.push({ at, end: at + 1, cost: 0.05, kind: 'sized-one' })
  return found
}

/** "a loaded baked potato" is the Baked Potato. */
function endsInName(hearing: Hearing | null, at: number, end: number): boolean {
  if (!hearing || end < at + 3 || hearing.tokens[at]?.word === 'half') return false
  return mentionsAt(hearing, at + 1).some(mention => mention.end === end && mention.candidates[0]?.cost === 0)
}

/** After "a medium" nothing more of its name comes. */
const endsThing = (next: Token | undefined) =>
  next?.gap !== 'space' || /^(?:with|without|and|no|please)$/.test(next.word)

const noOptions: PhrasesByFirst = new Map()
