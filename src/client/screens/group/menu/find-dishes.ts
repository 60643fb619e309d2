// The menu in the order of its categories, and what of it matches a search. Pure.

import type { MenuItem } from '#contract/menu.ts'
import { groupBy } from '#domain/group-by.ts'
import { withoutAccents } from '#domain/plain-text.ts'

export interface Category {
  readonly name: string
  readonly dishes: readonly MenuItem[]
}

/** Tells of each word whether a dish has it in its name, its description or its category. */
export type Finder = (typed: string) => readonly Category[]

export function inCategories(dishes: readonly MenuItem[]): Category[] {
  return [...groupBy(dishes, ({ category }) => category)].map(([name, dishes]) => ({ name, dishes }))
}

/** Every word that was typed must be there, in whatever case and with or without accents. Made once for a menu. */
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
