// The types that say what the columns of a table hold.

import type { MinorUnits } from '@tablemate/domain/money.ts'
import type { Meaning } from '../header-words.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { RowField } from './table-headings.ts'

export interface PriceColumn {
  readonly at: number
  /** "Large" if each size has a column; '' for the dish's own price. */
  readonly size: string
  /** The column with the size of each price. */
  readonly sizeAt?: number
  /** The heading says that the prices are in cents: how many a major unit has. */
  readonly units?: MinorUnits | undefined
  /** The price of another sales channel, like delivery or takeaway. */
  readonly isElsewhere?: boolean
}

/** A column that has the texts of another in another language. */
export interface TranslatedColumn {
  /** BCP 47 primary subtag. */
  readonly language: string
  readonly at: number
  /** The column that it translates. */
  readonly of: number
}

export interface Columns {
  readonly name: number
  /** The best one first. Empty if the table has no prices. */
  readonly prices: readonly PriceColumn[]
  /** Possible category columns, the best one first. */
  readonly category: readonly number[]
  readonly description: readonly number[]
  /** Each holds a part of the size's name. */
  readonly sizes: readonly number[]
  /** What the sizes are called; '' if nothing says so. */
  readonly sizeName: string
  /** Columns of extras in words, with their headings. */
  readonly extras: readonly { readonly at: number; readonly name: string }[]
  readonly fields: Readonly<Partial<Record<RowField, readonly number[]>>>
  /** No heading names the prices: they were recognised by their form. */
  readonly isGuessed: boolean
  /** A heading above prices was taken for a size though it is not a known one. */
  readonly areSizesGuessed: boolean
  /** The headings above the prices, which may name their currency. */
  readonly priceHeadings: readonly string[]
  /** A separate column for the currency. */
  readonly currency: number | undefined
  readonly translated: readonly TranslatedColumn[]
  /** The heading above the names, if it is a category such as "Starters". */
  readonly heading: string
}

/** Columns without headings that would tell more than these places. */
export function plainColumns(name: number, prices: readonly number[]): Columns {
  return {
    name,
    prices: prices.map(at => ({ at, size: '' })),
    category: [],
    description: [],
    sizes: [],
    sizeName: '',
    extras: [],
    fields: {},
    isGuessed: false,
    areSizesGuessed: false,
    priceHeadings: [],
    currency: undefined,
    translated: [],
    heading: '',
  }
}

export type Rows = readonly (readonly string[])[]

/** More than any table of dishes has. */
export const maxColumns = 300

/** How well the heading of a column names a meaning. */
export interface Fit {
  readonly meaning: Meaning
  readonly at: number
  readonly fit: number
}

/** A row of headings with a profile of each column below. */
export interface Header {
  readonly headings: readonly string[]
  readonly fields: readonly (RowField | 'ignored' | null)[]
  /** The columns that may hold part of the dish. */
  readonly candidates: readonly number[]
  /** The best ones first. */
  readonly fits: readonly Fit[]
  readonly profile: (at: number) => ColumnProfile
}
