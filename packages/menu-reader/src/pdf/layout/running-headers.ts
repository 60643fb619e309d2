// Finds text printed at the same position on several pages: running headers, addresses, page numbers.

import { groupBy } from '@tablemate/domain/group-by.ts'
import type { Line } from './text-lines.ts'

/** The lines that repeat on at least half of the pages, and the name of the house. The first print at the top may be the heading of a long section. */
export function runningHeadersOf(lines: readonly Line[], pages: number): ReadonlySet<Line> {
  if (pages < 2) return new Set()
  const byPosition = groupBy(
    lines,
    ({ text, y }) => `${text.toLowerCase().replace(/\d+/g, '0')}|${Math.round(y / 6)}`,
  )
  const repeated = [...byPosition.values()].filter(sameText => {
    const on = new Set(sameText.map(({ page }) => page)).size
    return on >= 2 && on >= pages / 2 && sameText.every(isAtEdge)
  })
  return new Set([
    ...repeated.flatMap(sameText => (sameText.every(mayBeHeading) ? sameText.slice(1) : sameText)),
    ...namesOfHouse(lines, pages),
  ])
}

/** "Hotel Post" anywhere on most pages except the first: it may be the title of the menu. */
function namesOfHouse(lines: readonly Line[], pages: number): Line[] {
  const named = groupBy(
    lines.filter(({ text }) => house.test(text) && !/\d/.test(text) && /\p{L}\S*\s+\P{L}*\p{L}/u.test(text)),
    ({ text }) => text.toLowerCase(),
  )
  return [...named.values()].flatMap(sameText =>
    new Set(sameText.map(({ page }) => page)).size > Math.max(2, 0.5 * pages) ? sameText.slice(1) : [],
  )
}

const house =
  /(?<!\p{L})(?:restaurante?|ristorante|hotel|gasthaus|gasthof|wirtshaus|trattoria|osteria|taverna|bistrot?|brasserie|caf[eé]|pub|inn|ресторан|εστιατόριο)(?!\p{L})/iu

function mayBeHeading({ text, y, pageHeight }: Line): boolean {
  return y < 0.14 * pageHeight && !/\d/.test(text)
}

/** Only the top and bottom of the page count. A repeat in the middle is a menu printed twice. */
function isAtEdge({ y, pageHeight }: Line): boolean {
  return y < 0.14 * pageHeight || y > 0.88 * pageHeight
}
