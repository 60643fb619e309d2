// The sequence of a point of sale's categories, each of which may have a parent.

import { cleanLine } from './menu-item-texts.ts'
import type { RemoteCategory } from './pos-menu.ts'

export interface RankedCategory {
  readonly name: string
  /** Its position among all categories. */
  readonly rank: number
}

/** By id; without categories that have no name. */
export function rankCategories(categories: readonly RemoteCategory[]): ReadonlyMap<string, RankedCategory> {
  const byId = new Map(categories.map(category => [category.id, category]))
  const positions = new Map([...byId.keys()].map((id, at) => [id, at]))
  const sorted = [...byId.values()]
    .map(category => ({ category, path: pathOf(category, byId, positions) }))
    .sort((a, b) => comparePaths(a.path, b.path))
  return new Map(
    sorted
      .map(({ category }, rank) => [category.id, { name: cleanLine(category.name), rank }] as const)
      .filter(([, { name }]) => name !== ''),
  )
}

/** No catalog is deeper. Bounds parents that form a cycle, too. */
const maxDepth = 10

/** The ordinals from the top to the category, each followed by a position that tells categories with one ordinal apart. */
function pathOf(
  category: RemoteCategory,
  byId: ReadonlyMap<string, RemoteCategory>,
  positions: ReadonlyMap<string, number>,
): number[] {
  const path: number[] = []
  let one: RemoteCategory | undefined = category
  for (let depth = 0; one && depth < maxDepth; depth += 1) {
    path.unshift(one.ordinal, positions.get(one.id) ?? 0)
    one = one.parentId === null ? undefined : byId.get(one.parentId)
  }
  return path
}

/** A category comes before those within it. */
function comparePaths(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  if (at < 0) return a.length - b.length
  return (a[at] ?? 0) - (b[at] ?? Number.NEGATIVE_INFINITY)
}
