// A section of the menu: its name, and the sizes and prices that its heading gives to all dishes.

import { isSizeName } from '../prices/size-words.ts'
import type { LineFeatures, SizeColumn } from '../roles/line-features.ts'
import { headingName } from './dish-name.ts'
import { type EntryPrice, pricesOf } from './entry-prices.ts'

export interface Section {
  readonly category: string
  readonly heading: LineFeatures | null
  /** The prices of dishes that have none of their own. */
  readonly inherited: readonly EntryPrice[]
  /** The sizes named above the columns of prices. */
  readonly sizes: readonly SizeColumn[]
  /** The lines below are courses of one dish. */
  readonly isSetMenu: boolean
}

export const noSection: Section = {
  category: '',
  heading: null,
  inherited: [],
  sizes: [],
  isSetMenu: false,
}

/** The section that a heading begins. `isEmpty`: the last section has no dish yet, so this line may continue its heading. */
export function sectionOf(heading: LineFeatures, last: Section, isEmpty: boolean): Section {
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

/** The section with the prices of a line that prices all its dishes. */
export function pricedBy(line: LineFeatures, section: Section): Section {
  return { ...section, inherited: pricesOf(line, []) }
}

/** Whether a line names a set menu: one dish of several courses, not a section. */
export function isSetMenu({ line }: LineFeatures): boolean {
  return setMenu.test(line.text)
}

const setMenu =
  /\b(?:set (?:menu|lunch|dinner)|prix fixe|tasting|degustation|dégustation|banquet|menu du jour|menú del día|per person|(?:two|three|four|five|[2-7])[- ]course|(?:twee|drie|vier)gangen\w*|\d-gang\w*|omakase|chef['’]s (?:menu|choice))\b/i

function continuesHeading(last: LineFeatures, next: LineFeatures): boolean {
  if (last.style !== next.style || (next.line.gap ?? 9) > 1.6 || last.line.column !== next.line.column)
    return false
  return (
    /(?:&|and|,|und|et|y|e|en|\+)$/i.test(last.text.trim()) ||
    /^(?:&|and|und|et|y|en)\b/i.test(next.text.trim()) ||
    isSizeName(next.text)
  )
}
