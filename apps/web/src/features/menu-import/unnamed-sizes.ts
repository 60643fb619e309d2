// Finds dishes with several prices whose sizes have no names, as with one price column for glasses and one for bottles. The
// names are asked once for all dishes with the same number of prices. Pure.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { type DraftRow, withCategory } from './draft-rows.ts'
import type { MenuCheck } from './menu-check.ts'

export interface UnnamedSizes {
  /** The number of prices of each dish. */
  readonly prices: number
  /** The row indexes of each dish, in the order of the file. */
  readonly menuItems: readonly (readonly number[])[]
}

/** Leaves out a dish that is alone with its number of prices: it is corrected in its own row. */
export function unnamedSizes(
  rows: readonly DraftRow[],
  { dishes: menuItems }: Pick<MenuCheck, 'dishes'>,
  otherCategory: string,
): UnnamedSizes[] {
  const twins = [...rows.entries()].filter(([at]) => menuItems[at]?.kind === 'twin')
  const byMenuItem = groupBy(twins, ([, row]) => {
    const { name, category } = withCategory(row, otherCategory)
    return `${menuItemKey(category)}\n${menuItemKey(name)}`
  })
  const sets = [...byMenuItem.values()].map(set => set.map(([at]) => at))
  return [...groupBy(sets, set => set.length)]
    .filter(([prices, alike]) => alike.length > 1 && prices <= maxSizes)
    .map(([prices, alike]) => ({ prices, menuItems: alike }))
}

/** More prices than this are seldom sizes. */
const maxSizes = 4

/** Whether the names differ. One of them may be empty. */
export function areDistinct(sizes: readonly string[]): boolean {
  return new Set(sizes.map(menuItemKey)).size === sizes.length
}
