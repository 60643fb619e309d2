// What the lines of one dish hold together.

import type { RowDoubt } from '../../menu-reading.ts'
import type { LineFeatures } from '../roles/line-features.ts'
import type { EntryPrice } from './entry-prices.ts'

export interface Entry {
  readonly category: string
  readonly names: readonly LineFeatures[]
  /** Said beside the name or below it. */
  readonly texts: readonly string[]
  readonly prices: readonly EntryPrice[]
  readonly doubts: readonly RowDoubt[]
  /** Where one line holds several dishes, the name of this one. */
  readonly givenName: string | null
}

/** "Wings: 6 pieces 9, 12 pieces 16": what is sold in sizes only is what the heading names; one alone is a dish. */
export function withNameOfSizes(entry: Entry): Entry {
  const [only, ...more] = entry.prices
  if (entry.givenName === null || entry.givenName !== only?.size) return entry
  if (more.length === 0) return { ...entry, prices: [{ ...only, size: null }] }
  return { ...entry, givenName: entry.category || entry.givenName }
}
