// How well a part of a name stands for the whole: what was said of it, what was left out, what follows.

import { isPasta, isShape } from '../food/dish-shapes.ts'
import { dishes, drinks } from '../food/dish-words.ts'
import { ingredients } from '../food/ingredient-words.ts'
import type { Token } from '../words/tokens.ts'
import { isPlural } from '../words/word-forms.ts'
import type { Hearing } from './heard-words.ts'
import type { MenuIndex } from './menu-index.ts'
import { type IndexedEntry, type NameWord, plainWords } from './name-words.ts'

/** What it costs to say only a part of a name. A word that says what is in it does not name a dish by itself. */
export function partCost(
  { tokens, index }: Hearing,
  end: number,
  entry: IndexedEntry,
  words: readonly NameWord[],
  missing: number,
  covered: number,
): number {
  const left = 1 - covered
  const said = words.map(({ role }) => role)
  // The "cheese" of "Doritos Nacho Cheese" says little where the brand is not said.
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
  const telling = words.filter(({ role, stem }) => role === 'ingredient' && ingredients.has(stem)).length
  const isAllButHead = missing === 1 && entry.head !== null
  if (words.length > 1 && isAllButHead) return 0.3 + 0.5 * left
  // "an italian" is the Italian Sub, where nothing else is called so.
  const [only] = words
  const leans = tokens[end]?.gap === 'space' && ingredients.has(tokens[end]?.stem ?? '')
  const isOnlyOne = words.length === 1 && only && index.holders.get(only.stem)?.length === 1 && !leans
  if (isOnlyOne && telling === 0 && isAllButHead && isShape(entry.head ?? '')) return 0.5 + 0.5 * left
  if (telling > 1) return 0.7 + 0.8 * left
  // "turkey" for the Turkey Breast Sub, the only turkey there is
  const isFirst = isOnlyOne && only === entry.words[0] && telling === 1
  if (isFirst && isShape(entry.head ?? '')) return 0.8 + 0.8 * left
  return (telling === 0 ? (isAllButHead ? 1.3 : 2) : isAllButHead ? 1 : 1.6) + 0.8 * left
}

/** "one chocolate chip and one macadamia nut cookie": the head is said once, for both. */
function headFollows(tokens: readonly Token[], end: number, head: string, index: MenuIndex): boolean {
  const joint = tokens[end]
  if (!joint || !(joint.word === 'and' || joint.word === 'or' || joint.gap === 'comma')) return false
  const at = tokens.findIndex(({ stem }, i) => i > end && i < end + 6 && stem === head)
  // And the second is a dish as well: "pepperoni and sausage pizza" is one pizza where there is no sausage pizza.
  const before = index.holders.get(tokens[at - 1]?.stem ?? '') ?? []
  return at > 0 && before.some(number => index.entries[number]?.head === head)
}

export function missingCost(missing: readonly string[]): number {
  return missing.reduce(
    (sum, stem) => sum + (plainWords.has(stem) ? 0.01 : special.has(stem) ? 0.25 : 0.08),
    0,
  )
}

/** Words by which a menu names the one that is not ordinary: who wants it says so. */
const special = new Set(
  'veggy diet zero dietcoke cokezero decaf kid mini jumbo large big double triple spicy vegan sparkling ice iced light skinny sugar free baked loaded cheesy deluxe supreme king family side half extra gluten'.split(
    ' ',
  ),
)

/** "chips" are not the chips of a "Chocolate Chip Cookie": only the head of a name is counted. */
export function pluralCost({ words }: IndexedEntry, place: number, { word }: Token): number {
  const named = words[place]
  return named && named.role !== 'head' && !named.isPlural && isPlural(word) ? 0.9 : 0
}

/** A size or a mere adjective ("large", "grilled") names nothing that it is only a part of. */
export const isNaming = ({ role, stem }: NameWord) =>
  role === 'head' ||
  role === 'kind' ||
  role === 'ingredient' ||
  (role === 'size' && !mereSizes.has(stem) && !/^\d+$/.test(stem))

const mereSizes = new Set(
  'small medium large big regular tall short mini jumbo huge single double triple half side'.split(' '),
)
