// The cost of reading a stretch of nouns and adjectives as one modifier: low for "grilled red onions", high for "onions mayo".

import type { Token } from '../words/tokens.ts'
import { isPlural, stemSet } from '../words/word-forms.ts'
import { dishes, drinks } from './dish-words.ts'
import { fixedModifiers } from './fixed-modifiers.ts'
import { adjectives, ingredients, sizes, standalone } from './ingredient-words.ts'
import { kindsOf } from './kinds-of-food.ts'

/** Below 0.5 the words certainly are one modifier. */
export function nounsCost(stems: readonly string[]): number {
  return phraseCost(stems) + runOnCost(stems)
}

/** "olives oil" is two: a noun before another noun is in the singular. */
export function pluralsCost(span: readonly Token[]): number {
  return span.slice(0, -1).filter(({ word, stem }) => isPlural(word) && ingredients.has(stem)).length * 1.5
}

function phraseCost(stems: readonly string[]): number {
  const last = stems.at(-1) ?? ''
  if (/^[\d$£€¥₹₩฿.]/.test(last)) return 9
  const alone = aloneCost(last)
  if (stems.length === 1) return alone
  const kinds = kindsOf.get(last)
  let cost = kinds?.has(stems.at(-2) ?? '') && !ingredients.has(last) ? 0.2 : nounCost(last)
  for (let i = 0; i < stems.length - 1; i += 1) cost += leftCost(stems, i, kinds)
  return cost
}

function aloneCost(stem: string): number {
  if (standalone.has(stem) || ingredients.has(stem)) return 0.2
  if (adjectives.has(stem)) return cheeses?.has(stem) ? 0.3 : 0.7
  if (dishes.has(stem) || drinks.has(stem)) return 2.6
  return kindsOf.has(stem) ? 0.4 : 1.5
}

function nounCost(stem: string): number {
  if (ingredients.has(stem) || binding.has(stem)) return 0.15
  if (standalone.has(stem)) return 1.3
  if (dishes.has(stem) || drinks.has(stem)) return 1.9
  return adjectives.has(stem) ? 2.2 : 1.1
}

/** The cost of a word before the noun: low for a kind of the noun, high for a word that is itself a modifier. */
function leftCost(stems: readonly string[], i: number, kinds: ReadonlySet<string> | undefined): number {
  const stem = stems[i] ?? ''
  const next = stems[i + 1] ?? ''
  // "steak hot sauce" is two: a noun takes no adjective after it. "sugar free" is one.
  if (next === 'free') return 0.02
  if (
    ingredients.has(stem) &&
    adjectives.has(next) &&
    !ingredients.has(next) &&
    !kindsOf.get(next)?.has(stem)
  )
    return 1.3
  if (kinds?.has(stem) || kindsOf.get(next)?.has(stem)) return 0.02
  if (binding.has(next) && i === stems.length - 2 && ingredients.has(stem)) return 0.12
  if (/^\d+$/.test(stem)) return 3
  // "american lettuce" is two: the cheese, and lettuce.
  if (cheeses?.has(stem) && kinds && adjectives.has(stem) && i === stems.length - 2) return 1.2
  if (adjectives.has(stem)) return sizes.has(stem) ? 0.9 : 0.05
  if (sizes.has(stem)) return 0.9
  if (standalone.has(stem)) return 1.2
  if (ingredients.has(stem)) return 1.3
  return dishes.has(stem) || drinks.has(stem) ? 2 : 0.6
}

/** "dark roast cream" is two: a fixed modifier followed by an ingredient, unless it is a kind of the ingredient. */
function runOnCost(stems: readonly string[]): number {
  const before = stems.slice(0, -1)
  if (before.length < 2 || !fixedModifiers.get(before[0] ?? '')?.has(before.join(' '))) return 0
  const kind = before.at(-1) ?? ''
  const last = stems.at(-1) ?? ''
  const isOne = kind === 'free' || kind === 'fat' || binding.has(last) || kindsOf.get(last)?.has(kind)
  return isOne || !ingredients.has(last) ? 0 : 0.6
}

const cheeses = kindsOf.get('cheese')

/** Heads that take any food before them: "tomato sauce". */
const binding = stemSet(
  'sauce syrup drizzle powder seed jelly foam glaze patty flake rim juice crumb crumble aioli crust stick slice shaving sprinkle chunk curl flavor flavoring',
)
