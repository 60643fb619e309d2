// The section that dishes stand in: its name, and what its heading says for all of them, sizes and prices.

import { isSizeName } from '../prices/size-words.ts'
import type { LineFeatures, SizeColumn } from '../roles/line-features.ts'
import { headingName } from './dish-name.ts'
import { type EntryPrice, pricesOf } from './entry-prices.ts'

export interface Section {
  readonly category: string
  readonly heading: LineFeatures | null
  /** The prices of all dishes that have none of their own. */
  readonly inherited: readonly EntryPrice[]
  /** Named over the columns of prices. */
  readonly sizes: readonly SizeColumn[]
  /** What stands under it are the courses of one dish. */
  readonly isSetMenu: boolean
}

export const noSection: Section = {
  category: '',
  heading: null,
  inherited: [],
  sizes: [],
  isSetMenu: false,
}

/** The one that a heading begins. `isEmpty`: the last one has no dish yet, so that its heading may go on. */
export function sectionUnder(heading: LineFeatures, last: Section, isEmpty: boolean): Section {
  const name = headingName(heading)
  const isContinued = isEmpty && last.heading !== null && continuesHeading(last.heading, heading)
  return {
    category: isContinued ? `${last.category} ${name}` : name,
    heading,
    inherited: [],
    sizes: heading.sizeRow?.sizes ?? [],
    isSetMenu: false,
  }
}

/** With the prices that a line gives to all of it. */
export function pricedBy(line: LineFeatures, section: Section): Section {
  return { ...section, inherited: pricesOf(line, []) }
}

/** Whether a line names a set menu: a dish of several courses, not a section of dishes. */
export function isSetMenu({ line }: LineFeatures): boolean {
  return setMenu.test(line.text)
}

const setMenu =
  /\b(?:set (?:menu|lunch|dinner)|prix fixe|tasting|degustation|dégustation|banquet|menu du jour|menú del día|per person|(?:two|three|four|five|[2-7])[- ]course|(?:twee|drie|vier)gangen\w*|\d-gang\w*|omakase|chef['’]s (?:menu|choice))\b/i

/** A heading broken into two lines. */
function continuesHeading(last: LineFeatures, next: LineFeatures): boolean {
  if (last.look !== next.look || (next.line.gap ?? 9) > 1.6 || last.line.column !== next.line.column)
    return false
  return (
    /(?:&|and|,|und|et|y|e|en|\+)$/i.test(last.text.trim()) ||
    /^(?:&|and|und|et|y|en)\b/i.test(next.text.trim()) ||
    isSizeName(next.text)
  )
}
