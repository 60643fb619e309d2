// The cost of reading a stretch of nouns and adjectives as one modifier: low for "grilled red onions", high for "onions mayo".

import { groupBy } from '@tablemate/domain/group-by.ts'
import { nameStems } from '../words/canonical-names.ts'
import type { Token } from '../words/tokens.ts'
import { isPlural, stemSet } from '../words/word-forms.ts'
import { dishes, drinks } from './dish-words.ts'
import { adjectives, ingredients, sizes, standalone } from './food-words.ts'
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

/** Whether the word may follow any food as one modifier: "tomato sauce". */
export const bindsAnyFood = (stem: string): boolean => binding.has(stem)

/** Heads that take any food before them: "tomato sauce". */
const binding = stemSet(
  'sauce syrup drizzle powder seed jelly foam glaze patty flake rim juice crumb crumble aioli crust stick slice shaving sprinkle chunk curl flavor flavoring',
)

/** Sizes of several words. */
export const sizeModifiers: ReadonlySet<string> = phraseSet(
  'extra large, extra small, regular size, small size, medium size, large size, size large, size small, size medium, king size, family size, extra tall, foot long, half and half, short stack, full stack, tall stack, extra big, kids size, kid size, twelve inch, six inch, super size, medium sized, large sized, small sized, regular sized',
)

/** Phrases as stems, by their first word, since most words begin no phrase. */
export type PhrasesByFirst = ReadonlyMap<string, ReadonlySet<string>>

export function byFirstWord(phrases: Iterable<string>): PhrasesByFirst {
  const groups = groupBy([...phrases], phrase => phrase.split(' ', 1)[0] ?? '')
  return new Map([...groups].map(([first, group]) => [first, new Set(group)]))
}

export const fixedModifiers: PhrasesByFirst = byFirstWord([
  ...sizeModifiers,
  ...phraseSet(`
    a la mode, agave nectar, al pastor, all of the toppings, all salad, all the fillings, all the fixings, all the salad,
    all the sauces, all the toppings, all the vegetables, all the way, all the veggies, all toppings, all vegetables, all veggies,
    aloe vera, artichoke hearts, beef patty, black bean patty, blended ice, bleu cheese crumbles, blue cheese crumbles,
    bok choy, bone in, breakfast blend, bun less, butterflied, caffeine free, carne asada, char siu, cheese curds,
    cheese stuffed crust, chicken salad, chive cream cheese, chopped up, ciabatta roll, cocktail sauce, cookie crumbs,
    cookie dough, corn on the cob, crab sticks, cream cheese, cut in half, cut in squares, dairy free, deep dish,
    deep fried, double toasted, dry rub, dulce de leche, egg salad, english muffin, every topping, everything,
    everything on it, extra cheese, extra room, extra sharp, extra well done, fajita peppers, fajita veggies, fat free,
    foie gras, full rack, fully loaded, garlic parmesan, gluten free, gluten friendly, graham cracker, half caf, half caff,
    half rack, hand tossed, hard boiled, hard roll, hash browns, heated up, herb and cheese bread, herbs and cheese bread,
    hoagie roll, honey bbq, honey garlic, honey oat, horseradish sauce, hot honey, house blend, ice cold, iced down,
    imitation crab, italian herbs and cheese, italian herbs and cheese bread, kaiser roll, lactose free, lettuce wrap,
    lettuce wrapped, light cream cheese, low carb, low fat, mango habanero, medium rare, medium spicy, medium well,
    medium well done, mild spicy, milk chocolate, mint chocolate chip, mixed in, mixed together, nashville hot, no bun,
    no foam, no salt rim, non dairy, non fat, nut free, on the bone, on the rocks, open faced, over ice, pan fried,
    plain cream cheese, plant based, pork belly, protein style, quad shot, queso blanco, queso fresco, rice paper, room,
    room for cream, room for milk, room temperature, salmon cream cheese, salsa fresca, salsa roja, salsa verde,
    salt and pepper squid, scallion cream cheese, seafood salad, seaweed salad, short rib, skin on, sliced in half,
    soft boiled, soft roll, soy garlic, soy paper, spice level, stir fried, stone bowl, straight up,
    strawberry cream cheese, sugar free, sugar in the raw, sunny side, sunny side up, sweet and low, sweet and sour,
    sweet and sour sauce, sweet cream cold foam, sweet n low, thai hot, the works, thick cut, thousand island,
    tuna salad, upside down, vanilla sweet cream cold foam, veggie burger patty, veggie cream cheese, veggie patty,
    very well done, warmed up, whole grain, with a twist`),
])

function phraseSet(text: string): Set<string> {
  return new Set(
    text
      .split(/[,\n]/)
      .map(phrase => nameStems(phrase).join(' '))
      .filter(Boolean),
  )
}

export interface Modifier {
  readonly end: number
  readonly cost: number
  /** A size or a temperature usually precedes its noun. */
  readonly isSize: boolean
}
