// The props and actions of a row of the file.

import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { DishDiff } from '#menu-reader/menu-diff.ts'
import type { DishProblems } from '../dish-rules.ts'
import type { DraftRow } from './draft-rows.ts'

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
}

export interface CheckRowProps {
  readonly at: number
  readonly row: DraftRow
  readonly problems: DishProblems
  /** null if the menu is still empty. */
  readonly diff: DishDiff<MenuItem> | null
  readonly currency: CurrencyCode
  readonly otherCategory: string
  /** Whether the row was to be looked at when the file was read. */
  readonly isDoubtful: boolean
  /** What the rows come from, in words. */
  readonly source: string
  /** Whether the row has a position in a file that the owner can look up. */
  readonly hasPosition: boolean
  readonly actions: RowActions
}

/** Element ids, used to focus the element that replaces a pressed button. */
export function idsOf(at: number) {
  return { row: `row-${at}`, edit: `edit-row-${at}`, putBack: `put-back-row-${at}` }
}
