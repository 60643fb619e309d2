// What is to be said about the rows of a file as they stand now: what is wrong with each, what is still to be looked at,
// and what they would change of the menu. Pure, but for what it remembers.

import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { type ComingDish, diffMenu, type MenuDiff } from '#menu-reader/menu-diff.ts'
import { readPrice } from '../../../parts/read-price.ts'
import * as en from '../../../text/en.ts'
import { type DishProblems, dishProblems } from '../dish-rules.ts'
import { type DraftRow, isLeftOut, withCategory } from './draft-rows.ts'

export interface MenuCheck extends MenuDiff<MenuItem> {
  /** There is no menu yet, so nothing is compared. */
  readonly isFirst: boolean
  /** By row: none for those that can be kept. */
  readonly problems: readonly DishProblems[]
  /** By row: whether somebody should look at it before it is believed. */
  readonly toLookAt: readonly boolean[]
}

export type CheckMenu = (
  rows: readonly DraftRow[],
  items: readonly MenuItem[],
  otherCategory: string,
) => MenuCheck

/** Checks again at every key that is pressed: of thousands of rows all but one are as they were. */
export function menuChecker(currency: CurrencyCode): CheckMenu {
  let readFor = ''
  let known = new WeakMap<DraftRow, CheckedRow>()
  const read = (row: DraftRow, others: string): CheckedRow => {
    if (others !== readFor) known = new WeakMap()
    readFor = others
    const found = known.get(row) ?? readRow(row, currency, others)
    known.set(row, found)
    return found
  }
  return (rows, items, others) => {
    const all = rows.map(row => read(row, others))
    const diff = diffMenu(
      all.map(({ dish }) => dish),
      items,
    )
    const problems = all.map((one, at) => (diff.dishes[at]?.kind === 'twin' ? asTwin(one) : one.problems))
    const toLookAt = rows.map((row, at) => {
      if (isLeftOut(row)) return false
      // What the menu has already, its owner has looked at before.
      const isDoubtful = row.doubts.length > 0 && diff.dishes[at]?.kind !== 'same'
      return hasProblems(problems[at]) || (isDoubtful && row.view === 'untouched')
    })
    return { ...diff, isFirst: items.length === 0, problems, toLookAt }
  }
}

export function hasProblems(problems: DishProblems | undefined): boolean {
  return problems !== undefined && Object.keys(problems).length > 0
}

interface CheckedRow {
  readonly dish: ComingDish
  readonly problems: DishProblems
}

const none: DishProblems = {}

function readRow(row: DraftRow, currency: CurrencyCode, others: string): CheckedRow {
  const whole = withCategory(row, others)
  const { name, category, description } = whole
  const dish = {
    name,
    category,
    description,
    price: readPrice(row.price, currency),
    allergens: row.allergens,
    isLeftOut: isLeftOut(row),
  }
  return { dish, problems: dish.isLeftOut ? none : dishProblems(whole, currency) }
}

function asTwin({ dish, problems }: CheckedRow): DishProblems {
  return { name: en.menuUpload.check.twin(dish.name.trim(), dish.category.trim()), ...problems }
}
