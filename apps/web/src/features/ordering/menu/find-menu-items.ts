// Groups the menu by category, and searches it. Pure.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { type MenuItemTexts, menuItemTextsIn } from '@tablemate/domain/menu/translations.ts'
import { language } from '../../../lib/text/locale.ts'
import { type DietSearch, plain, readDiet, suits } from './diet-search.ts'
import { marksOf } from './menu-item-marks.tsx'

export interface Category {
  /** As on the menu. */
  readonly name: string
  /** In the reader's language. */
  readonly shownName: string
  readonly menuItems: readonly MenuItem[]
}

/**
 * Finds the dishes that have every word of the search in their name, description, category or marks, in either language, and suit
 * a diet or the absence of allergens that it names. If there are none, words may be misspelt.
 */
export type Finder = (typed: string) => readonly Category[]

export function inCategories(menuItems: readonly MenuItem[]): Category[] {
  return [...groupBy(menuItems, ({ category }) => category)].map(([name, menuItems]) => {
    const [first] = menuItems
    return {
      name,
      shownName: first ? menuItemTextsIn(first, language.code).category : name,
      menuItems: menuItems,
    }
  })
}

/** Ignores case and accents. Created once per menu, because it prepares the texts. */
export function makeFinder(menuItems: readonly MenuItem[]): Finder {
  const all = inCategories(menuItems)
  const texts = new Map(
    menuItems.map(menuItem => {
      const read = menuItemTextsIn(menuItem, language.code)
      const marks = [...menuItem.diets, menuItem.spiciness > 0 ? 'spicy' : '', ...marksOf(menuItem)]
      return [menuItem, plain([...[menuItem, read].map(textsOf), ...marks].join(' '))]
    }),
  )
  return typed => {
    if (typed.trim() === '') return all
    const search = readDiet(typed, isLike)
    const isDiet = isDietSearch(search)
    const words = isDiet ? search.words : plain(typed).split(/\s+/).filter(Boolean)
    const having = (has: (text: string, word: string) => boolean) =>
      all.flatMap(category => {
        const found = category.menuItems.filter(menuItem => {
          const text = texts.get(menuItem) ?? ''
          return words.every(word => has(text, word)) && (!isDiet || suits(menuItem, text, search))
        })
        return found.length > 0 ? [{ ...category, menuItems: found }] : []
      })
    const found = having((text, word) => text.includes(word))
    return found.length > 0 ? found : having(hasLike)
  }
}

/** Whether the search names a diet, or an allergen that the dishes must not contain. */
export function namesDiet(typed: string): boolean {
  return isDietSearch(readDiet(typed, isLike))
}

const isDietSearch = ({ diets, without }: DietSearch) => diets.length + without.length > 0

function hasLike(text: string, word: string): boolean {
  return text.includes(word) || text.split(/[^\p{L}\p{N}]+/u).some(other => beginsLike(word, other))
}

/** Whether the other word begins like this one: with one letter wrong, missing or added, from 8 letters on with two. */
function beginsLike(word: string, other: string): boolean {
  const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2
  return most > 0 && other[0] === word[0] && distance(word, other) <= most
}

/** Whether a word of about the same length is meant. */
function isLike(word: string, other: string): boolean {
  return word === other || (Math.abs(word.length - other.length) < 3 && beginsLike(word, other))
}

/** The fewest letters to change, remove or add (Levenshtein) until the word is a beginning of the other one. */
function distance(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...word].entries()) {
    const next = [at + 1]
    for (let to = 1; to < row.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(...row)
}

function textsOf({ name, description, category }: MenuItemTexts | MenuItem): string {
  return `${name} ${description ?? ''} ${category}`
}

/** The number of dishes up to the end of the category. */
export function endOf(categories: readonly Category[], category: string): number {
  const at = categories.findIndex(({ name }) => name === category)
  return categories.slice(0, at + 1).reduce((sum, { menuItems }) => sum + menuItems.length, 0)
}

/** The first `max` dishes, in their categories. */
export function upTo(categories: readonly Category[], max: number): Category[] {
  let left = max
  return categories.flatMap((category): Category[] => {
    const some = category.menuItems.slice(0, Math.max(0, left))
    left -= category.menuItems.length
    return some.length > 0 ? [{ ...category, menuItems: some }] : []
  })
}
