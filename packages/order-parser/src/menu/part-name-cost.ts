// The cost of a partial name: depends on the words said, the words left out, and the words that follow.

import { isPasta, isShape } from '../food/dish-shapes.ts'
import { dishes, drinks } from '../food/dish-words.ts'
import { ingredients } from '../food/food-words.ts'
import type { Token } from '../words/tokens.ts'
import { isPlural } from '../words/word-forms.ts'
import type { MenuIndex } from './menu-index.ts'
import type { MenuLookup } from './menu-lookup.ts'
import { type IndexedEntry, type NameWord, plainWords } from './name-words.ts'

/** An ingredient alone does not name a dish, so it costs more than the head or the kind. */
export function partCost(
  { tokens, index }: MenuLookup,
  end: number,
  entry: IndexedEntry,
  words: readonly NameWord[],
  missing: number,
  covered: number,
): number {
  const left = 1 - covered
  const said = words.map(({ role }) => role)
  // The "cheese" of "Doritos Nacho Cheese" identifies little without the brand.
  const isBare =
    words.length === 1 &&
    ingredients.has(entry.head ?? '') &&
    !dishes.has(entry.head ?? '') &&
    entry.words.some(({ role }) => role === 'kind')
  if (said.includes('head')) return (isBare ? 0.8 : 0.3) + 0.6 * left
  // "coffee" is no Coffee Cake.
  const isNamedDish = entry.head !== null && (dishes.has(entry.head) || drinks.has(entry.head))
  if (isNamedDish && words.every(({ stem }) => (isShape(stem) || drinks.has(stem)) && !isPasta(stem)))
    return 2.2 + left
  if (entry.head && headFollows(tokens, end, entry.head, index)) return 0.25 + 0.3 * left
  if (said.includes('kind')) return (entry.head ? 0.35 : 0.6) + 0.7 * left
  const edibles = words.filter(({ role, stem }) => role === 'ingredient' && ingredients.has(stem)).length
  const isAllButHead = missing === 1 && entry.head !== null
  if (words.length > 1 && isAllButHead) return 0.3 + 0.5 * left
  // "an italian" is the Italian Sub if no other entry has the word.
  const [only] = words
  const hasNext = tokens[end]?.gap === 'space' && ingredients.has(tokens[end]?.stem ?? '')
  const isOnlyOne = words.length === 1 && only && index.entriesByStem.get(only.stem)?.length === 1 && !hasNext
  if (
    isOnlyOne &&
    edibles === 0 &&
    isAllButHead &&
    (isShape(entry.head ?? '') || drinks.has(entry.head ?? ''))
  )
    return 0.5 + 0.5 * left
  if (edibles > 1) return 0.7 + 0.8 * left
  // "turkey" is the Turkey Breast Sub if no other entry has turkey.
  const isFirst = isOnlyOne && only === entry.words[0] && edibles === 1
  const isSubject =
    tokens[end - 2]?.word === 'the' && !/^(?:on|in|for|to|with|of)$/.test(tokens[end - 3]?.word ?? '')
  if (isFirst && isSubject) return 0.4 + 0.4 * left
  if (isFirst && isShape(entry.head ?? '')) return 0.8 + 0.8 * left
  return (edibles === 0 ? (isAllButHead ? 1.3 : 2) : isAllButHead ? 1 : 1.6) + 0.8 * left
}

/** "one chocolate chip and one macadamia nut cookie": the second dish has the head of the first as well. */
function headFollows(tokens: readonly Token[], end: number, head: string, index: MenuIndex): boolean {
  const joint = tokens[end]
  if (!joint || !(joint.word === 'and' || joint.word === 'or' || joint.gap === 'comma')) return false
  const at = tokens.findIndex(({ stem }, i) => i > end && i < end + 6 && stem === head)
  // The second must be a dish of the menu: "pepperoni and sausage pizza" is one pizza if there is no sausage pizza.
  const before = index.entriesByStem.get(tokens[at - 1]?.stem ?? '') ?? []
  return at > 0 && before.some(number => index.entries[number]?.head === head)
}

export function missingCost(missing: readonly string[]): number {
  return missing.reduce(
    (sum, stem) => sum + (plainWords.has(stem) ? 0.01 : special.has(stem) ? 0.25 : 0.08),
    0,
  )
}

/** Words by which a menu marks a special variant; a diner who wants it says them. */
const special = new Set(
  'veggy diet zero dietcoke cokezero decaf kid mini jumbo large big double triple spicy vegan sparkling ice iced light skinny sugar free baked loaded cheesy deluxe supreme king family side half extra gluten'.split(
    ' ',
  ),
)

/** "chips" is not the "Chip" of a "Chocolate Chip Cookie": only the head of a name takes a plural. */
export function pluralCost({ words }: IndexedEntry, position: number, { word }: Token): number {
  const named = words[position]
  return named && named.role !== 'head' && !named.isPlural && isPlural(word) ? 0.9 : 0
}

/** Whether the word can name the dish: a size or a mere adjective ("large", "grilled") cannot. */
export const isNaming = ({ role, stem }: NameWord) =>
  role === 'head' ||
  role === 'kind' ||
  role === 'ingredient' ||
  (role === 'size' && !mereSizes.has(stem) && !/^\d+$/.test(stem))

const mereSizes = new Set(
  'small medium large big regular tall short mini jumbo huge single double triple half side'.split(' '),
)
