// Finds where, within a gutter, one column ends and the next begins: prices in the gutter belong to one of the two.

import type { ColumnSides } from './column-sides.ts'
import type { PriceSide } from './price-side.ts'
import type { Segment } from './segments.ts'

/** The x at which the right column begins, beyond the prices of the left one. */
export function columnEdge(segments: readonly Segment[], sides: ColumnSides, side: PriceSide): number {
  const inGutter = segments.filter(
    ({ kind, y, left, right }) =>
      (kind === 'price' || kind === 'size') &&
      y > sides.top &&
      y < sides.bottom &&
      (left + right) / 2 > sides.left &&
      (left + right) / 2 < sides.right,
  )
  const edges = [sides.left, ...inGutter.map(({ right }) => right)]
  if (side === 'left') return Math.min(sides.right, ...inGutter.map(({ left }) => left)) - 0.5
  if (side === 'right') return (Math.max(...edges) + sides.right) / 2
  return widestGap(inGutter, sides)
}

/** If separate numbers precede the texts, the widest gap lies between them and the prices. */
function widestGap(inGutter: readonly Segment[], sides: ColumnSides): number {
  const sorted = [...inGutter].sort((a, b) => a.left - b.left)
  let edge = sorted[0]?.right ?? sides.left
  let best = { x: (edge + sides.right) / 2, width: 0 }
  for (const { left, right } of [...sorted.slice(1), { left: sides.right, right: sides.right }]) {
    if (left - edge > best.width) best = { x: (edge + left) / 2, width: left - edge }
    edge = Math.max(edge, right)
  }
  return best.x
}
