// Where within a river one column ends and the next begins: prices afloat belong to one of the banks.

import type { Banks } from './banks.ts'
import type { PriceSide } from './price-side.ts'
import type { Segment } from './segments.ts'

/** The prices in the river belong to one bank: the shore lies on their far side. */
export function shoreOf(segments: readonly Segment[], banks: Banks, side: PriceSide): number {
  const afloat = segments.filter(
    ({ kind, y, left, right }) =>
      (kind === 'price' || kind === 'size') &&
      y > banks.top &&
      y < banks.bottom &&
      (left + right) / 2 > banks.left &&
      (left + right) / 2 < banks.right,
  )
  const edges = [banks.left, ...afloat.map(({ right }) => right)]
  if (side === 'left') return Math.min(banks.right, ...afloat.map(({ left }) => left)) - 0.5
  if (side === 'right') return (Math.max(...edges) + banks.right) / 2
  return widestGap(afloat, banks)
}

/** Where a column of numbers of their own stands before the texts, the widest white lies between it and the prices. */
function widestGap(afloat: readonly Segment[], banks: Banks): number {
  const sorted = [...afloat].sort((a, b) => a.left - b.left)
  let edge = sorted[0]?.right ?? banks.left
  let best = { x: (edge + banks.right) / 2, width: 0 }
  for (const { left, right } of [...sorted.slice(1), { left: banks.right, right: banks.right }]) {
    if (left - edge > best.width) best = { x: (edge + left) / 2, width: left - edge }
    edge = Math.max(edge, right)
  }
  return best.x
}
