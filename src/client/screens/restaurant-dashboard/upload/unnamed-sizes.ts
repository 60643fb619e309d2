// Dishes that stand in the file with several prices and nothing that tells these apart: a column for glasses, one for
// bottles. What the sizes are called is asked once for all dishes with as many prices. Pure.

import { groupBy } from '#domain/group-by.ts'
import { dishKey } from '#domain/plain-text.ts'
import { type DraftRow, withCategory } from './draft-rows.ts'
import type { MenuCheck } from './menu-check.ts'

export interface UnnamedSizes {
  /** How many prices each has. */
  readonly prices: number
  /** Of each dish its rows, in the order of the file. */
  readonly dishes: readonly (readonly number[])[]
}

/** None for a dish that stands alone with its number of prices: it is named in its place. */
export function unnamedSizes(
  rows: readonly DraftRow[],
  { dishes }: Pick<MenuCheck, 'dishes'>,
  others: string,
): UnnamedSizes[] {
  const twins = [...rows.entries()].filter(([at]) => dishes[at]?.kind === 'twin')
  const byDish = groupBy(twins, ([, row]) => {
    const { name, category } = withCategory(row, others)
    return `${dishKey(category)}\n${dishKey(name)}`
  })
  const sets = [...byDish.values()].map(set => set.map(([at]) => at))
  return [...groupBy(sets, set => set.length)]
    .filter(([prices, alike]) => alike.length > 1 && prices <= mostSizes)
    .map(([prices, alike]) => ({ prices, dishes: alike }))
}

/** More prices than these are seldom sizes. */
const mostSizes = 4

/** "Merlot (Glass)": the way in which sizes are named wherever a file names them. */
export function withSize(name: string, size: string): string {
  return size.trim() === '' ? name : `${name.trim()} (${size.trim()})`
}

/** Whether the sizes tell the prices apart: one may be without a name. */
export function areDistinct(sizes: readonly string[]): boolean {
  return new Set(sizes.map(dishKey)).size === sizes.length
}
