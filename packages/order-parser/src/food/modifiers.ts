// Finds stretches of words that are one modifier: "sour cream", "black beans", "two pumps of hazelnut", "well done".

import { isFunctionWord } from '../words/function-words.ts'
import type { Token } from '../words/tokens.ts'
import { fixedModifiers, type PhrasesByFirst, sizeModifiers } from './fixed-modifiers.ts'
import { sizes } from './ingredient-words.ts'
import { degreeAt, measuredAt } from './measured-modifiers.ts'
import type { Modifier } from './modifier.ts'
import { nounsCost, pluralsCost } from './modifier-costs.ts'

/** All modifiers that begin at the word `at`. `options` are the phrases of the menu's descriptions, as stems. */
export function modifiersAt(tokens: readonly Token[], at: number, options: PhrasesByFirst): Modifier[] {
  const found: Modifier[] = []
  const degree = degreeAt(tokens, at)
  if (degree) found.push(degree)
  const measured = measuredAt(tokens, at)
  if (measured) found.push(measured)
  const first = tokens[at]?.stem ?? ''
  const fixed = fixedModifiers.get(first)
  const own = options.get(first)
  for (let end = at + 1; end <= Math.min(tokens.length, at + 5); end += 1) {
    const last = tokens[end - 1] as Token
    if (end > at + 1 && last.gap !== 'space') break
    const span = tokens.slice(at, end)
    const stems = span.map(({ stem }) => stem)
    const text = fixed || own ? stems.join(' ') : ''
    const plurals = pluralsCost(span)
    if (fixed?.has(text)) found.push({ end, cost: 0.05 + plurals, isSize: sizeModifiers.has(text) })
    else if (own?.has(text) && !isFunctionWord(last)) found.push({ end, cost: 0.1 + plurals, isSize: false })
    else if (!span.some(isFunctionWord)) {
      const cost = nounsCost(stems) + plurals
      if (cost < 4) found.push({ end, cost, isSize: stems.every(stem => sizes.has(stem)) })
    }
  }
  return found
}
