// What a reader makes of a menu file: dishes, each with what is doubtful about it.

import type { Minor } from '../money.ts'

/** One dish as it stands in the file. */
export interface ReadItem {
  /** Where: the row of the table as a spreadsheet counts it, or which of the file's dishes it is; from 1. */
  readonly row: number
  readonly category: string
  readonly name: string
  readonly description: string
  /** null: none that could be kept was found. */
  readonly price: Minor | null
  /** The price as it is written in the file, for whoever corrects it. */
  readonly priceText: string
  readonly doubts: readonly RowDoubt[]
}

/** Why a dish should be looked at before it is believed. */
export const rowDoubts = [
  'no-name',
  'no-price',
  'price-unreadable',
  'price-too-large',
  'price-not-payable',
  /** 1.234 is a thousand and more in one country and not two in another. */
  'thousands-or-decimals',
  'price-rounded',
  'several-prices',
  'free',
  'no-category',
  'name-too-long',
  'category-too-long',
  'description-cut',
  /** The same name stands in the same category before it, with something else beside it; the later one counts. */
  'twice',
] as const
export type RowDoubt = (typeof rowDoubts)[number]

/** What holds for the file as a whole. */
export const fileDoubts = ['no-header', 'prices-in-hundredths'] as const
export type FileDoubt = (typeof fileDoubts)[number]

/** Why nothing could be read. */
export const unreadables = ['no-dishes', 'no-columns', 'too-many-rows'] as const
export type Unreadable = (typeof unreadables)[number]

export type MenuReading =
  | { readonly kind: 'read'; readonly items: readonly ReadItem[]; readonly doubts: readonly FileDoubt[] }
  | { readonly kind: 'unreadable'; readonly why: Unreadable }

/** A dish before its texts were looked at. */
export interface RawDish {
  readonly row: number
  readonly category: string
  readonly name: string
  readonly description: string
  /** As written; or a number in major units, as JSON has it. */
  readonly price: string | number
  /** Further prices stand beside the one that was taken. */
  readonly hasOtherPrices: boolean
}
