// The property that nothing that looks like a price vanishes: it is part of a dish, of an extra, or of what the reader names
// as unused. It proves that no mark of the plain forms below is dropped on the way, not that it became the right price.
// The forms are independent of the reader's, so that a mark which the reader wrongly takes for a measure, a date or a phone
// number is found. Bare numbers, alone or between slashes, are looked for only where the reader holds them for prices: elsewhere
// they are codes and counts.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Place } from '@tablemate/menu-reader/menu-reading.ts'
import { placesOf } from '@tablemate/menu-reader/pdf/layout/line-parts.ts'
import type { PageText } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import { segmentsOf } from '@tablemate/menu-reader/pdf/layout/segments.ts'
import { type Line, linesOf } from '@tablemate/menu-reader/pdf/layout/text-lines.ts'
import { rowsOf } from '@tablemate/menu-reader/pdf/layout/words.ts'
import { readPages } from '@tablemate/menu-reader/pdf/read-printed-menu.ts'
import { priceMarks } from '@tablemate/menu-reader/pdf/unused-text.ts'

/** The prices of the pages that the reading does not account for, as printed. Should be empty. */
export function lostPrices(pages: readonly PageText[], currency: CurrencyCode = 'USD'): string[] {
  const { dishes: menuItems, extras, unused, usage } = readPages(pages, currency)
  const read = [...menuItems.flatMap(({ places = [] }) => places), ...extras]
  const places = [...read, ...unused.flatMap(({ place }) => place ?? [])]
  const sheets = pages.flatMap((page, at) =>
    [page, ...(page.aside ?? [])].map(sheet => ({ ...sheet, number: at + 1 })),
  )
  return sheets.flatMap(segmentLines).flatMap(line =>
    [
      ...plainMarks(line.text, usage.isBare && line.size >= usage.minBareSize),
      ...priceMarks(line, usage),
    ].flatMap(({ start, end, written }) => {
      const [mark] = placesOf([{ line, start, end }], sheets)
      return mark && places.some(place => holdsCentre(place, mark)) ? [] : [written]
    }),
  )
}

interface Mark {
  readonly start: number
  readonly end: number
  readonly written: string
}

/** What everybody takes for a price, unless it is part of a longer number or a word. */
const plainForms = [
  /(?<![\p{L}\d.,:/])\d{1,3}[.,]\d\d(?![\p{L}\d:]|[.,/]\d)/gu,
  /[$€£¥₹]\s?\d+/g,
  /\d+\s?[€£₹]/g,
]

/** "8/10/12". */
const slashGroup = /(?<![\d.,:/])\d{1,3}(?:\/\d{1,3})+(?![\d:]|[.,/]\d)/g

/** What has such a form and is no price. */
const exceptions = [
  /https?:\S+|www\.\S+|\S+@\S+/gi,
  // Measures: "0.33 l", "4,80 %".
  /\d+(?:[.,/]\d+)*\s?(?:%|°|vol\b(?!-)|(?:[cdm]?l|[km]?g|gr|oz|lbs?|[cm]m|kcal|kj)\b(?![&'’]))/gi,
  // Times: "11.30 – 14.00", "5.30 pm".
  /\d{1,2}[.:]\d\d\s?(?:[-–—]|to|bis|tot|à)\s?\d{1,2}[.:]\d\d/gi,
  /\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]\.?m\b|uhr\b|hrs?\b)/gi,
  // Dates: "24.12.2026", "24/12", "24/12/26".
  /\d{1,2}[./]\d{1,2}[./]\d{4}/g,
  /(?<![\d/])(?:0?[1-9]|[12]\d|3[01])\/0\d(?:\/\d\d)?(?![\d/])/g,
  // Phone numbers, fractions and "open 24/7".
  /\+\d[\d ()-]{7,}|\b0\d[\d ()/-]{6,}|\b\d{3}[-.]\d{3}[-.]\d{4}\b/g,
  /(?<![\d/])(?:1\/[2-8]|[23]\/[34]|24\/7|0+[.,/]0+)(?![\d/])/g,
]

function plainMarks(text: string, isBare: boolean): Mark[] {
  const rest = exceptions.reduce((left, form) => left.replace(form, found => '_'.repeat(found.length)), text)
  return [...plainForms, ...(isBare ? [slashGroup] : [])].flatMap(form =>
    [...rest.matchAll(form)].map(({ index, 0: written }) => ({
      start: index,
      end: index + written.length,
      written,
    })),
  )
}

/** Each segment of the page as a line, before any is given a meaning. */
function segmentLines(page: PageText, number: number): Line[] {
  return segmentsOf(rowsOf(page))
    .flat()
    .flatMap(segment =>
      linesOf({ segments: [segment], left: segment.left, right: segment.right }, number, 0, page.height),
    )
}

function holdsCentre({ page, box }: Place, mark: Place): boolean {
  const [x, y] = [(mark.box.left + mark.box.right) / 2, (mark.box.top + mark.box.bottom) / 2]
  return page === mark.page && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
