// Groups the menu by category, and searches it. Pure.

import type { MenuItem } from '#contract/menu.ts'
import { groupBy } from '#domain/group-by.ts'
import { type DishTexts, dishTextsIn } from '#domain/menu/translations.ts'
import { withoutAccents } from '#domain/plain-text.ts'
import { language } from '../../../text/en/locale.ts'

export interface Category {
  /** As on the menu. */
  readonly name: string
  /** In the reader's language. */
  readonly shownName: string
  readonly dishes: readonly MenuItem[]
}

/** Finds the dishes that have every word of the search in their name, description or category, in either language. */
export type Finder = (typed: string) => readonly Category[]

export function inCategories(dishes: readonly MenuItem[]): Category[] {
  return [...groupBy(dishes, ({ category }) => category)].map(([name, dishes]) => {
    const [first] = dishes
    return { name, shownName: first ? dishTextsIn(first, language.code).category : name, dishes }
  })
}

/** Ignores case and accents. Created once per menu, because it prepares the texts. */
export function makeFinder(dishes: readonly MenuItem[]): Finder {
  const all = inCategories(dishes)
  const texts = new Map(
    dishes.map(dish => {
      const read = dishTextsIn(dish, language.code)
      return [dish, plain([dish, read].map(textsOf).join(' '))]
    }),
  )
  return typed => {
    const words = plain(typed).split(/\s+/).filter(Boolean)
    if (words.length === 0) return all
    return all.flatMap(category => {
      const found = category.dishes.filter(dish => words.every(word => texts.get(dish)?.includes(word)))
      return found.length > 0 ? [{ ...category, dishes: found }] : []
    })
  }
}

function textsOf({ name, description, category }: DishTexts | MenuItem): string {
  return `${name} ${description ?? ''} ${category}`
}

function plain(text: string): string {
  return withoutAccents(text).toUpperCase().replace(/['’]/g, '')
}
