// The owner's changes to the blocks of a menu file: a block is the dishes of one category. Pure.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { type DraftRow, inOrder, withCategory } from './draft-rows.ts'

export interface MenuRows {
  readonly rows: readonly DraftRow[]
  /** The category for dishes without one. */
  readonly otherCategory: string
}

/** The name of the row's block. */
export function blockOf(row: DraftRow, otherCategory: string): string {
  return withCategory(row, otherCategory).category.trim()
}

/** The name that most of these rows give their block, in its first spelling. */
export function nameOfBlock({ rows, otherCategory }: MenuRows, block: readonly number[]): string {
  const names = block.flatMap(at => (rows[at] ? [blockOf(rows[at], otherCategory)] : []))
  // Few keys are computed, because most rows are spelled alike.
  const alike = [...groupBy([...new Set(names)], menuItemKey).values()]
  const counts = alike.map(spelled => names.filter(name => spelled.includes(name)).length)
  return alike[counts.indexOf(Math.max(...counts))]?.[0] ?? ''
}

/** The category of a row of this block: none if the block is that of the dishes without one. */
export function categoryIn(block: string, otherCategory: string): string {
  return menuItemKey(block) === menuItemKey(otherCategory) ? '' : block
}

/** The names of the blocks, each in its first spelling. */
export function blockNames({ rows, otherCategory }: MenuRows): string[] {
  const names = new Map<string, string>()
  for (const at of inOrder(rows)) {
    const name = rows[at] ? blockOf(rows[at], otherCategory) : ''
    if (name !== '' && !names.has(menuItemKey(name))) names.set(menuItemKey(name), name)
  }
  return [...names.values()]
}

/** Gives a block another name; all its rows follow. The name of another block joins the two. */
export function renameBlock({ rows, otherCategory }: MenuRows, block: string, name: string): MenuRows {
  const isOther = menuItemKey(otherCategory) === menuItemKey(block)
  return {
    otherCategory: isOther ? name : otherCategory,
    rows: rows.map(row =>
      row.category.trim() !== '' && isIn(row, block, otherCategory) ? { ...row, category: name } : row,
    ),
  }
}

/** Moves rows to the end of a block, or to a new one in their place. */
export function moveRows({ rows, otherCategory }: MenuRows, moved: readonly number[], block: string) {
  const moving = new Set(moved)
  const ordered = inOrder(rows)
  const last = ordered.findLast(at => !moving.has(at) && rows[at] && isIn(rows[at], block, otherCategory))
  const inTurn = ordered.filter(at => moving.has(at))
  const orders = last === undefined ? null : ordersAfter(rows, rows[last]?.order ?? 0, inTurn.length)
  return rows.map((row, at) =>
    moving.has(at)
      ? { ...inBlock(row, block, otherCategory), order: orders?.[inTurn.indexOf(at)] ?? row.order }
      : row,
  )
}

/** Makes a new block of a row and those that follow it in its block. */
export function splitBlock({ rows, otherCategory }: MenuRows, from: number, name: string): DraftRow[] {
  const first = rows[from]
  if (!first) return [...rows]
  const block = blockOf(first, otherCategory)
  return rows.map(row =>
    row.order >= first.order && isIn(row, block, otherCategory) ? inBlock(row, name, otherCategory) : row,
  )
}

/** The row as one of this block. The names of another block in other languages stay behind. */
function inBlock(row: DraftRow, block: string, otherCategory: string): DraftRow {
  const category = categoryIn(block, otherCategory)
  if (isIn(row, block, otherCategory) || !row.translations) return { ...row, category }
  return { ...row, category, translations: row.translations.map(one => ({ ...one, category: null })) }
}

/** A row next to another one. */
export interface Neighbour {
  readonly at: number
  /** Whether it comes before the other one. */
  readonly isBefore: boolean
}

/** Adds a row beside another one, or at the end. */
export function addRow(
  rows: readonly DraftRow[],
  row: Omit<DraftRow, 'order'>,
  beside: Neighbour | undefined,
): DraftRow[] {
  const ordered = inOrder(rows)
  const position = beside ? ordered.indexOf(beside.at) - (beside.isBefore ? 0 : 1) : rows.length - 1
  const before = rows[ordered[position] ?? -1]?.order ?? (rows[ordered[0] ?? -1]?.order ?? 0) - 1
  return [...rows, { ...row, order: ordersAfter(rows, before, 1)[0] ?? before }]
}

/** The last row of a block. */
export function lastOf({ rows, otherCategory }: MenuRows, block: string): number | undefined {
  return inOrder(rows).findLast(at => rows[at] && isIn(rows[at], block, otherCategory))
}

function isIn(row: DraftRow, block: string, otherCategory: string): boolean {
  return menuItemKey(blockOf(row, otherCategory)) === menuItemKey(block)
}

/** This many positions between a row's and the next one's. */
function ordersAfter(rows: readonly DraftRow[], order: number, count: number): number[] {
  const later = rows.map(row => row.order).filter(one => one > order)
  const next = later.reduce((least, one) => Math.min(least, one), order + 1)
  return Array.from({ length: count }, (_, at) => order + ((next - order) * (at + 1)) / (count + 1))
}
