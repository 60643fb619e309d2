// Reads a printed menu from the positions and styles of its text. Text runs become words and lines, gutters separate
// columns, all lines get their roles together, and the lines of a dish become its items.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { buildReading } from '../build-reading.ts'
import type { MenuReading, Place, RawDish, UnusedText } from '../menu-reading.ts'
import { entriesOf } from './dishes/entries.ts'
import { dishesOf } from './dishes/items.ts'
import { placesOf } from './layout/line-parts.ts'
import { columnsOf } from './layout/page-columns.ts'
import type { PageText } from './layout/page-text.ts'
import { joinRunOns } from './layout/run-ons.ts'
import { runningHeadersOf } from './layout/running-headers.ts'
import { segmentsOf } from './layout/segments.ts'
import { withSettledPrices } from './layout/settled-prices.ts'
import { type Line, linesOf, withGaps } from './layout/text-lines.ts'
import { withThreeDecimals } from './layout/three-decimals.ts'
import { rowsOf } from './layout/words.ts'
import { findPrices } from './prices/find-prices.ts'
import { type PriceUsage, priceUsageOf } from './prices/price-usage.ts'
import { brokenLines, nameEndings } from './roles/broken-lines.ts'
import { withFurtherExtras } from './roles/further-extras.ts'
import { type LabelledLine, labelLines } from './roles/label-lines.ts'
import { type LineFeatures, lineFeaturesOf } from './roles/line-features.ts'
import { pricedBelow } from './roles/priced-below.ts'
import { withSetMenus } from './roles/set-menus.ts'
import { sizeRowOf } from './roles/size-rows.ts'
import { withVariants } from './roles/variants.ts'
import { priceMarks, unusedOf } from './unused-text.ts'

/** Prices are in minor units and multiples of the currency's payable step. */
export function readPrintedMenu(pages: readonly PageText[], currency: CurrencyCode): MenuReading {
  const { dishes, extras, unused, priceTexts } = readPages(pages, currency)
  return buildReading(dishes, currency, {
    doubts: extras.length > 0 ? ['extras-left-out'] : [],
    currencyTexts: priceTexts,
    unused,
  })
}

/** What all text of the pages became. */
export interface ReadPages {
  readonly dishes: readonly RawDish[]
  readonly extras: readonly Place[]
  readonly unused: readonly UnusedText[]
  readonly priceTexts: readonly string[]
  readonly usage: PriceUsage
}

export function readPages(given: readonly PageText[], currency: CurrencyCode): ReadPages {
  const pages = given.flatMap(sheetsOf)
  const lines = readingOrder(pages, currency)
  const usage = priceUsageOf(lines)
  const runningHeaders = runningHeadersOf(lines, given.length)
  const [menu, aside] = partition(
    lines.filter(line => !runningHeaders.has(line)),
    menuSheetsOf(lines, pages, usage),
  )
  const content = withGaps(menu.filter(line => !isMark(line, usage)))
  const { entries, headings, extras } = entriesOf(withSetMenus(labelledLines(content, usage)))
  const { dishes, used } = dishesOf(entries, pages)
  const priced = [...runningHeaders].filter(line => priceMarks(line, usage).length > 0)
  const accountable = [...content, ...aside, ...priced].sort((a, b) => a.page - b.page)
  return {
    dishes,
    extras: placesOf(extras, pages),
    unused: unusedOf(accountable, [...headings, ...extras, ...used], usage, pages),
    priceTexts: entries.flatMap(({ prices }) => prices.map(({ written }) => written)),
    usage,
  }
}

interface Sheet extends PageText {
  readonly isAside: boolean
}

/** The page, and the texts on it in other directions. */
function sheetsOf(page: PageText, at: number): Sheet[] {
  return [page, ...(page.aside ?? [])].map((sheet, part) => ({ ...sheet, number: at + 1, isAside: part > 0 }))
}

/** The sheets that are read. A word in the margin is no heading, but half of a folded sheet is a menu. */
function menuSheetsOf(
  lines: readonly Line[],
  pages: readonly Sheet[],
  usage: PriceUsage,
): ReadonlySet<number> {
  const priced = groupBy(
    lines.filter(line => priceMarks(line, usage).length > 0),
    ({ page }) => page,
  )
  return new Set(
    [...pages.keys()].filter(page => !pages[page]?.isAside || (priced.get(page)?.length ?? 0) > 1),
  )
}

function partition(lines: readonly Line[], pages: ReadonlySet<number>): [Line[], Line[]] {
  return [lines.filter(({ page }) => pages.has(page)), lines.filter(({ page }) => !pages.has(page))]
}

function labelledLines(lines: readonly Line[], usage: PriceUsage): LabelledLine[] {
  const features = withVariants(
    withFurtherExtras(lines.map((line, at) => lineFeaturesOf(line, lines[at - 1] ?? null, usage))),
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

/** A mark between dishes, or numbers of allergens and notes, alone on their line. */
function isMark({ text, size }: Line, { minBareSize }: PriceUsage): boolean {
  const isSmall = size < minBareSize && /^[\d\s,.;()*/+]+$/.test(text)
  const hasPrice = findPrices(text).some(({ isSure }) => isSure)
  return !hasPrice && (isSmall || !/[\p{L}\p{N}]/u.test(text))
}

function readingOrder(pages: readonly PageText[], currency: CurrencyCode): Line[] {
  let column = 0
  return pages.flatMap((page, number) => {
    const rows = rowsOf(page).map(row => withThreeDecimals(row, currency))
    return columnsOf(withSettledPrices(segmentsOf(rows))).flatMap(found =>
      joinRunOns(linesOf(found, number, column++, page.height)),
    )
  })
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
