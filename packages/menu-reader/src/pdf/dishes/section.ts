// A section of the menu: its name, and the sizes and prices that its heading gives to all dishes.

import { type LinePart, wholeOf } from '../layout/line-parts.ts'
import { findPrices } from '../prices/find-prices.ts'
import { withoutLookalikes } from '../prices/lookalikes.ts'
import { isSizeName } from '../prices/size-words.ts'
import type { LineFeatures, SizeColumn } from '../roles/line-features.ts'
import { headingEnd, headingName } from './dish-name.ts'
import { type EntryPrice, pricesOf } from './entry-prices.ts'
import { type Parent, parentsAbove } from './parent.ts'

export interface Section {
  readonly category: string
  readonly heading: LineFeatures | null
  /** From the largest to the nearest. */
  readonly parents: readonly Parent[]
  /** What its category was read from. */
  readonly parts: readonly LinePart[]
  /** The prices of dishes that have none themselves. */
  readonly inherited: readonly EntryPrice[]
  /** The line of these prices. */
  readonly pricedAt: LinePart | null
  /** The sizes named above the columns of prices. */
  readonly sizes: readonly SizeColumn[]
  /** The lines below are courses of one dish. */
  readonly isSetMenu: boolean
}

export const noSection: Section = {
  category: '',
  heading: null,
  parents: [],
  parts: [],
  inherited: [],
  pricedAt: null,
  sizes: [],
  isSetMenu: false,
}

/** The section that a heading begins. `isEmpty`: the last section has no dish yet, so this line may continue its heading. */
export function sectionOf(heading: LineFeatures, last: Section, isEmpty: boolean): Section {
  const name = headingName(heading)
  if (isEmpty && last.heading && isNote(heading))
    return { ...last, parts: [...last.parts, ...partsOf(heading)] }
  const isContinued = isEmpty && last.heading !== null && continuesHeading(last.heading, heading)
  return {
    category: isContinued ? `${last.category} ${name}` : name,
    heading,
    parents: isContinued ? last.parents : parentsAbove(heading.size, last, isEmpty),
    parts: [...(isContinued ? last.parts : []), ...partsOf(heading)],
    inherited: [],
    pricedAt: null,
    sizes: heading.sizeRow?.sizes ?? [],
    isSetMenu: false,
  }
}

/** The section with the prices of a line that prices all its dishes. */
export function pricedBy(line: LineFeatures, section: Section): Section {
  return { ...section, inherited: pricesOf(line, []), pricedAt: wholeOf(line.line) }
}

/** A price that its name contains is not used: nothing shows it as a price. */
function partsOf(heading: LineFeatures): LinePart[] {
  const { line, prices, sizeRow } = heading
  const part = { line, start: prices.head.start, end: sizeRow ? line.text.length : headingEnd(heading) }
  return findPrices(line.text.slice(part.start, part.end)).some(({ amount }) => amount !== null) ? [] : [part]
}

/** "11-15 Uhr": the hours of a section are no part of its name. */
function isNote({ text }: LineFeatures): boolean {
  return /\d/.test(text) && (withoutLookalikes(text).match(/\p{L}/gu)?.length ?? 0) < 4
}

/** A heading in pieces has little white between them, whatever their sizes. */
function continuesHeading(last: LineFeatures, next: LineFeatures): boolean {
  if (last.line.column !== next.line.column) return false
  const white = next.line.y - last.line.y - 0.75 * next.size - 0.22 * last.size
  const distance = Math.max(next.line.left - last.line.right, last.line.left - next.line.right)
  if (white < 0.45 * Math.min(last.size, next.size) && distance < 3 * next.size) return true
  if (last.style !== next.style || (next.line.gap ?? 9) > 1.6) return false
  return (
    /(?:&|and|,|und|et|y|e|en|\+)$/i.test(last.text.trim()) ||
    /^(?:&|and|und|et|y|en)\b/i.test(next.text.trim()) ||
    isSizeName(next.text)
  )
}
