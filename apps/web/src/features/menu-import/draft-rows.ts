// The rows read from a menu file, as the owner corrects them. Pure.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { importMenu, uploadMenu } from '@tablemate/contract/menu-import.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { type MenuItemDetails, statedDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import type { MenuProvider } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { DishDiff } from '@tablemate/menu-reader/menu-diff.ts'
import type { CallInput } from '../../lib/api/call.ts'
import { readPrice } from '../../lib/read-price.ts'
import { typedAmount } from '../../lib/text/format.ts'
import type { TypedMenuItem } from '../dashboard/menu-item-rules.ts'
import {
  type DraftOptionGroup,
  draftOptionGroups,
  type ImportedOptionGroup,
  importedOptionGroup,
  type ReadOptionGroup,
} from './draft-options.ts'

export type ReadRow = NonNullable<ReplyOf<typeof uploadMenu>['rows']>[number]

export interface DraftRow extends TypedMenuItem, Pick<ReadRow, keyof MenuItemDetails> {
  /** The position in the file: a row, or for a PDF a page; null for a dish that the owner added. */
  readonly row: number | null
  readonly page: number | null
  /** Where the pages of a PDF have it. */
  readonly places?: ReadRow['places']
  /** Its position among all rows. An added or moved row lies between two others. */
  readonly order: number
  /** The text of the price in the file. */
  readonly priceText: string
  /** The text about allergens in the file. */
  readonly allergensText: string
  /** Absent if the file has the dish in one language. */
  readonly translations?: ReadRow['translations']
  readonly optionGroups?: readonly DraftOptionGroup[]
  readonly doubts: readonly ReadRow['doubts'][number][]
  /** Of a row from a point of sale: its dish there, the dish of the menu that came from it, and its mark. */
  readonly remoteId?: ReadRow['remoteId']
  readonly itemId?: ReadRow['itemId']
  readonly isSoldOut?: ReadRow['isSoldOut']
  /** Untouched: the owner has neither corrected nor confirmed the row. */
  readonly view: 'untouched' | 'open' | 'closed' | 'left-out'
}

/** `optionGroups`: those that the rows name by index. */
export function draftRows(
  rows: readonly ReadRow[],
  currency: CurrencyCode,
  optionGroups: readonly ReadOptionGroup[] = [],
): DraftRow[] {
  return rows.map(({ price, optionGroups: indexes, ...read }, order) => ({
    ...read,
    ...(indexes && {
      optionGroups: draftOptionGroups({ optionGroups: indexes, price, order }, optionGroups, currency),
    }),
    order,
    price: price === null ? '' : typedAmount(price, currency),
    // A missing category is asked once for all rows. Duplicates show as an error at the name.
    doubts: read.doubts.filter(doubt => doubt !== 'no-category' && doubt !== 'twice'),
    view: 'untouched',
  }))
}

/** The indexes of the rows in the order of the future menu. */
export function inOrder(rows: readonly DraftRow[]): number[] {
  const orderOf = (at: number) => rows[at]?.order ?? 0
  return [...rows.keys()].sort((a, b) => orderOf(a) - orderOf(b))
}

/** Untouched rows with doubts are open. */
export function isOpen({ view }: DraftRow, isDoubtful: boolean): boolean {
  return view === 'open' || (view === 'untouched' && isDoubtful)
}

export function isLeftOut({ view }: DraftRow): boolean {
  return view === 'left-out'
}

/** Gives a row without a category the default one. */
export function withCategory<R extends TypedMenuItem>(row: R, otherCategory: string): R {
  return row.category.trim() === '' ? { ...row, category: otherCategory } : row
}

interface ImportFacts {
  readonly currency: CurrencyCode
  readonly otherCategory: string
  readonly provider?: MenuProvider | null
}

type ImportedRow = CallInput<typeof importMenu>['body']['rows'][number]

/**
 * The rows that are not left out, which must be valid, with their groups of options. A row that moves a dish to another category, or renames one from the
 * point of sale, has the id of the dish. `provider` is the point of sale that the rows come from.
 */
export function importedRows(
  rows: readonly DraftRow[],
  diffs: readonly DishDiff<MenuItem>[],
  { currency, otherCategory, provider = null }: ImportFacts,
): { readonly rows: ImportedRow[]; readonly optionGroups?: ImportedOptionGroup[] } {
  const groups = new Map<string, { readonly at: number; readonly group: ImportedOptionGroup }>()
  const indexOf = (group: ImportedOptionGroup) => {
    const key = JSON.stringify(group)
    const found = groups.get(key) ?? { at: groups.size, group }
    groups.set(key, found)
    return found.at
  }
  const imported = inOrder(rows).flatMap(at => {
    const row = rows[at]
    if (!row || isLeftOut(row)) return []
    const diff = diffs[at]
    const isMoved =
      diff?.kind === 'changed' &&
      (diff.changes.includes('category') || (diff.dish.id === row.itemId && diff.changes.includes('name')))
    const chosen = (row.optionGroups ?? [])
      .flatMap(group => importedOptionGroup(group, currency) ?? [])
      .map(group => (provider ? { ...group, remoteProvider: provider } : group))
    return {
      name: row.name,
      description: row.description,
      category: withCategory(row, otherCategory).category,
      price: readPrice(row.price, currency) ?? 0,
      ...statedDetails(row),
      ...(row.translations && { translations: row.translations }),
      ...(chosen.length > 0 && { optionGroups: chosen.map(indexOf) }),
      ...(isMoved && { itemId: diff.dish.id }),
      ...(row.remoteId && provider && { remoteId: row.remoteId, remoteProvider: provider }),
      ...(row.isSoldOut !== undefined && { isSoldOut: row.isSoldOut }),
    }
  })
  return {
    rows: imported,
    ...(groups.size > 0 && { optionGroups: [...groups.values()].map(({ group }) => group) }),
  }
}
