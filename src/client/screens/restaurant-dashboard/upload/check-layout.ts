// The display order of the rows of a menu file. It is computed once, after reading, so that a row keeps its position while
// it is corrected. Pure.

import { groupBy } from '#domain/group-by.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { RowDoubt } from '#menu-reader/menu-reading.ts'
import { type DraftRow, withCategory } from './draft-rows.ts'
import { hasProblems, type MenuCheck } from './menu-check.ts'

/** Rows are indexes into the file, from 0. */
export interface RowGroup {
  readonly rows: readonly number[]
}

/** Rows with the same doubts, which can be settled together; for rows with errors, `doubts` is empty. */
export interface DoubtGroup extends RowGroup {
  readonly doubts: readonly RowDoubt[]
}

export interface CategoryGroup extends RowGroup {
  /** The spelling of its first row. */
  readonly category: string
}

export interface CheckLayout {
  /** Rows to look at; those with errors come first. */
  readonly doubtful: readonly DoubtGroup[]
  /** New and changed dishes; all dishes of a first menu. */
  readonly listed: readonly CategoryGroup[]
  /** Dishes that the menu already has unchanged. */
  readonly unchanged: readonly CategoryGroup[]
}

export function layOut(rows: readonly DraftRow[], check: MenuCheck, otherCategory: string): CheckLayout {
  const all = [...rows.keys()]
  const categoryOf = (at: number) => {
    const row = rows[at]
    return row ? withCategory(row, otherCategory).category.trim() : ''
  }
  const byCategory = (some: readonly number[]): CategoryGroup[] =>
    [...groupBy(some, at => dishKey(categoryOf(at))).values()].map(alike => ({
      category: categoryOf(alike[0] ?? 0),
      rows: alike,
    }))
  const isFaulty = (at: number) => hasProblems(check.problems[at])
  const toLookAt = all.filter(at => check.toLookAt[at])
  const faulty = toLookAt.filter(isFaulty)
  const alike = groupBy(
    toLookAt.filter(at => !isFaulty(at)),
    at => rows[at]?.doubts.toSorted().join(),
  )
  const undoubted = all.filter(at => !check.toLookAt[at])
  const isSame = (at: number) => check.dishes[at]?.kind === 'same'
  return {
    doubtful: [
      ...(faulty.length > 0 ? [{ doubts: [], rows: faulty }] : []),
      ...[...alike.values()].map(rowsAlike => ({
        doubts: rows[rowsAlike[0] ?? 0]?.doubts ?? [],
        rows: rowsAlike,
      })),
    ],
    listed: byCategory(undoubted.filter(at => !isSame(at))),
    unchanged: byCategory(undoubted.filter(isSame)),
  }
}

/** The first `count` rows, in their groups. */
export function firstOf<Group extends RowGroup>(groups: readonly Group[], count: number): Group[] {
  let remaining = count
  return groups.flatMap(group => {
    const rows = group.rows.slice(0, Math.max(0, remaining))
    remaining -= rows.length
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

export function rowsOf(groups: readonly RowGroup[]): number[] {
  return groups.flatMap(({ rows }) => rows)
}
