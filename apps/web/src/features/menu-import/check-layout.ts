// The display order of the rows of a menu file. A row keeps its position while it is corrected: the rows to look at are chosen
// once, after reading, and the others move only when the owner moves them or changes their blocks. Pure.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import type { RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import { type DraftRow, inOrder, isLeftOut } from './draft-rows.ts'
import { blockOf, type MenuRows, nameOfBlock } from './menu-blocks.ts'
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
  /** The name that its rows have now. */
  readonly category: string
  /** All its rows that are not left out, also those that are not shown yet. */
  readonly included: readonly number[]
}

export interface Blocks {
  /** New and changed dishes; all dishes of a first menu. */
  readonly listed: readonly RowGroup[]
  /** Dishes that the menu already has unchanged. */
  readonly unchanged: readonly RowGroup[]
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
  { dishes: menuItems }: MenuCheck,
  otherCategory: string,
  doubtful: ReadonlySet<number>,
): Blocks {
  const nameOf = (at: number) => (rows[at] ? blockOf(rows[at], otherCategory) : '')
  const byCategory = (some: readonly number[]): RowGroup[] =>
    [...groupBy(some, at => menuItemKey(nameOf(at))).values()].map(alike => ({ rows: alike }))
  const isSame = (at: number) => menuItems[at]?.kind === 'same'
  const undoubted = inOrder(rows).filter(at => !doubtful.has(at))
  return {
    listed: byCategory(undoubted.filter(at => !isSame(at))),
    unchanged: byCategory(undoubted.filter(isSame)),
  }
}

/** The groups with what their rows say now: a category may be typed after they were laid out. */
export function namedGroups(groups: readonly RowGroup[], menu: MenuRows): CategoryGroup[] {
  return groups.map(({ rows }) => ({
    rows,
    category: nameOfBlock(menu, rows),
    included: rows.filter(at => menu.rows[at] && !isLeftOut(menu.rows[at])),
  }))
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
