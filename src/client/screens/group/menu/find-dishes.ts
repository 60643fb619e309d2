// Groups the menu by category, and searches it. Pure.

import type { MenuItem } from '#contract/menu.ts'
import { groupBy } from '#domain/group-by.ts'
import { withoutAccents } from '#domain/plain-text.ts'

export interface Category {
  readonly name: string
  readonly dishes: readonly MenuItem[]
}

/** Finds the dishes that have every word of the search in their name, description or category. */
export type Finder = (typed: string) => readonly Category[]

export function inCategories(dishes: readonly MenuItem[]): Category[] {
  return [...groupBy(dishes, ({ category }) => category)].map(([name, dishes]) => ({ name, dishes }))
}

/** Ignores case and accents. Created once per menu, because it prepares the texts. */
export function makeFinder(dishes: readonly MenuItem[]): Finder {
  const all = inCategories(dishes)
  const texts = new Map(
    dishes.map(dish => [dish, plain(`${dish.name} ${dish.description ?? ''} ${dish.category}`)]),
  )
  return typed => {
    const words = plain(typed).split(/\s+/).filter(Boolean)
    if (words.length === 0) return all
    return all.flatMap(({ name, dishes }) => {
      const found = dishes.filter(dish => words.every(word => texts.get(dish)?.includes(word)))
      return found.length > 0 ? [{ name, dishes: found }] : []
    })
  }
}

function plain(text: string): string {
  return withoutAccents(text).toLowerCase().replace(/['’]/g, '')
}
