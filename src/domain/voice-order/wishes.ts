// Which stretches of words are one wish about a dish: "sour cream", "black beans", "two pumps of hazelnut", "well done".

import { dishes, drinks } from './dish-words.ts'
import { fixedWishes, sizeWishes } from './fixed-wishes.ts'
import { adjectives, ingredients, kindsOf, sizes, standalone } from './ingredient-words.ts'
import { numberAt, numberHeard, type SpokenNumber } from './numbers.ts'
import { isFunctionWord } from './small-words.ts'
import type { Token } from './tokens.ts'
import { isPlural, stemsOf } from './word-forms.ts'

export interface Wish {
  readonly end: number
  readonly cost: number
  /** A size or a temperature stands before its noun more readily than after another one. */
  readonly isSize: boolean
}

/** All wishes that begin at the word `at`. `options` are the phrases of the menu's descriptions, as stems. */
export function wishesAt(tokens: readonly Token[], at: number, options: ReadonlySet<string>): Wish[] {
  const found: Wish[] = []
  const degree = degreeAt(tokens, at)
  if (degree) found.push(degree)
  const measured = measuredAt(tokens, at)
  if (measured) found.push(measured)
  for (let end = at + 1; end <= Math.min(tokens.length, at + 5); end += 1) {
    const last = tokens[end - 1] as Token
    if (end > at + 1 && last.gap !== 'space') break
    const stems = tokens.slice(at, end).map(({ stem }) => stem)
    const text = stems.join(' ')
    if (fixedWishes.has(text))
      found.push({ end, cost: 0.05 + pluralsBefore(tokens, at, end), isSize: sizeWishes.has(text) })
    else if (options.has(text) && !isFunctionWord(last))
      found.push({ end, cost: 0.1 + pluralsBefore(tokens, at, end), isSize: false })
    else if (!tokens.slice(at, end).some(isFunctionWord)) {
      const cost = costOf(stems) + pluralsBefore(tokens, at, end)
      if (cost < 4) found.push({ end, cost, isSize: stems.every(stem => sizes.has(stem)) })
    }
  }
  return found
}

/** Whether the word stands for food or for a way of having it. */
export function isFoodWord(stem: string): boolean {
  return (
    ingredients.has(stem) ||
    adjectives.has(stem) ||
    standalone.has(stem) ||
    dishes.has(stem) ||
    drinks.has(stem) ||
    kindsOf.has(stem)
  )
}

/** Whether the word stands for something that goes into dishes. */
export function isIngredient(stem: string): boolean {
  return ingredients.has(stem)
}

/** Whether the word only tells how something is: "chopped", "large". */
export function isDescription(stem: string): boolean {
  return (
    (adjectives.has(stem) || standalone.has(stem)) &&
    !ingredients.has(stem) &&
    !dishes.has(stem) &&
    !drinks.has(stem)
  )
}

/** Whether a word cannot stand alone and waits for the noun that comes later: "black and pinto beans". */
export function leansOn(kind: string, head: string): boolean {
  if (kindsOf.get(head)?.has(kind)) return !ingredients.has(kind) || bound.has(head)
  return adjectives.has(kind) && !ingredients.has(kind) && !standalone.has(kind)
}

// "corn and flour tortillas" share their head; "ham and swiss cheese" do not.
const bound = new Set(['bean', 'tortilla', 'pepper', 'onion', 'bread', 'milk', 'rice'])

function costOf(stems: readonly string[]): number {
  const last = stems.at(-1) ?? ''
  if (/^[\d$£€.]/.test(last)) return 9
  const alone = aloneCost(last)
  if (stems.length === 1) return alone
  const kinds = kindsOf.get(last)
  let cost = kinds?.has(stems.at(-2) ?? '') && !ingredients.has(last) ? 0.2 : nounCost(last)
  for (let i = 0; i < stems.length - 1; i += 1) cost += leftCost(stems, i, kinds)
  return cost
}

/** "olives oil" is two: what leans on a noun is in the singular. */
function pluralsBefore(tokens: readonly Token[], at: number, end: number): number {
  return (
    tokens.slice(at, end - 1).filter(({ word, stem }) => isPlural(word) && ingredients.has(stem)).length * 1.5
  )
}

function aloneCost(stem: string): number {
  if (standalone.has(stem) || ingredients.has(stem)) return 0.2
  if (adjectives.has(stem)) return 0.7
  if (dishes.has(stem) || drinks.has(stem)) return 2.6
  return kindsOf.has(stem) ? 0.4 : 1.5
}

function nounCost(stem: string): number {
  if (ingredients.has(stem) || binding.has(stem)) return 0.15
  if (standalone.has(stem)) return 1.3
  if (dishes.has(stem) || drinks.has(stem)) return 1.9
  return adjectives.has(stem) ? 2.2 : 1.1
}

/** What a word before the noun costs: nothing if it is of the noun's kinds, much if it would be a wish of its own. */
function leftCost(stems: readonly string[], i: number, kinds: ReadonlySet<string> | undefined): number {
  const stem = stems[i] ?? ''
  const next = stems[i + 1] ?? ''
  // "steak hot sauce" is two: a noun binds no adjective. "sugar free" is one.
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
  if (adjectives.has(stem)) return sizes.has(stem) ? 0.9 : 0.05
  if (sizes.has(stem)) return 0.9
  if (standalone.has(stem)) return 1.2
  if (ingredients.has(stem)) return 1.3
  return dishes.has(stem) || drinks.has(stem) ? 2 : 0.6
}

