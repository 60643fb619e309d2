// The display order of the rows of a menu file. A row keeps its position while it is corrected: the rows to look at are chosen
// once, after reading, and the others move only when the owner moves them or changes their blocks. Pure.

import { groupBy } from '#domain/group-by.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { RowDoubt } from '#menu-reader/menu-reading.ts'
import { type DraftRow, inOrder } from './draft-rows.ts'
import { blockOf } from './menu-blocks.ts'
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

export interface Blocks {
  /** New and changed dishes; all dishes of a first menu. */
  readonly listed: readonly CategoryGroup[]
  /** Dishes that the menu already has unchanged. */
  readonly unchanged: readonly CategoryGroup[]
}

/** The rows to look at; those with errors come first. */
export function doubtGroups(rows: readonly DraftRow[], check: MenuCheck): DoubtGroup[] {
  const isFaulty = (at: number) => hasProblems(check.problems[at])
  const toLookAt = inOrder(rows).filter(at => check.toLookAt[at])
  const faulty = toLookAt.filter(isFaulty)
  const alike = groupBy(
    toLookAt.filter(at => !isFaulty(at)),
    at => rows[at]?.doubts.toSorted().join(),
  )
  return [
    ...(faulty.length > 0 ? [{ doubts: [], rows: faulty }] : []),
    ...[...alike.values()].map(rowsAlike => ({
      doubts: rows[rowsAlike[0] ?? 0]?.doubts ?? [],
      rows: rowsAlike,
    })),
  ]
}

/** All other rows than the doubtful ones, as the menu will have them. */
export function blocksOf(
  rows: readonly DraftRow[],
  { dishes }: MenuCheck,
  otherCategory: string,
  doubtful: ReadonlySet<number>,
): Blocks {
  const nameOf = (at: number) => (rows[at] ? blockOf(rows[at], otherCategory) : '')
  const byCategory = (some: readonly number[]): CategoryGroup[] =>
    [...groupBy(some, at => dishKey(nameOf(at))).values()].map(alike => ({
      category: nameOf(alike[0] ?? 0),
      rows: alike,
    }))
  const isSame = (at: number) => dishes[at]?.kind === 'same'
  const undoubted = inOrder(rows).filter(at => !doubtful.has(at))
  return {
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
