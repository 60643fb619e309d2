// Searches the dishes of a menu and groups them by category. Pure.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { indexWords, searchWords } from '@tablemate/domain/restaurants/search-words.ts'

export interface Heading {
  readonly category: string
  readonly items: readonly MenuItem[]
}

/** The dishes in which each typed word begins a word of name, category or description. An empty search finds all. */
export function findItems(items: readonly MenuItem[], typed: string): readonly MenuItem[] {
  const searched = searchWords(typed)
  if (searched.length === 0) return items
  return items.filter(item => {
    const words = wordsOf(item)
    return searched.every(start => words.some(word => word.startsWith(start)))
  })
}

/** Categories and dishes keep the order of the menu. */
export function groupByCategory(items: readonly MenuItem[]): Heading[] {
  return [...groupBy(items, ({ category }) => category)].map(([category, items]) => ({ category, items }))
}

/** The first `max` dishes over all categories, by category. */
export function firstOf(headings: readonly Heading[], max: number): ReadonlyMap<string, readonly MenuItem[]> {
  let left = max
  return new Map(
    headings.map(({ category, items }) => {
      const rows = items.slice(0, left)
      left -= rows.length
      return [category, rows]
    }),
  )
}

/** Caches the words of each dish, because every keystroke searches again. */
const wordCache = new WeakMap<MenuItem, readonly string[]>()

function wordsOf(item: MenuItem): readonly string[] {
  const words = wordCache.get(item) ?? indexWords(`${item.name} ${item.category} ${item.description ?? ''}`)
  wordCache.set(item, words)
  return words
}