/** "not too sweet", "very hot", "lightly toasted". */
function degreeAt(tokens: readonly Token[], at: number): Wish | null {
  if (tokens[at]?.word === 'over' && /^(?:easy|medium|hard|well)$/.test(tokens[at + 1]?.word ?? ''))
    return { end: at + 2, cost: -0.6, isSize: false }
  const isNot = tokens[at]?.word === 'not'
  let end = isNot ? at + 1 : at
  if (degrees.has(tokens[end]?.word ?? '')) end += 1
  const last = tokens[end]
  if (end === at || !last || last.gap !== 'space' || !(standalone.has(last.stem) || tastes.has(last.stem)))
    return null
  return { end: end + 1, cost: isNot ? -0.9 : 0.05, isSize: false }
}

const degrees = new Set(
  'very too so super really that extremely slightly lightly well extra fairly pretty nicely quite barely totally completely'.split(
    ' ',
  ),
)

/** "two pumps of hazelnut", "two sugars", "12 oz", "fifty percent sugar". */
function measuredAt(tokens: readonly Token[], at: number): Wish | null {
  const number = numberAt(tokens, at) ?? misheardAt(tokens, at)
  let end = number ? number.end : at
  const isArticle = !number && (tokens[at]?.word === 'a' || tokens[at]?.word === 'an')
  if (isArticle) end += 1
  const isExtra = !number && /^(?:extra|half|double|triple)$/.test(tokens[at]?.word ?? '')
  if (number && tokens[end]?.word === 'extra') end += 1
  if (isExtra) end += 1
  const unit = tokens[end]
  if (!unit || (end > at && unit.gap !== 'space')) return null
  if (number && units.has(unit.stem)) {
    const of = tokens[end + 1]
    const isPart = unit.stem === 'percent' && of && ingredients.has(of.stem)
    return { end: isPart ? end + 2 : end + 1, cost: 0.05, isSize: !isPart }
  }
  if (isArticle && !portions.has(unit.stem)) return null
  if (!number && !isExtra && !isArticle && !partitives.has(unit.stem)) return null
  if (isHalf(tokens, at)) return halfOf(tokens, at)
  if (number && number.value > 1 && unit.word === 'piece') return { end: end + 1, cost: -0.2, isSize: true }
  if (measures.has(unit.stem)) {
    const hasOf = tokens[end + 1]?.word === 'of' ? 1 : 0
    const thing = longestFood(tokens, end + 1 + hasOf)
    if (hasOf && thing > 0)
      return { end: end + 2 + thing, cost: portions.has(unit.stem) ? -0.4 : 0.05, isSize: false }
    if (!hasOf && (number || isExtra)) return { end: end + 1, cost: 0.1, isSize: false }
  }
  if (number && countables.has(unit.stem)) return { end: end + 1, cost: 0.15, isSize: false }
  const flavoured = number && tokens[end + 1]
  if (flavoured && measures.has(flavoured.stem) && ingredients.has(unit.stem))
    return { end: end + 2, cost: 0.1, isSize: false }
  return null
}

/** "to sugars", "for pumps of vanilla". */
function misheardAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  const value = numberHeard(tokens[at]?.word ?? '')
  const next = tokens[at + 1]
  if (!value || !next || !isPlural(next.word) || !(measures.has(next.stem) || countables.has(next.stem)))
    return null
  return { value, end: at + 1 }
}

const isHalf = (tokens: readonly Token[], at: number) => tokens[at]?.word === 'half'

/** "half oat milk". */
function halfOf(tokens: readonly Token[], at: number): Wish | null {
  const thing = longestFood(tokens, at + 1)
  return thing > 0 ? { end: at + 1 + thing, cost: 0.1, isSize: false } : null
}

function longestFood(tokens: readonly Token[], at: number): number {
  for (let length = 3; length > 0; length -= 1) {
    const span = tokens.slice(at, at + length)
    if (span.length === length && !span.some(isFunctionWord) && costOf(span.map(({ stem }) => stem)) < 0.5)
      return length
  }
  return 0
}

const setOf = (words: string) => new Set(stemsOf(words))
/** Heads that anything edible can stand before. */
const binding = setOf(
  'sauce syrup drizzle powder seed jelly foam glaze patty flake rim juice crumb crumble aioli crust stick slice shaving sprinkle chunk curl flavor flavoring',
)
const tastes = setOf(
  'hot spicy mild sweet sour salty crispy crunchy creamy greasy toasted burnt done melted cooked icy strong weak bitter dry rich milky foamy thick thin chunky juicy chewy fresh full',
)
const measures = setOf(
  'shot pump splash dash drizzle sprinkle scoop slice squirt packet spoon spoonful teaspoon tablespoon dollop drop handful twist wedge strip patty spritz serving',
)
const portions = setOf('shot pump squirt packet spoon spoonful dollop')
const partitives = setOf(
  'drizzle dash dollop squirt handful twist wedge sprinkle slice scoop spoonful spritz splash',
)
const countables = setOf(
  'sugar sweetener splenda stevia cream creamer egg lime lemon cherry olive patty shot pump milk pickle marshmallow honey equal',
)
const units = setOf('oz ounce inch inches ml cl percent % lb gram liter litre')
