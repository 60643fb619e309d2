// The prices of a line, each with its size.

import { wordAt } from '../layout/text-lines.ts'
import type { SizedPrice } from '../prices/found-prices.ts'
import type { LineFeatures, SizeColumn } from '../roles/line-features.ts'
import { priceCentres } from '../roles/size-rows.ts'

export interface EntryPrice {
  readonly size: string | null
  readonly amount: SizedPrice['amount']
  readonly written: string
  readonly isSure: boolean
}

/** A price without a named size takes the size of the column header above it. */
export function pricesOf(features: LineFeatures, columns: readonly SizeColumn[]): EntryPrice[] {
  const centres = priceCentres(features)
  const reach = 3.5 * features.size
  const isInOrder = columns.length === features.prices.prices.length
  const isApart =
    new Set(features.prices.prices.map(({ start }) => wordAt(features.line, start))).size ===
    features.prices.prices.length
  return features.prices.prices.map(({ size, amount, written, isSure }, at) => {
    const price = { amount, written, isSure }
    // Among three sizes and more, a single price is that of a dish without sizes.
    const isAlone = columns.length > 2 && centres.length === 1
    if (size !== null || columns.length === 0 || isAlone) return { size, ...price }
    const x = centres[at] ?? 0
    const nearest = [...columns].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
    if (isApart && nearest && Math.abs(nearest.x - x) < reach) return { size: nearest.name, ...price }
    return { size: isInOrder && columns.length > 1 ? (columns[at]?.name ?? null) : null, ...price }
  })
}
