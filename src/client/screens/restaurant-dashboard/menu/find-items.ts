// Which dishes of a menu a search finds, and under which headings they stand. Pure.

import type { MenuItem } from '#contract/menu.ts'
import { groupBy } from '#domain/group-by.ts'
import { indexWords, searchWords } from '#domain/restaurants/search-words.ts'

export interface Heading {
  readonly category: string
  readonly items: readonly MenuItem[]
}

/** Those in whose name, category or description each typed word begins a word; all of them when nothing is typed. */
export function findItems(items: readonly MenuItem[], typed: string): readonly MenuItem[] {
  const wanted = searchWords(typed)
  if (wanted.length === 0) return items
  return items.filter(item => {
    const words = wordsOf(item)
    return wanted.every(start => words.some(word => word.startsWith(start)))
  })
}

/** In the order of the menu. */
export function underHeadings(items: readonly MenuItem[]): Heading[] {
  return [...groupBy(items, ({ category }) => category)].map(([category, items]) => ({ category, items }))
}

/** The first so many dishes of all, by category. */
export function firstOf(
  headings: readonly Heading[],
  most: number,
): ReadonlyMap<string, readonly MenuItem[]> {
  let left = most
  return new Map(
    headings.map(({ category, items }) => {
      const rows = items.slice(0, left)
      left -= rows.length
      return [category, rows]
    }),
  )
}

/** Looked for at every key that is pressed, made once. */
const known = new WeakMap<MenuItem, readonly string[]>()

function wordsOf(item: MenuItem): readonly string[] {
  const words = known.get(item) ?? indexWords(`${item.name} ${item.category} ${item.description ?? ''}`)
  known.set(item, words)
  return words
}
