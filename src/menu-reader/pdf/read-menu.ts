// Reads a printed menu from the positions and styles of its text. Text runs become words and lines, gutters separate
// columns, all lines get their roles together, and the lines of a dish become its items.

import type { CurrencyCode } from '#domain/currency.ts'
import { buildReading } from '../build-reading.ts'
import type { MenuReading } from '../menu-reading.ts'
import { entriesOf } from './dishes/entries.ts'
import { dishesOf } from './dishes/items.ts'
import { columnsOf } from './layout/page-columns.ts'
import type { PageText } from './layout/page-text.ts'
import { joinRunOns } from './layout/run-ons.ts'
import { runningHeadersOf } from './layout/running-headers.ts'
import { segmentsOf } from './layout/segments.ts'
import { type Line, linesOf } from './layout/text-lines.ts'
import { rowsOf } from './layout/words.ts'
import { priceUsageOf } from './prices/price-usage.ts'
import { brokenLines, nameEndings } from './roles/broken-lines.ts'
import { withFurtherExtras } from './roles/further-extras.ts'
import { type LabelledLine, labelLines } from './roles/label-lines.ts'
import { type LineFeatures, lineFeaturesOf } from './roles/line-features.ts'
import { pricedBelow } from './roles/priced-below.ts'
import { sizeRowOf } from './roles/size-rows.ts'
import { withVariants } from './roles/variants.ts'

/** Prices are in hundredths of the major unit and multiples of the currency's payable step. */
export function readPrintedMenu(pages: readonly PageText[], currency: CurrencyCode): MenuReading {
  const entries = entriesOf(labelledLines(pages))
  const priceTexts = entries.flatMap(({ prices }) => prices.map(({ written }) => written))
  return buildReading(dishesOf(entries), currency, { currencyTexts: priceTexts })
}

function labelledLines(pages: readonly PageText[]): LabelledLine[] {
  const lines = readingOrder(pages)
  const runningHeaders = runningHeadersOf(lines, pages.length)
  const usage = priceUsageOf(lines.map(({ text }) => text))
  const contentLines = lines.filter(line => !runningHeaders.has(line))
  const features = withVariants(
    withFurtherExtras(
      contentLines.map((line, at) => lineFeaturesOf(line, contentLines[at - 1] ?? null, usage)),
    ),
  )
  const [paid, broken] = [pricedBelow(features), brokenLines(features)]
  const endings = nameEndings(features, broken)
  return labelLines(
    features.map((line, at) => ({
      ...withFollowingLines(line, features.slice(at + 1, at + 8)),
      isBroken: broken.has(line),
      endsName: endings.has(line),
      isPricedBelow: paid.names.has(line),
      hasPriceOfAbove: paid.texts.has(line),
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

function withFollowingLines(features: LineFeatures, below: readonly LineFeatures[]): LineFeatures {
  const near = { isPricedOnce: isPricedOnceBelow(features, below), isOverNames: below[0]?.isNameRow ?? false }
  const sizeRow = sizeRowOf(features, below.slice(0, 5))
  if (!sizeRow) return { ...features, ...near }
  return {
    ...features,
    ...near,
    sizeRow,
    isSizeRow: !/\p{L}/u.test(features.line.text.slice(0, sizeRow.start)),
  }
}

/** A heading is followed by several prices, a name by one. */
function isPricedOnceBelow({ face, prices, line }: LineFeatures, below: readonly LineFeatures[]): boolean {
  const again = below.findIndex(other => other.face === face || other.line.column !== line.column)
  if (prices.position !== 'none' || again < 1 || below[again]?.face !== face) return false
  const priced = below.slice(0, again).filter(other => other.prices.position !== 'none')
  return priced.length === 1 && priced[0] === below[again - 1] && priced[0]?.prices.position === 'end'
}
