// A printed menu as a menu: from where its words stand and how they look to dishes with prices, and what of it is in
// doubt. Words make lines, rivers of white part columns, each line gets its role together with all others, and lines
// of one dish make its items.

import type { CurrencyCode } from '#domain/currency.ts'
import { finish } from '../finish.ts'
import type { MenuReading } from '../menu-reading.ts'
import { entriesOf } from './dishes/entries.ts'
import { dishesOf } from './dishes/items.ts'
import { columnsOf } from './layout/page-columns.ts'
import type { PageText } from './layout/page-text.ts'
import { joinRunOns } from './layout/run-ons.ts'
import { furnitureOf } from './layout/running-headers.ts'
import { segmentsOf } from './layout/segments.ts'
import { type Line, linesOf } from './layout/text-lines.ts'
import { rowsOf } from './layout/words.ts'
import { priceHabitsOf } from './prices/price-habits.ts'
import { brokenLines, nameEndings } from './roles/broken-lines.ts'
import { withFurtherExtras } from './roles/further-extras.ts'
import { type Labelled, labelLines } from './roles/label-lines.ts'
import { type LineFeatures, signsOf } from './roles/line-features.ts'
import { paidBelow } from './roles/paid-below.ts'
import { sizeRowOf } from './roles/size-rows.ts'
import { withVariants } from './roles/variants.ts'

/** Prices in hundredths of the major unit, as steps of the restaurant's currency allow. */
export function readPrintedMenu(pages: readonly PageText[], currency: CurrencyCode): MenuReading {
  const entries = entriesOf(labelledLines(pages))
  const told = entries.flatMap(({ prices }) => prices.map(({ written }) => written))
  return finish(dishesOf(entries), currency, [], told)
}

/** The lines of all pages in reading order, with their roles. */
function labelledLines(pages: readonly PageText[]): Labelled[] {
  const lines = readingOrder(pages)
  const furniture = furnitureOf(lines, pages.length)
  const habits = priceHabitsOf(lines.map(({ text }) => text))
  const said = lines.filter(line => !furniture.has(line))
  const features = withVariants(
    withFurtherExtras(said.map((line, at) => signsOf(line, said[at - 1] ?? null, habits))),
  )
  const [paid, broken] = [paidBelow(features), brokenLines(features)]
  const endings = nameEndings(features, broken)
  return labelLines(
    features.map((line, at) => ({
      ...withNeighbours(line, features.slice(at + 1, at + 8)),
      isBroken: broken.has(line),
      endsName: endings.has(line),
      isPaidBelow: paid.names.has(line),
      paysAbove: paid.texts.has(line),
    })),
  )
}

function readingOrder(pages: readonly PageText[]): Line[] {
  let column = 0
  return pages.flatMap((page, number) =>
    columnsOf(segmentsOf(rowsOf(page))).flatMap(found =>
      joinRunOns(linesOf(found, number, column++, page.height)),
    ),
  )
}

function withNeighbours(features: LineFeatures, below: readonly LineFeatures[]): LineFeatures {
  const near = { isPaidOnce: paysOnce(features, below), isOverNames: below[0]?.isNameRow ?? false }
  const sizeRow = sizeRowOf(features, below.slice(0, 5))
  if (!sizeRow) return { ...features, ...near }
  return {
    ...features,
    ...near,
    sizeRow,
    isSizeRow: !/\p{L}/u.test(features.line.text.slice(0, sizeRow.start)),
  }
}

/** Under a heading several dishes follow, under a name one price. */
function paysOnce({ face, prices, line }: LineFeatures, below: readonly LineFeatures[]): boolean {
  const again = below.findIndex(other => other.face === face || other.line.column !== line.column)
  if (prices.place !== 'none' || again < 1 || below[again]?.face !== face) return false
  const priced = below.slice(0, again).filter(other => other.prices.place !== 'none')
  return priced.length === 1 && priced[0] === below[again - 1] && priced[0]?.prices.place === 'end'
}
