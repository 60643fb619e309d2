// The law that nothing that looks like a price vanishes: it is part of a dish, of an extra, or of what the reader names
// as unused.

import type { Place } from '../../src/menu-reader/menu-reading.ts'
import { placesOf } from '../../src/menu-reader/pdf/layout/line-parts.ts'
import type { PageText } from '../../src/menu-reader/pdf/layout/page-text.ts'
import { segmentsOf } from '../../src/menu-reader/pdf/layout/segments.ts'
import { type Line, linesOf } from '../../src/menu-reader/pdf/layout/text-lines.ts'
import { rowsOf } from '../../src/menu-reader/pdf/layout/words.ts'
import { readPages } from '../../src/menu-reader/pdf/read-menu.ts'
import { priceMarks } from '../../src/menu-reader/pdf/unused-text.ts'

/** The prices of the pages that the reading does not account for, as printed. Should be empty. */
export function lostPrices(pages: readonly PageText[]): string[] {
  const { dishes, extras, unused, usage } = readPages(pages)
  const read = [...dishes.flatMap(({ places = [] }) => places), ...extras]
  const places = [...read, ...unused.flatMap(({ place }) => place ?? [])]
  const lines = pages.flatMap(segmentLines)
  return lines.flatMap(line =>
    priceMarks(line, usage).flatMap(({ start, end, written }) => {
      const [mark] = placesOf([{ line, start, end }], pages)
      return mark && places.some(place => holdsCentre(place, mark)) ? [] : [written]
    }),
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
