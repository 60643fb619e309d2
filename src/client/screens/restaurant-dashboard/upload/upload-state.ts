// The states of a menu upload, and the owner's changes to the checked rows.

import type { ColumnQuestion, FileDoubt } from '#menu-reader/menu-reading.ts'
import type { DraftRow } from './draft-rows.ts'
import type { PosSource } from './pos-source.ts'

export type UploadState =
  /** `problem`: the error of the previous file. */
  | { readonly kind: 'choosing'; readonly problem: string | null }
  /** `share`: the part sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  /** The owner is asked what the columns of the file hold. */
  | { readonly kind: 'asking'; readonly file: File; readonly question: ColumnQuestion }
  /** `name`: the point of sale. */
  | { readonly kind: 'taking'; readonly name: string }
  | { readonly kind: 'not-taken'; readonly name: string; readonly problem: string }
  | Checking

export interface Checking {
  readonly kind: 'checking' | 'saving'
  /** The name of the file or of the point of sale. */
  readonly name: string
  /** Null: the rows come from a file. */
  readonly pos: PosSource | null
  readonly rows: readonly DraftRow[]
  readonly doubts: readonly FileDoubt[]
  /** The category for dishes without one. */
  readonly otherCategory: string
  /** The dishes to remove from the menu, if the file lacks them. */
  readonly removedIds: ReadonlySet<number>
}

/** Changes to the checked rows. */
export interface CheckActions {
  readonly changeRows: (
    rows: readonly number[],
    change: (row: DraftRow, at: number) => Partial<DraftRow>,
  ) => void
  readonly setRemoved: (ids: readonly number[], isRemoved: boolean) => void
  readonly nameOtherCategory: (name: string) => void
}

type SetState = (next: (now: UploadState) => UploadState) => void

export function checkActionsOn(setState: SetState): CheckActions {
  const change = (part: (checking: Checking) => Partial<Checking>) =>
    setState(now => (now.kind === 'checking' ? { ...now, ...part(now) } : now))
  return {
    changeRows(indexes, changeOf) {
      const changing = new Set(indexes)
      change(({ rows }) => ({
        rows: rows.map((row, at) => (changing.has(at) ? { ...row, ...changeOf(row, at) } : row)),
      }))
    },
    setRemoved(ids, isRemoved) {
      const chosen = new Set(ids)
      change(({ removedIds }) => ({
        removedIds: new Set([
          ...[...removedIds].filter(dish => !chosen.has(dish)),
          ...(isRemoved ? chosen : []),
        ]),
      }))
    },
    nameOtherCategory: name => change(() => ({ otherCategory: name })),
  }
}
