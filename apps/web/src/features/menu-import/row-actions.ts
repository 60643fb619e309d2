// The props and actions of a row of the file.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { DishDiff } from '@tablemate/menu-reader/menu-diff.ts'
import type { MenuItemProblems } from '../dashboard/menu-item-rules.ts'
import type { DraftRow } from './draft-rows.ts'
import type { CheckActions } from './upload-state.ts'

/** The actions on rows, by index in the file. The object never changes. */
export interface RowActions {
  readonly change: (at: number, changes: Partial<DraftRow>) => void
  readonly open: (at: number) => void
  readonly leaveOut: (at: number) => void
  readonly putBack: (at: number) => void
  /** Confirms the rows, optionally under new names, and focuses the next row to look at after `button`. */
  readonly settle: (
    rows: readonly number[],
    button: HTMLElement,
    name?: (row: DraftRow, at: number) => string,
  ) => void
  readonly select: (at: number, isSelected: boolean) => void
  readonly changeOptions: CheckActions['changeOptions']
  readonly separateSizes: (at: number) => void
  /** Makes a new category of the row and those that follow it in its category. */
  readonly split: (at: number, name: string) => void
  /** Shows the row's place in the file, where the page is not beside the rows. */
  readonly showPage: (at: number) => void
}

/** The actions on the categories of the file, by name. */
export interface BlockActions {
  /** The rows selected to be moved; null while nothing is being selected. */
  readonly selected: ReadonlySet<number> | null
  /** `rows`: those of the category, of which none is selected yet. */
  readonly startSelecting: (rows: readonly number[]) => void
  readonly selectAll: (rows: readonly number[], areSelected: boolean) => void
  readonly rename: (block: string, name: string) => void
  /** Adds an empty dish. */
  readonly add: (block: string) => void
}

export interface CheckRowProps {
  readonly at: number
  readonly row: DraftRow
  readonly problems: MenuItemProblems
  /** null if the menu is still empty. */
  readonly diff: DishDiff<MenuItem> | null
  readonly currency: CurrencyCode
  readonly otherCategory: string
  /** Whether the row was to be looked at when the file was read. */
  readonly isDoubtful: boolean
  /** The owner typed a price far outside the others'. */
  readonly isUnusual: boolean
  /** null while no dishes are being selected. */
  readonly isSelected: boolean | null
  /** Whether the row's place is shown only on demand. */
  readonly hasPageToShow: boolean
  /** What the rows come from, in words. */
  readonly source: string
  /** Whether the row has a position in a file that the owner can look up. */
  readonly hasPosition: boolean
  readonly actions: RowActions
}

/** Element ids, used to focus the element that replaces a pressed button. */
export function idsOf(at: number) {
  return {
    row: `row-${at}`,
    edit: `edit-row-${at}`,
    putBack: `put-back-row-${at}`,
    select: `select-row-${at}`,
  }
}

/** The index of the row that an element is part of. */
export function rowAround(element: Element): number | null {
  const [, at] = /^row-(\d+)$/.exec(element.closest('li[id^=row-]')?.id ?? '') ?? []
  return at === undefined ? null : Number(at)
}
