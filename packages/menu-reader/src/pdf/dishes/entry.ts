// The content of one dish's lines.

import type { RawOptionGroup, RowDoubt } from '../../menu-reading.ts'
import type { LinePart } from '../layout/line-parts.ts'
import type { LineFeatures } from '../roles/line-features.ts'
import type { EntryPrice } from './entry-prices.ts'
import type { Parent } from './parent.ts'

export interface Entry {
  readonly category: string
  /** The heading above the category's own. */
  readonly parent: Parent | null
  /** Everything it was read from, its name first. */
  readonly parts: readonly LinePart[]
  readonly names: readonly LineFeatures[]
  /** Texts beside or below the name. */
  readonly texts: readonly string[]
  readonly prices: readonly EntryPrice[]
  readonly doubts: readonly RowDoubt[]
  /** What lines of extras offer with it. */
  readonly options: readonly RawOptionGroup[]
  /** The dish's name, where one line holds several dishes. */
  readonly givenName: string | null
}

/** "Wings: 6 pieces 9, 12 pieces 16": entries with several sizes take the heading's name; a single one is itself a dish. */
export function withNameOfSizes(entry: Entry): Entry {
  const [only, ...more] = entry.prices
  if (entry.givenName === null || entry.givenName !== only?.size) return entry
  if (more.length === 0) return { ...entry, prices: [{ ...only, size: null }] }
  return { ...entry, givenName: entry.category || entry.givenName }
}
