// The states of a menu upload, and the owner's changes to the checked rows.

import type { ReadingProgress } from '@tablemate/contract/menu-import.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { ColumnQuestion, FileDoubt, RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import { type CommonDoubt, withoutCommonDoubts } from './common-doubts.ts'
import { type DraftOptionGroup, separatedRows } from './draft-options.ts'
import type { DraftRow } from './draft-rows.ts'
import { addRow, type MenuRows, moveRows, type Neighbour, renameBlock, splitBlock } from './menu-blocks.ts'
import type { PosSource } from './pos-source.ts'
import { type DraftText, draftTexts, type UnusedText } from './unused-texts.ts'

export type UploadState =
  /** `problem`: the error of the previous file. */
  | { readonly kind: 'choosing'; readonly problem: string | null }
  | Sending
  /** The owner is asked what the columns of the file hold. */
  | { readonly kind: 'asking'; readonly file: File; readonly question: ColumnQuestion }
  /** `name`: the point of sale. */
  | { readonly kind: 'taking'; readonly name: string }
  | { readonly kind: 'not-taken'; readonly name: string; readonly problem: string }
  | Checking

export interface Sending {
  readonly kind: 'sending'
  readonly name: string
  /** The part sent, from 0 to 1. */
  readonly share: number
  /** Of a scanned menu; null until the server reports it. */
  readonly reading: ReadingProgress | null
}

export interface Checking extends MenuRows {
  readonly kind: 'checking' | 'saving'
  /** The name of the file or of the point of sale. */
  readonly name: string
  /** The PDF whose pages are shown beside the rows. */
  readonly pdf: Blob | null
  /** Null: the rows come from a file. */
  readonly pos: PosSource | null
  readonly doubts: readonly FileDoubt[]
  readonly commonDoubts: readonly CommonDoubt[]
  readonly unused: readonly DraftText[]
  /** How many prices of the file are those of rows. */
  readonly pricesRead: number
  /** The dishes to remove from the menu, if the file lacks them. */
  readonly removedIds: ReadonlySet<number>
  /** Incremented by each change that moves rows on the screen. */
  readonly arrangement: number
  readonly readAt: number
  /** The time of the latest correction. */
  readonly changedAt: number | null
  /** The time of the latest correction that an earlier visit kept. */
  readonly keptFrom: number | null
}

export interface MenuRead
  extends Pick<Checking, 'name' | 'pdf' | 'pos' | 'rows' | 'doubts' | 'otherCategory'> {
  readonly unused: readonly UnusedText[]
}

/** The check of a menu that was just read. */
export function startChecking({ rows: read, unused, ...menu }: MenuRead): Checking {
  return {
    kind: 'checking',
    ...menu,
    ...withoutCommonDoubts(read),
    unused: draftTexts(unused),
    pricesRead: countPrices(read),
    removedIds: new Set(),
    arrangement: 0,
    readAt: Date.now(),
    changedAt: null,
    keptFrom: null,
  }
}

/** Those of rows, of their sizes and of options that add something, which several rows may share. */
function countPrices(rows: readonly DraftRow[]): number {
  const priced = rows.filter(({ priceText }) => priceText !== '').length
  const groups = new Map(rows.flatMap(row => row.optionGroups ?? []).map(group => [group.key, group]))
  return [...groups.values()].reduce(
    (sum, { areSizes, read }) =>
      sum + (areSizes ? read.length - 1 : read.filter(({ price }) => price !== 0).length),
    priced,
  )
}

/** Changes to the checked rows. */
export interface CheckActions {
  readonly changeRows: (
    rows: readonly number[],
    change: (row: DraftRow, at: number) => Partial<DraftRow>,
  ) => void
  /** Changes a group of options in all rows that have it, or takes it from them. */
  readonly changeOptions: (key: string, change: Partial<DraftOptionGroup> | null) => void
  /** Replaces a row by one for each of its sizes. */
  readonly separateSizes: (at: number, currency: CurrencyCode) => void
  readonly setRemoved: (ids: readonly number[], isRemoved: boolean) => void
  readonly nameOtherCategory: (name: string) => void
  readonly renameBlock: (block: string, name: string) => void
  readonly moveRows: (rows: readonly number[], block: string) => void
  readonly splitBlock: (from: number, name: string) => void
  /** `text`: the index of the unused text that became the dish. */
  readonly addRow: (row: Omit<DraftRow, 'order'>, beside: Neighbour | undefined, text?: number) => void
  readonly setDismissed: (text: number, isDismissed: boolean) => void
  readonly settleDoubt: (doubt: RowDoubt) => void
}

type SetState = (next: (now: UploadState) => UploadState) => void

export function checkActionsOn(setState: SetState): CheckActions {
  const change = (part: (checking: Checking) => Partial<Checking>) =>
    setState(now => (now.kind === 'checking' ? { ...now, ...part(now), changedAt: Date.now() } : now))
  const arrange = (part: (checking: Checking) => Partial<Checking>) =>
    change(checking => ({ ...part(checking), arrangement: checking.arrangement + 1 }))
  const settleText = (unused: Checking['unused'], text: number, became: DraftText['became']) =>
    unused.map((one, at) => (at === text ? { ...one, became } : one))
  return {
    changeRows(indexes, changeOf) {
      const changing = new Set(indexes)
      change(({ rows }) => ({
        rows: rows.map((row, at) => (changing.has(at) ? { ...row, ...changeOf(row, at) } : row)),
      }))
    },
    changeOptions: (key, changes) =>
      change(({ rows }) => ({
        rows: rows.map(row =>
          row.optionGroups?.some(group => group.key === key)
            ? {
                ...row,
                optionGroups: row.optionGroups.flatMap(group =>
                  group.key !== key ? group : changes ? { ...group, ...changes } : [],
                ),
              }
            : row,
        ),
      })),
    separateSizes: (at, currency) =>
      arrange(({ rows }) => {
        const [first, ...others] = (rows[at] && separatedRows(rows[at], currency)) ?? []
        if (!first) return {}
        const start = rows.map((row, index) => (index === at ? first : row))
        // The last one is added first, each directly behind the row.
        return { rows: others.reduceRight((all, row) => addRow(all, row, { at, isBefore: true }), start) }
      }),
    setRemoved(ids, isRemoved) {
      const chosen = new Set(ids)
      change(({ removedIds }) => ({
        removedIds: new Set([
          ...[...removedIds].filter(menuItem => !chosen.has(menuItem)),
          ...(isRemoved ? chosen : []),
        ]),
      }))
    },
    nameOtherCategory: name => change(() => ({ otherCategory: name })),
    renameBlock: (block, name) => arrange(checking => renameBlock(checking, block, name)),
    moveRows: (moved, block) => arrange(checking => ({ rows: moveRows(checking, moved, block) })),
    splitBlock: (from, name) => arrange(checking => ({ rows: splitBlock(checking, from, name) })),
    addRow: (row, beside, text = -1) =>
      arrange(({ rows, unused }) => ({
        rows: addRow(rows, row, beside),
        unused: settleText(unused, text, { menuItem: rows.length }),
      })),
    setDismissed: (text, isDismissed) =>
      change(({ unused }) => ({ unused: settleText(unused, text, isDismissed ? 'dismissed' : 'nothing') })),
    settleDoubt: settled =>
      change(({ commonDoubts }) => ({ commonDoubts: commonDoubts.filter(({ doubt }) => doubt !== settled) })),
  }
}
