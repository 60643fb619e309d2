// What the columns of a table hold, and where.

import type { Meaning } from '../header-words.ts'
import type { Look } from './column-look.ts'
import type { Mark } from './table-headings.ts'

export interface PriceColumn {
  readonly at: number
  /** "Large" where each size has a column; '' for the price of the dish. */
  readonly size: string
  /** Where the size itself is written beside each price. */
  readonly sizeAt?: number
  /** The heading says that it counts in cents. */
  readonly isHundredths?: boolean
  /** It holds only for another way of buying: delivered, taken away. */
  readonly isElsewhere?: boolean
}

export interface Columns {
  readonly name: number
  /** The first one is the best one. None: the table names its dishes without prices. */
  readonly prices: readonly PriceColumn[]
  /** Columns that may hold it, the best one first. */
  readonly category: readonly number[]
  readonly description: readonly number[]
  /** Each holds a part of what the size is called. */
  readonly sizes: readonly number[]
  readonly marks: Readonly<Partial<Record<Mark, readonly number[]>>>
  /** The words above said nothing of the prices: they were told by what they look like. */
  readonly isGuessed: boolean
  /** What stands above prices was taken for a size, though it is none that is known. */
  readonly areSizesGuessed: boolean
  /** What stands above the prices: it may tell their currency, too. */
  readonly priceHeadings: readonly string[]
  /** Where the currency has a column of its own. */
  readonly currency: number | undefined
  /** What stands above the names, where that names these dishes and not the column: "Starters". */
  readonly heading: string
}

export type Rows = readonly (readonly string[])[]

/** No table of dishes has more. */
export const mostColumns = 300

/** How well the heading of a column names what is meant. */
export interface Fit {
  readonly meaning: Meaning
  readonly at: number
  readonly fit: number
}

/** A row of headings, and what stands beneath each. */
export interface Sight {
  readonly headings: readonly string[]
  readonly marks: readonly (Mark | 'foreign' | null)[]
  /** The columns that may hold part of the dish. */
  readonly open: readonly number[]
  /** The best ones first. */
  readonly fits: readonly Fit[]
  readonly look: (at: number) => Look
}
