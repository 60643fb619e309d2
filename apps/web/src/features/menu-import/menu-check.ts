// Checks the current rows of a menu file: the errors of each row, which rows still need a look, and the changes to the
// menu. Pure, except for a cache.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { detailsOf } from '@tablemate/domain/menu/menu-item-details.ts'
import { unusualAmong } from '@tablemate/domain/menu/price-scale.ts'
import { diffMenu, type FileDish, type MenuDiff } from '@tablemate/menu-reader/menu-diff.ts'
import { readPrice } from '../../lib/read-price.ts'
import { texts } from '../../lib/text/texts.ts'
import { type MenuItemProblems, menuItemProblems } from '../dashboard/menu-item-rules.ts'
import { importedOptionGroup, optionsProblem } from './draft-options.ts'
import { type DraftRow, isLeftOut, withCategory } from './draft-rows.ts'

export interface MenuCheck extends MenuDiff<MenuItem> {
  /** The menu is still empty, so nothing is compared. */
  readonly isFirst: boolean
  /** By row: empty for a valid row. */
  readonly problems: readonly MenuItemProblems[]
  /** By row: whether the owner should look at it before the import. */
  readonly toLookAt: readonly boolean[]
  /** By row: whether the owner typed a price far outside the others', and has not confirmed it. */
  readonly isUnusual: readonly boolean[]
}

export type CheckMenu = (
  rows: readonly DraftRow[],
  items: readonly MenuItem[],
  otherCategory: string,
) => MenuCheck

/** Returns a checker that caches rows, because a keystroke changes only one of thousands of rows. */
export function menuChecker(currency: CurrencyCode): CheckMenu {
  let cachedFor = ''
  let cache = new WeakMap<DraftRow, CheckedRow>()
  const read = (row: DraftRow, otherCategory: string): CheckedRow => {
    if (otherCategory !== cachedFor) cache = new WeakMap()
    cachedFor = otherCategory
    const found = cache.get(row) ?? readRow(row, currency, otherCategory)
    cache.set(row, found)
    return found
  }
  return (rows, items, otherCategory) => {
    const all = rows.map(row => read(row, otherCategory))
    const diff = diffMenu(
      all.map(({ menuItem }) => menuItem),
      items,
    )
    const problems = all.map((one, at) => (diff.dishes[at]?.kind === 'twin' ? asTwin(one) : one.problems))
    const isFar = unusualAmong(
      all.flatMap(({ menuItem }) => (menuItem.isLeftOut || menuItem.price === null ? [] : [menuItem.price])),
      currency,
    )
    const isUnusual = rows.map((row, at) => {
      const isDoubted = row.view === 'open' && !row.doubts.includes('price-unusual')
      return isDoubted && diff.dishes[at]?.kind !== 'same' && isFar(all[at]?.menuItem.price ?? 0)
    })
    const toLookAt = rows.map((row, at) => {
      if (isLeftOut(row)) return false
      // The owner has already looked at a dish that the menu has unchanged.
      const isDoubtful = row.doubts.length > 0 && diff.dishes[at]?.kind !== 'same'
      return hasProblems(problems[at]) || isUnusual[at] === true || (isDoubtful && row.view === 'untouched')
    })
    return { ...diff, isFirst: items.length === 0, problems, toLookAt, isUnusual }
  }
}

export function hasProblems(problems: MenuItemProblems | undefined): boolean {
  return problems !== undefined && Object.keys(problems).length > 0
}

interface CheckedRow {
  readonly menuItem: FileDish
  readonly problems: MenuItemProblems
}

const none: MenuItemProblems = {}

function readRow(row: DraftRow, currency: CurrencyCode, otherCategory: string): CheckedRow {
  const whole = withCategory(row, otherCategory)
  const { name, category, description } = whole
  const groups = row.optionGroups ?? []
  const menuItem = {
    name,
    category,
    description,
    price: readPrice(row.price, currency),
    ...detailsOf(row),
    translations: row.translations,
    isLeftOut: isLeftOut(row),
    itemId: row.itemId,
    isSoldOut: row.isSoldOut,
    optionGroups: groups.flatMap(group => importedOptionGroup(group, currency) ?? []),
  }
  const problem = groups.map(group => optionsProblem(group, currency)).find(one => one !== null)
  const optionsProblems = problem ? { options: problem } : none
  return {
    menuItem,
    problems: menuItem.isLeftOut ? none : { ...menuItemProblems(whole, currency), ...optionsProblems },
  }
}

function asTwin({ menuItem, problems }: CheckedRow): MenuItemProblems {
  return {
    name: texts.menuUpload.check.twin({ name: menuItem.name.trim(), category: menuItem.category.trim() }),
    ...problems,
  }
}
