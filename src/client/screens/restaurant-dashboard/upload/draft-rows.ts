// What was read from a file, as its owner corrects it. Pure.

import type { ReplyOf } from '#contract/endpoint.ts'
import type { MenuItem } from '#contract/menu.ts'
import type { importMenu, uploadMenu } from '#contract/menu-import.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { otherCategory } from '#domain/menu-import/row-faults.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { CallInput } from '../../../api/call.ts'
import { readPrice } from '../../../parts/read-price.ts'
import { type DishProblems, dishProblems, type TypedDish, typedPrice } from '../dish-rules.ts'

export type ReadRow = NonNullable<ReplyOf<typeof uploadMenu>['rows']>[number]

export interface DraftRow extends TypedDish {
  /** Where it stands in the file: pages have no rows. */
  readonly row: number
  readonly page: number | null
  /** The price as it stands there. */
  readonly priceText: string
  readonly doubts: readonly ReadRow['doubts'][number][]
  readonly isLeftOut: boolean
}

export function draftRows(rows: readonly ReadRow[], currency: CurrencyCode): DraftRow[] {
  return rows.map(({ price, ...read }) => ({
    ...read,
    price: price === null ? '' : typedPrice(price, currency),
    // Asked for once, for all of them.
    doubts: read.doubts.filter(doubt => doubt !== 'no-category'),
    isLeftOut: false,
  }))
}

/** What is wrong with a row that is to be kept. A category is given to those without one. */
export function problemsOfRow(row: DraftRow, currency: CurrencyCode, others: string): DishProblems {
  return row.isLeftOut ? {} : dishProblems(withCategory(row, others), currency)
}

export function isDoubtful(row: DraftRow, currency: CurrencyCode): boolean {
  return row.doubts.length > 0 || hasProblems(problemsOfRow(row, currency, otherCategory))
}

export function hasProblems(problems: DishProblems): boolean {
  return Object.keys(problems).length > 0
}

/** How many of them are on the menu already. */
export function countKnown(rows: readonly DraftRow[], items: readonly MenuItem[], others: string): number {
  const key = (dish: { category: string; name: string }) => `${dishKey(dish.category)}\n${dishKey(dish.name)}`
  const known = new Set(items.map(key))
  return rows.filter(row => !row.isLeftOut && known.has(key(withCategory(row, others)))).length
}

export type ImportedRow = CallInput<typeof importMenu>['body']['rows'][number]

/** Those that are kept, of which nothing may be wrong. */
export function importedRows(
  rows: readonly DraftRow[],
  currency: CurrencyCode,
  others: string,
): ImportedRow[] {
  return rows
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(row => ({
      name: row.name,
      description: row.description,
      category: withCategory(row, others).category,
      price: readPrice(row.price, currency) ?? 0,
    }))
}

export function withCategory<R extends TypedDish>(row: R, others: string): R {
  return row.category.trim() === '' ? { ...row, category: others } : row
}
