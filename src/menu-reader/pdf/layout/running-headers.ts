// What is printed at the same place of several pages: running heads, addresses, page numbers.

import { groupBy } from '#domain/group-by.ts'
import type { Line } from './text-lines.ts'

/** The lines that are not said once but on page after page. */
export function furnitureOf(lines: readonly Line[], pages: number): ReadonlySet<Line> {
  if (pages < 2) return new Set()
  const places = groupBy(
    lines,
    ({ text, y }) => `${text.toLowerCase().replace(/\d+/g, '0')}|${Math.round(y / 6)}`,
  )
  const repeated = [...places.values()].filter(twins => {
    const on = new Set(twins.map(({ page }) => page)).size
    return on >= 2 && on >= pages / 2 && twins.every(isAtEdge)
  })
  return new Set(repeated.flat())
}

/** The outer parts of the sheet; what repeats in its middle is a menu printed twice. */
function isAtEdge({ y, pageHeight }: Line): boolean {
  return y < 0.14 * pageHeight || y > 0.88 * pageHeight
}
