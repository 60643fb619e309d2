// What a row of the file is shown with, and what can be done with it.

import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { DishDiff } from '#menu-reader/menu-diff.ts'
import type { DishProblems } from '../dish-rules.ts'
import type { DraftRow } from './draft-rows.ts'

/** What can be done with a row, by its place in the file; the same from first to last. */
export interface RowActions {
  readonly change: (at: number, changes: Partial<DraftRow>) => void
  readonly open: (at: number) => void
  readonly leaveOut: (at: number) => void
  readonly putBack: (at: number) => void
  /** They are right, under the names that they have or are given: on to the next one after this button. */
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
  /** null: there is nothing to compare it with. */
  readonly diff: DishDiff<MenuItem> | null
  readonly currency: CurrencyCode
  readonly otherCategory: string
  /** It is among those to look at. */
  readonly isDoubtful: boolean
  readonly actions: RowActions
}

/** By which the focus finds what takes the place of a button that was pressed. */
export function idsOf(at: number) {
  return { row: `row-${at}`, edit: `edit-row-${at}`, putBack: `put-back-row-${at}` }
}
