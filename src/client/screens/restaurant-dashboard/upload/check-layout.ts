// In which order the rows of a file are shown: settled when it was read, so that a row that is being corrected keeps its
// place. Pure.

import { groupBy } from '#domain/group-by.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { RowDoubt } from '#menu-reader/menu-reading.ts'
import { type DraftRow, withCategory } from './draft-rows.ts'
import { hasProblems, type MenuCheck } from './menu-check.ts'

/** Rows are named by their place in the file, from 0. */
export interface RowGroup {
  readonly rows: readonly number[]
}

/** Rows with the same doubts, which can be settled together; none of those that cannot be kept as they are. */
export interface DoubtGroup extends RowGroup {
  readonly doubts: readonly RowDoubt[]
}

export interface CategoryGroup extends RowGroup {
  /** As its first row spells it. */
  readonly category: string
}

export interface CheckLayout {
  /** Those that cannot be kept as they are come first. */
  readonly doubtful: readonly DoubtGroup[]
  /** What is new or changed; of a first menu, all of it. */
  readonly listed: readonly CategoryGroup[]
  /** What the menu has already, just so. */
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
  const sound = all.filter(at => !check.toLookAt[at])
  const isSame = (at: number) => check.dishes[at]?.kind === 'same'
  return {
    doubtful: [
      ...(faulty.length > 0 ? [{ doubts: [], rows: faulty }] : []),
      ...[...alike.values()].map(rowsAlike => ({
        doubts: rows[rowsAlike[0] ?? 0]?.doubts ?? [],
        rows: rowsAlike,
      })),
    ],
    listed: byCategory(sound.filter(at => !isSame(at))),
    unchanged: byCategory(sound.filter(isSame)),
  }
}

/** As many rows of them as are to be shown, in their groups. */
export function firstOf<Group extends RowGroup>(groups: readonly Group[], count: number): Group[] {
  let room = count
  return groups.flatMap(group => {
    const rows = group.rows.slice(0, Math.max(0, room))
    room -= rows.length
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

export function rowsOf(groups: readonly RowGroup[]): number[] {
  return groups.flatMap(({ rows }) => rows)
}
