// Finds names of dishes without a menu: by the words before them and by the words that usually end a name.

import { isMoneyWord } from '../words/numbers.ts'
import { isFunctionWord, type Token } from '../words/tokens.ts'
import { stemSet, stemsOf } from '../words/word-forms.ts'
import { familiesOf, isPasta } from './dish-shapes.ts'
import { dishes, drinks, setNames } from './dish-words.ts'
import { adjectives, ingredients, sizes, standalone } from './food-words.ts'

export interface UnlistedName {
  readonly end: number
  readonly cost: number
  /** A known dish word, or a guess that needs "a", "two" or "can i get" before it. */
  readonly kind: 'known' | 'guess'
}

/** All the names that may begin at the word `at`. */
export function unlistedNamesAt(tokens: readonly Token[], at: number): UnlistedName[] {
  const found: UnlistedName[] = []
  for (let end = at + 1; end <= Math.min(tokens.length, at + 6); end += 1) {
    const last = tokens[end - 1] as Token
    if (end > at + 1 && last.gap !== 'space') break
    const name = nameOf(tokens, at, end)
    if (name) found.push(name)
  }
  return found
}

function nameOf(tokens: readonly Token[], at: number, end: number): UnlistedName | null {
  const stems = tokens.slice(at, end).map(({ stem }) => stem)
  const set = setNames.find(words => endsWith(stems, words))
  const tail = set ? set.length : 1
  const before = tokens.slice(at, end - tail)
  const last = tokens[end - 1] as Token
  if (before.some(isFunctionWord) || isFunctionWord(last)) return null
  if (tokens.slice(at, end).some(token => isMoneyWord(token) || people.has(token.stem))) return null
  if (!set && /^[\d$£€¥₹₩฿.,]+$/.test(last.stem)) return null
  if (stems.length > 4 && !set) return null
  if (sizes.has(stems[0] ?? '') && stems.length > tail) return null
  if ([...last.raw].length > 40) return null
  const isFood = before.some(({ stem }) => ingredients.has(stem))
  const isServed = set !== undefined || dishes.has(last.stem) || drinks.has(last.stem)
  const ending = isServed ? (set ? 0 : 0.2) : endingCost(last.stem, before.length)
  if (ending === null) return null
  const cost = ending + before.reduce((sum, { stem }, i) => sum + beforeCost(stem, stems[i + 1] ?? ''), 0)
  return { end, cost, kind: isServed || isFood || isMain(stems) ? 'known' : 'guess' }
}

/** "the salmon", "the grilled salmon": an ingredient that is also a dish by itself. */
function isMain(stems: readonly string[]): boolean {
  return mains.has(stems.at(-1) ?? '') && stems.slice(0, -1).every(stem => cooked.has(stem))
}

function endingCost(stem: string, before: number): number | null {
  if (sizes.has(stem)) return null
  if (ingredients.has(stem)) return 0.6
  // "two pizzas, one hawaiian"
  if (familiesOf(new Set([stem])).length > 0) return 1.1
  if (adjectives.has(stem) || standalone.has(stem)) return before > 0 ? 1.6 : null
  return 1.1
}

function beforeCost(stem: string, next: string): number {
  if (isPasta(stem) || stem === 'club' || (madeOf.has(next) && !whole.has(stem))) return 0.1
  if (whole.has(stem) && meals.has(next)) return 0.1
  if (/\d/.test(stem)) return 2
  if (drinks.has(stem)) return 0.9
  if (dishes.has(stem)) return 1.5
  return ingredients.has(stem) || adjectives.has(stem) ? 0.05 : 0.2
}

function endsWith(stems: readonly string[], words: readonly string[]): boolean {
  return (
    stems.length >= words.length && words.every((word, i) => stems[stems.length - words.length + i] === word)
  )
}

const mains = stemSet(
  'salmon chicken lamb duck tuna trout cod halibut octopus lobster pork veal turkey bass branzino snapper seabass mackerel monkfish swordfish fish',
)
const cooked = stemSet(
  'grilled roast roasted fried seared baked poached braised smoked steamed battered blackened stuffed',
)

/** Words for diners, which are no dish: "a soup for six people". */
const people = stemSet('people person guest friend adult')

const setOf = (words: string): ReadonlySet<string> => new Set(stemsOf(words))
/** Dishes that another dish can precede as an ingredient: "taco salad", "steak pie". */
const madeOf = setOf(
  'pie salad soup sandwich wrap bowl roll cake platter plate melt special meal combo skewer stew',
)
/** Dishes that are no ingredient of another: "burger salad" is two. */
const whole = setOf(
  'burger hamburger cheeseburger pizza sandwich fries wings coke beer water lemonade burrito quesadilla hotdog sub wrap',
)
const meals = setOf('meal combo platter special plate')
