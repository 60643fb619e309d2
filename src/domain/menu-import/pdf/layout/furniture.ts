// What is printed at the same place of several pages: running heads, addresses, page numbers.

import type { Line } from './lines.ts'

/** The lines that are not said once but on page after page. */
export function furnitureOf(lines: readonly Line[], pages: number): ReadonlySet<Line> {
  if (pages < 2) return new Set()
  const places = new Map<string, Line[]>()
  for (const line of lines) {
    const key = `${line.text.toLowerCase().replace(/\d+/g, '0')}|${Math.round(line.y / 6)}`
    places.set(key, [...(places.get(key) ?? []), line])
  }
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
