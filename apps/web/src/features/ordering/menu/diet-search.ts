// Reads diets and allergens in a search of the menu: "vegan", "gluten free", "ohne Milch". Pure.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { type Allergen, allergens } from '@tablemate/domain/menu/allergens.ts'
import { type Diet, diets, dietWords, excludedBy } from '@tablemate/domain/menu/menu-item-details.ts'
import { withoutAccents } from '@tablemate/domain/plain-text.ts'
import { texts } from '../../../lib/text/texts.ts'

export interface DietSearch {
  readonly diets: readonly Diet[]
  /** What the dishes must not contain. */
  readonly without: readonly Allergen[]
  /** The other words. */
  readonly words: readonly string[]
}

/** In capitals and without accents and apostrophes, to compare. */
export function plain(text: string): string {
  return withoutAccents(text).toUpperCase().replace(/['’]/g, '')
}

/** `isLike`: whether a typed word means another one. */
export function readDiet(
  typed: string,
  isLike = (word: string, other: string) => word === other,
): DietSearch {
  const meant = new Set<Diet>()
  const without = new Set<Allergen>()
  const words: string[] = []
  let rest = ` ${plain(typed).replace(/\s+/g, ' ')} `
  for (const { diet, phrase } of phrases)
    if (rest.includes(phrase)) {
      meant.add(diet)
      rest = rest.replace(phrase, ' ')
    }
  // "gluten-free", but a hyphen elsewhere belongs to its word.
  const tokens = rest.split(/\s+|-(?=FREE|FREI|VRIJ)/).filter(Boolean)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const next = tokens[at + 1] ?? ''
    const found = freeOf(token, next, isLike)
    if (found) {
      for (const one of found.allergens) without.add(one)
      at += found.more
      // "sin frutos secos": the name has further words.
      while (before.has(token) && allergensNamed(tokens[at + 1] ?? '', isLike).some(one => without.has(one)))
        at += 1
      continue
    }
    const diet = named.find(({ names }) => names.some(name => isLike(token, name)))
    if (diet) meant.add(diet.diet)
    else words.push(token)
  }
  // The absence of gluten is found by allergens, too.
  if (meant.delete('gluten-free')) without.add('gluten')
  return { diets: [...meant], without: [...without], words }
}

/**
 * Whether the dish suits the search by what the restaurant states: its allergens, or its own words. Without either it is unknown,
 * and does not. `text` has all its texts, as `plain` writes them.
 */
export function suits(menuItem: MenuItem, text: string, search: DietSearch): boolean {
  const { allergens, diets: stated } = menuItem
  const { without } = search
  const isFree = (some: readonly Allergen[]) => !some.some(one => allergens.includes(one))
  const said = isUnsure.test(text) ? null : readDiet(text.replace(/[^\p{L}\p{N}\s-]+/gu, ' '))
  const isExcluded = (one: Allergen) =>
    stated.some(diet => excludedBy[diet].includes(one)) ||
    said?.without.includes(one) ||
    marks[one]?.test(text)
  if (!isFree(without) || (without.length > 0 && allergens.length === 0 && !without.every(isExcluded)))
    return false
  const is = (diet: Diet) =>
    stated.includes(diet) || said?.diets.includes(diet) === true || dietMarks[diet]?.test(text) === true
  return search.diets.every(
    diet => (is(diet) || (diet === 'vegetarian' && is('vegan'))) && isFree(excludedBy[diet]),
  )
}

/** The names of each diet in the languages of the app and of most menus. */
const named = diets.map(diet => ({ diet, names: dietWords[diet].map(plain) }))
/** The names of several words, which are not read word by word. */
const phrases = named.flatMap(({ diet, names }) =>
  names.filter(name => name.includes(' ')).map(name => ({ diet, phrase: ` ${name} ` })),
)

const before = new Set('NO WITHOUT OHNE SIN SANS SENZA ZONDER BEZ SEM بدون'.split(' '))
/** Also in one word with the allergen: "glutenfrei". */
const after = ['FREE', 'FREI', 'VRIJ', 'SIZ', 'SUZ', 'フリー', '不使用']

/** What is free of it on request, or not at all, says so in these words. */
const isUnsure = /\b(NOT|NON|OPTION|OPTIONS|AVAILABLE|REQUEST|AUF WUNSCH)\b/

/** What menus print after a name. "VG" is vegan in some countries and vegetarian in others. */
const dietMarks: Partial<Record<Diet, RegExp>> = { vegan: /\(VE\)/, vegetarian: /\((V|VG|VEG)\)/ }
const marks: Partial<Record<Allergen, RegExp>> = { gluten: /\(GF\)/, milk: /\(DF\)/, nuts: /\(NF\)/ }

/** Words for several allergens, or that are not their name. */
const groups: readonly (readonly [string, readonly Allergen[]])[] = [
  ['DAIRY', ['milk']],
  ['LACTOSE', ['milk']],
  ['WHEAT', ['gluten']],
  ['SHELLFISH', ['crustaceans', 'molluscs']],
]

type IsLike = (word: string, other: string) => boolean

/** The allergens of "gluten free", "glutenfrei" or "sans gluten", and whether the second word belongs to it. */
function freeOf(token: string, next: string, isLike: IsLike): { allergens: Allergen[]; more: number } | null {
  const [of, more] = before.has(token)
    ? [next, 1]
    : after.includes(next)
      ? [token, 1]
      : [after.map(end => (token.endsWith(end) ? token.slice(0, -end.length) : '')).find(Boolean) ?? '', 0]
  const found = of.length < 2 ? [] : allergensNamed(of, isLike)
  return found.length > 0 ? { allergens: found, more } : null
}

function allergensNamed(word: string, isLike: IsLike): Allergen[] {
  if (word === '') return []
  const isNamed = (name: string) =>
    isLike(word, name) || (word.length > 2 && name.startsWith(word) && name.length - word.length < 3)
  const named = allergens.filter(one => allergenWords[one].some(isNamed))
  const grouped = groups.flatMap(([name, some]) => (isNamed(name) ? some : []))
  // Who avoids nuts seldom means only those of trees.
  const both: Allergen[] = named.includes('nuts') ? ['peanuts'] : []
  return [...new Set([...named, ...grouped, ...both])]
}

/** The names in English and in the reader's language, whole and word by word. */
const allergenWords = Object.fromEntries(
  allergens.map(one => {
    const name = plain(texts.allergenNames[one])
    return [one, [plain(one), name, ...name.split(/[^\p{L}]+/u).filter(Boolean)]]
  }),
) as Record<Allergen, string[]>
