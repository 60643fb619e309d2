// Where within a river one column ends and the next begins: prices afloat belong to one of the banks.

import type { ColumnSides } from './column-sides.ts'
import type { PriceSide } from './price-side.ts'
import type { Segment } from './segments.ts'

/** The prices in the river belong to one bank: the shore lies on their far side. */
export function shoreOf(segments: readonly Segment[], sides: ColumnSides, side: PriceSide): number {
  const afloat = segments.filter(
    ({ kind, y, left, right }) =>
      (kind === 'price' || kind === 'size') &&
      y > sides.top &&
      y < sides.bottom &&
      (left + right) / 2 > sides.left &&
      (left + right) / 2 < sides.right,
  )
  const edges = [sides.left, ...afloat.map(({ right }) => right)]
  if (side === 'left') return Math.min(sides.right, ...afloat.map(({ left }) => left)) - 0.5
  if (side === 'right') return (Math.max(...edges) + sides.right) / 2
  return widestGap(afloat, sides)
}

/** Where a column of numbers of their own stands before the texts, the widest white lies between it and the prices. */
function widestGap(afloat: readonly Segment[], sides: ColumnSides): number {
  const sorted = [...afloat].sort((a, b) => a.left - b.left)
  let edge = sorted[0]?.right ?? sides.left
  let best = { x: (edge + sides.right) / 2, width: 0 }
  for (const { left, right } of [...sorted.slice(1), { left: sides.right, right: sides.right }]) {
    if (left - edge > best.width) best = { x: (edge + left) / 2, width: left - edge }
    edge = Math.max(edge, right)
  }
  return best.x
}
