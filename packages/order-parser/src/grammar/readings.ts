// All readings that begin at a word. best-path.ts chooses among them for the whole sentence.

import { dishes as dishWords, isSetDrink } from '../food/dish-words.ts'
import { isIngredient, isMeasure, isSizeWord } from '../food/food-words.ts'
import type { PhrasesByFirst } from '../food/modifier-costs.ts'
import { modifiersAt } from '../food/modifiers.ts'
import type { MenuLookup } from '../menu/menu-lookup.ts'
import { mentionsAt } from '../menu/menu-match.ts'
import { isMemberName, namedBefore, type SpeakersGroup } from '../phrases/people.ts'
import { allergyAt, asideEndAt } from '../phrases/remarks.ts'
import { countsAt, numberAt } from '../words/numbers.ts'
import { priceAt } from '../words/spoken-prices.ts'
import { isFunctionWord, type Token } from '../words/tokens.ts'
import { dishReadingsAt, fillsNext, namedModifiersAt } from './dish-readings.ts'
import { endsThing, phraseReadingsAt, startsDish } from './phrase-readings.ts'
import type { Reading } from './reading.ts'
import { sharingReadingsAt } from './sharing-readings.ts'

/** Without a menu (`lookup` is null) dishes are found by the grammar alone. */
export function readingsAt(
  tokens: readonly Token[],
  at: number,
  lookup: MenuLookup | null,
  group: SpeakersGroup,
): Reading[] {
  const token = tokens[at] as Token
  const dishes = [...phraseReadingsAt(tokens, at, lookup), ...dishReadingsAt(tokens, at, lookup)]
  dishes.push(...modifierReadingsAt(tokens, at, lookup, dishes))
  const found = dishes.filter(reading => !containsName(reading, tokens, group))
  found.push(...sharingReadingsAt(tokens, at, group))
  for (const { kind, ...count } of countsAt(tokens, at))
    if (count.end < tokens.length || count.cost <= 0)
      found.push({ ...count, at, kind: 'count', isTimes: kind === 'times' })
  const allergy = allergyAt(tokens, at, group, next => startsDish(tokens, next))
  if (allergy) found.push({ ...allergy, at, cost: 0, kind: 'allergy' })
  const aside = asideEndAt(tokens, at, group, next => startsDish(tokens, next))
  if (aside !== null) found.push({ at, end: aside, cost: 0.3, kind: 'aside' })
  const price = priceAt(tokens, at)
  if (price && (price.isSure || !lookup))
    found.push({ ...price, at, cost: price.isSure ? 0 : 0.2, kind: 'price' })
  const isSmall = isFunctionWord(token)
  found.push({ at, end: at + 1, cost: isSmall ? 1.2 : 3, kind: 'lost', isSmall })
  return found
}

/**
 * A member's name is no dish, no modifier and no note. It may be part of a dish: "a bloody mary". "He'll have" after a name is
 * no request of the speaker.
 */
function containsName({ at, end, kind }: Reading, tokens: readonly Token[], group: SpeakersGroup): boolean {
  const isAt = { request: namedBefore, noise: namedBefore, note: isMemberName, modifier: isMemberName }
  const isWord = kind === 'unknown-dish' || (kind === 'item' && end === at + 1)
  const isPerson = isWord ? isMemberName : kind in isAt ? isAt[kind as keyof typeof isAt] : null
  for (let i = at; isPerson && i < end; i += 1) if (isPerson(tokens, i, group)) return true
  return false
}

function modifierReadingsAt(
  tokens: readonly Token[],
  at: number,
  lookup: MenuLookup | null,
  others: readonly Reading[],
): Reading[] {
  const token = tokens[at] as Token
  const dishes = others.filter(other => other.kind === 'item')
  const found = modifiersAt(tokens, at, lookup?.index.options ?? noOptions).map(
    ({ end, cost, isSize }): Reading => {
      const same = dishes.filter(dish => dish.end === end)
      // A word that is only known as a name of this menu is that name; "bowl" on a menu with a Bowl is no modifier for a bowl.
      const isName = cost > 0.9 && same.some(dish => dish.cost < 1.2)
      const isDish =
        end === at + 1 && !isIngredient(token.stem) && same.some(dish => dish.candidates[0]?.cost === 0)
      // Without a menu a dish word is a dish: "shakshuka falafel and hummus".
      const isUnlisted = !lookup && dishWords.has(tokens[end - 1]?.stem ?? '')
      const penalty =
        isName || isSetDrink(tokens, at, end)
          ? 1.2
          : isDish || isUnlisted
            ? 0.8
            : endsInName(lookup, at, end)
              ? 0.6
              : 0
      const isEntry = lookup && same.some(dish => dish.candidates[0]?.cost === 0) && !fillsNext(lookup, end)
      return {
        at,
        end,
        cost: cost + penalty,
        kind: 'modifier',
        sort: isSize ? 'size' : isEntry ? 'entry' : 'plain',
      }
    },
  )
  if (lookup) found.push(...namedModifiersAt(lookup, at, dishes))
  // "two lagers, one pint one half"
  const isCounted = numberAt(tokens, at - 1) !== null && /^(?:an?|one)$/.test(tokens[at + 1]?.word ?? '')
  if ((isSizeWord(token.stem) || isMeasure(token.stem)) && (isCounted || endsThing(tokens[at + 1])))
    found.push({ at, end: at + 1, cost: 0.05, kind: 'sized-one' })
  return found
}

/** "a loaded baked potato" is the Baked Potato: the stretch without its first word is a full name of the menu. */
function endsInName(lookup: MenuLookup | null, at: number, end: number): boolean {
  if (!lookup || end < at + 3 || lookup.tokens[at]?.word === 'half') return false
  return mentionsAt(lookup, at + 1).some(mention => mention.end === end && mention.candidates[0]?.cost === 0)
}

const noOptions: PhrasesByFirst = new Map()
