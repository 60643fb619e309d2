// Counts the rows of a menu file by kind. Pure.

import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { DishChange } from '@tablemate/menu-reader/menu-diff.ts'
import { type DraftRow, isLeftOut, withCategory } from './draft-rows.ts'
import { hasProblems, type MenuCheck } from './menu-check.ts'

export interface CheckCounts {
  readonly included: number
  readonly leftOut: number
  readonly categories: number
  /** Included rows without a category. */
  readonly uncategorised: number
  readonly toLookAt: number
  /** Rows with errors, which must be corrected. */
  readonly faulty: number
  readonly isNew: number
  readonly price: number
  readonly moved: number
  /** Changed only in name, description, allergens or translations. */
  readonly reworded: number
  /** Dishes that are sold out now, or available again. */
  readonly availability: number
  readonly unchanged: number
  readonly missing: number
  readonly removed: number
}

interface CountInput {
  readonly rows: readonly DraftRow[]
  readonly check: MenuCheck
  readonly otherCategory: string
  readonly removedIds: ReadonlySet<number>
}

export function countRows({ rows, check, otherCategory, removedIds }: CountInput): CheckCounts {
  const included = rows.filter(row => !isLeftOut(row))
  const ofKind = (kind: string) => check.dishes.filter(diff => diff.kind === kind).length
  const changedIn = (change: DishChange) =>
    check.dishes.filter(diff => diff.kind === 'changed' && diff.changes.includes(change)).length
  return {
    included: included.length,
    leftOut: rows.length - included.length,
    categories: countCategories(included, otherCategory),
    uncategorised: included.filter(({ category }) => category.trim() === '').length,
    faulty: check.problems.filter(hasProblems).length,
    toLookAt: check.toLookAt.filter(Boolean).length,
    isNew: ofKind('new'),
    price: changedIn('price'),
    moved: changedIn('category'),
    reworded: check.dishes.filter(isReworded).length,
    availability: changedIn('availability'),
    unchanged: ofKind('same'),
    missing: check.missing.length,
    removed: check.missing.filter(({ id }) => removedIds.has(id)).length,
  }
}

/** Counts categories as the menu will have them. Collects the distinct spellings first, so that few keys are computed. */
function countCategories(included: readonly DraftRow[], otherCategory: string): number {
  const spelled = new Set(included.map(row => withCategory(row, otherCategory).category))
  return new Set(Array.from(spelled, menuItemKey)).size
}

function isReworded(diff: MenuCheck['dishes'][number]): boolean {
  return (
    diff.kind === 'changed' &&
    !diff.changes.includes('price') &&
    !diff.changes.includes('category') &&
    diff.changes.some(change => change !== 'availability')
  )
}
