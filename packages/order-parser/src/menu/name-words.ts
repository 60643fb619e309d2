// Assigns each word of a dish's name its role and weight: head, kind, ingredient, size or filler.

import { familiesOf, shapeOf } from '../food/dish-shapes.ts'
import { drinks } from '../food/dish-words.ts'
import { adjectives, ingredients, isDescription, sizes, standalone } from '../food/food-words.ts'
import type { MenuEntry } from '../parsed-order.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { isPlural as isPluralWord, stemSet, stemsOf } from '../words/word-forms.ts'

/** One word of a name. */
export interface NameWord {
  readonly stem: string
  /** How much the word identifies the name: rare words more, sizes and notes in brackets little, fillers nothing. */
  readonly weight: number
  readonly role: NameRole
  readonly isPlural: boolean
}

/** A head names the type of dish ("roll"), a kind or an ingredient tells which one ("rainbow", "tuna"). */
export type NameRole = 'head' | 'kind' | 'ingredient' | 'size' | 'filler' | 'category'

export interface IndexedEntry {
  readonly entry: MenuEntry
  readonly words: readonly NameWord[]
  /** The stems of the words that a diner may say to name it. */
  readonly content: readonly string[]
  readonly weight: number
  readonly head: string | null
  /** Forms that a diner may add to a name without one: "turkey sandwich" for the Turkey among the subs. */
  readonly shape: ReadonlySet<string>
}

/** `counts` gives the number of names on the menu that contain each word; `size` is the number of names. */
export function indexEntry(
  entry: MenuEntry,
  name: readonly Token[],
  counts: ReadonlyMap<string, number>,
  size: number,
): IndexedEntry {
  const bracket = entry.name.search(/[([]/)
  const isNote = (token: Token) => bracket > 0 && token.start > bracket
  const head = headOf(name.filter(token => !isNote(token)))
  const words = name.map((token): NameWord => {
    const { stem } = token
    if (fillers.has(stem)) return { stem, weight: 0, role: 'filler', isPlural: false }
    const isPlural = isPluralWord(token.word)
    const rarity = 0.4 + Math.log((size + 1) / (counts.get(stem) ?? 1)) / Math.log(size + 1.5)
    if (isNote(token)) return { stem, weight: 0.15 * rarity, role: 'size', isPlural }
    if (token === head) return { stem, weight: rarity, role: 'head', isPlural }
    const isSize =
      sizes.has(stem) ||
      (standalone.has(stem) && !ingredients.has(stem)) ||
      plainWords.has(stem) ||
      /^\d+$/.test(stem)
    if (isSize) return { stem, weight: plainWords.has(stem) ? 0.25 : 0.45, role: 'size', isPlural }
    const isIngredient = ingredients.has(stem) || adjectives.has(stem)
    return { stem, weight: rarity, role: isIngredient ? 'ingredient' : 'kind', isPlural }
  })
  const own = new Set(words.map(({ stem }) => stem))
  // "a juice" may be the "oj" that "Orange Juice" means, and "a coffee" a Cappuccino.
  const said = [entry.name, entry.category ?? ''].flatMap(tokensOf).map(({ stem }) => stem)
  const kinds = [...said, ...familiesOf(own)]
  const category = [...new Set(kinds)].filter(
    stem => !own.has(stem) && !fillers.has(stem) && !isDescription(stem),
  )
  return {
    entry,
    // As many as a match has bits.
    words: [
      ...words,
      ...category.map((stem): NameWord => ({ stem, weight: 0, role: 'category', isPlural: false })),
    ].slice(0, 31),
    content: words.flatMap(({ role, stem }) => (role === 'filler' ? [] : [stem])),
    shape: shapeOf(own, entry.category ?? ''),
    weight: words.reduce((sum, { weight }) => sum + weight, 0),
    head: head?.stem ?? null,
  }
}

/** The head: the last word before "with", "in", "of" …; null for two dishes joined by "and". */
function headOf(name: readonly Token[]): Token | null {
  const end = name.findIndex(
    ({ word }, i) => i > 0 && /^(?:with|in|on|of|w|de|al|alla|a|la|over)$/.test(word),
  )
  const core = (end < 0 ? name : name.slice(0, end)).filter(
    ({ stem }) => !/^\d+$/.test(stem) && !units.has(stem),
  )
  const content = core.filter(({ stem }) => !sizes.has(stem) || core.length === 1)
  const naming = content.filter(({ stem }) => !servings.has(stem) && !plainWords.has(stem))
  const last = naming.at(-1) ?? content.at(-1) ?? null
  return last && core[core.indexOf(last) - 1]?.word === 'and' ? null : last
}

/** Of sizes: "Ribeye 250g", "Wings 6 pieces". */
export const units: ReadonlySet<string> = new Set('g kg ml cl l oz piece pcs inch cm'.split(' '))

/** Words for how a dish is served, which are no head: "Brisket Plate" is brisket. */
const servings = new Set(
  'plate platter combo meal dinner special basket bottle carafe cup draft draught full glass half jug pint pitcher pot liter litre whole'.split(
    ' ',
  ),
)

/** Words that identify no name. */
export const fillers = new Set(
  'and of the with in on a an de la al alla le our w or to for your n any'.split(' '),
)

/** Words by which a menu marks its ordinary variant; diners leave them out. */
export const plainWords: ReadonlySet<string> = new Set(
  'build own create custom regular classic original house plain traditional fresh homemade bottled still style served fountain drip traditional mixed our natural artisan style way'.split(
    ' ',
  ),
)

/** Whether "with" puts food into or onto the dish ("a burrito with rice") or orders a side ("a curry with rice"). */
export function isComposed({ words, entry }: IndexedEntry): boolean {
  return (
    words.some(({ stem }) => composed.has(stem) || drinks.has(stem)) ||
    stemsOf(entry.category ?? '').some(stem => composed.has(stem))
  )
}

/** Whether the menu lists the entry as an extra for other dishes. */
export function isExtra({ entry }: IndexedEntry): boolean {
  return stemsOf(entry.category ?? '').some(stem => extras.has(stem))
}

/** Whether the menu lists the entry as a side dish. */
export function isSideDish({ entry }: IndexedEntry): boolean {
  return stemsOf(entry.category ?? '').some(stem => sides.has(stem))
}

const sides = stemSet('side sides accompaniment rice bread naan vegetable potato fries')
const composed = stemSet(`
  burrito taco quesadilla nacho torta tostada bowl wrap sandwich sub hoagie panini burger hamburger cheeseburger hotdog pizza calzone salad
  gyro kebab pita shawarma falafel bagel toast bun roll baguette flatbread omelette omelet crepe waffle icecream sundae gelato yogurt parfait
  ramen pho noodle soup poke acai oatmeal porridge potato coffee espresso latte cappuccino tea drink beverage smoothie shake slider
  croissant muffin biscuit melt pancake pasta spaghetti club blt footlong enchilada fajita chimichanga scone
`)
const extras = stemSet(
  'extra topping addon add-on filling supplement modifier sauce dip condiment additional option',
)
