// What was read from a file, as its owner corrects it. Pure.

import type { ReplyOf } from '#contract/endpoint.ts'
import type { MenuItem } from '#contract/menu.ts'
import type { importMenu, uploadMenu } from '#contract/menu-import.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { DishDiff } from '#menu-reader/menu-diff.ts'
import type { CallInput } from '../../../api/call.ts'
import { readPrice } from '../../../parts/read-price.ts'
import { type TypedDish, typedPrice } from '../dish-rules.ts'

export type ReadRow = NonNullable<ReplyOf<typeof uploadMenu>['rows']>[number]

export interface DraftRow extends TypedDish {
  /** Where it stands in the file: pages have no rows. */
  readonly row: number
  readonly page: number | null
  /** The price as it stands there. */
  readonly priceText: string
  readonly allergens: ReadRow['allergens']
  /** What stands there of them. */
  readonly allergensText: string
  readonly doubts: readonly ReadRow['doubts'][number][]
  /** Untouched: nobody has corrected it yet, or said that it is right. */
  readonly view: 'untouched' | 'open' | 'closed' | 'left-out'
}

export function draftRows(rows: readonly ReadRow[], currency: CurrencyCode): DraftRow[] {
  return rows.map(({ price, ...read }) => ({
    ...read,
    price: price === null ? '' : typedPrice(price, currency),
    // Asked for once, for all of them; and told at the name, as long as there are two.
    doubts: read.doubts.filter(doubt => doubt !== 'no-category' && doubt !== 'twice'),
    view: 'untouched',
  }))
}

/** Those to look at are open from the start. */
export function isOpen({ view }: DraftRow, isDoubtful: boolean): boolean {
  return view === 'open' || (view === 'untouched' && isDoubtful)
}

export function isLeftOut({ view }: DraftRow): boolean {
  return view === 'left-out'
}

/** A category is given to those without one. */
export function withCategory<R extends TypedDish>(row: R, others: string): R {
  return row.category.trim() === '' ? { ...row, category: others } : row
}

export type ImportedRow = CallInput<typeof importMenu>['body']['rows'][number]

/** Those that are kept, of which nothing may be wrong, each with the dish that it continues in another category. */
export function importedRows(
  rows: readonly DraftRow[],
  diffs: readonly DishDiff<MenuItem>[],
  { currency, others }: { readonly currency: CurrencyCode; readonly others: string },
): ImportedRow[] {
  return rows.flatMap((row, at) => {
    if (isLeftOut(row)) return []
    const diff = diffs[at]
    const isMoved = diff?.kind === 'changed' && diff.changes.includes('category')
    return {
      name: row.name,
      description: row.description,
      category: withCategory(row, others).category,
      price: readPrice(row.price, currency) ?? 0,
      ...(row.allergens.length > 0 && { allergens: [...row.allergens] }),
      ...(isMoved && { itemId: diff.dish.id }),
    }
  })
}
