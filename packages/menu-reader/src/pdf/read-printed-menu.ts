// Reads a printed menu from the positions and styles of its text. Text runs become words and lines, gutters separate
// columns, all lines get their roles together, and the lines of a dish become its items.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { buildReading } from '../build-reading.ts'
import { fitOf } from '../header-words.ts'
import type { MenuReading, Place, RawDish, UnusedText } from '../menu-reading.ts'
import { entriesOf } from './dishes/entries.ts'
import { dishesOf } from './dishes/items.ts'
import { withColumnPrices } from './layout/column-prices.ts'
import { withCurrencyCodes } from './layout/currency-marks.ts'
import { placesOf } from './layout/line-parts.ts'
import { columnsOf } from './layout/page-columns.ts'
import type { PageText } from './layout/page-text.ts'
import { segmentsOf } from './layout/segments.ts'
import { withSettledPrices } from './layout/settled-prices.ts'
import { type Line, linesOf, withGaps } from './layout/text-lines.ts'
import { withThreeDecimals } from './layout/three-decimals.ts'
import { rowsOf } from './layout/words.ts'
import { findPrices } from './prices/find-prices.ts'
import { type PriceUsage, priceUsageOf } from './prices/price-usage.ts'
import { brokenLines, nameEndings } from './roles/broken-lines.ts'
import { type LabelledLine, labelLines } from './roles/label-lines.ts'
import { type LineFeatures, lineFeaturesOf } from './roles/line-features.ts'
import { pricedBelow } from './roles/priced-below.ts'
import { withSetMenus } from './roles/set-menus.ts'
import { sizeRowOf } from './roles/size-rows.ts'
import { withVariants } from './roles/variants.ts'
import { priceMarks, unusedOf } from './unused-text.ts'

/** Prices are in minor units and multiples of the currency's payable step. */
export function readPrintedMenu(pages: readonly PageText[], currency: CurrencyCode): MenuReading {
  const { dishes, unused, priceTexts, texts } = readPages(pages, currency)
  return buildReading(dishes, currency, {
    currencyTexts: priceTexts,
    ...{ unused, texts },
  })
}

/** What all text of the pages became. */
export interface ReadPages {
  readonly dishes: readonly RawDish[]
  /** Lines that offer something with a dish. */
  readonly extras: readonly Place[]
  readonly unused: readonly UnusedText[]
  readonly priceTexts: readonly string[]
  /** Every line. */
  readonly texts: readonly string[]
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
    texts: lines.map(({ text }) => text),
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
  const features = withVariants(lines.map((line, at) => lineFeaturesOf(line, lines[at - 1] ?? null, usage)))
  const [paid, broken] = [pricedBelow(features), brokenLines(features)]
  const priced = features.filter(({ prices }) => prices.position === 'end')
  // In a table with a column of sizes, no line adds a size to the dish above.
  const haveSizes = priced.filter(({ addsSize }) => addsSize).length > 0.4 * priced.length
  const endings = nameEndings(features, broken)
  return labelLines(
    features.map((line, at) => ({
      ...withFollowingLines(line, features.slice(at + 1, at + 8)),
      isBroken: broken.has(line),
      addsSize: line.addsSize && !haveSizes,
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
  const sheetRows = withCurrencyCodes(
    pages.map(page => rowsOf(page).map(row => withThreeDecimals(row, currency))),
    currency,
  )
  return pages.flatMap((page, number) => {
    const segments = withColumnPrices(segmentsOf(sheetRows[number] ?? []))
    return columnsOf(withSettledPrices(segments)).flatMap(found =>
      linesOf(found, number, column++, page.height),
    )
  })
}

function withFollowingLines(features: LineFeatures, below: readonly LineFeatures[]): LineFeatures {
  const near = {
    pricedBelow: pricedUntilAgain(features, below),
    isOverNames: below[0]?.isNameRow ?? false,
    isOverPriced: (below[0]?.prices.position ?? 'none') !== 'none',
    isNearerAbove: isNearerAbove(features, below[0]),
  }
  const sizeRow = sizeRowOf(features, below.slice(0, 5))
  if (!sizeRow) return { ...features, ...near }
  const beside = features.line.text.slice(0, sizeRow.start)
  return {
    ...features,
    ...near,
    sizeRow,
    isSizeRow: !/\p{L}/u.test(beside) || fitOf(beside, 'name') > 2.91,
  }
}

function isNearerAbove({ line }: LineFeatures, below: LineFeatures | undefined): boolean {
  const gap = below?.line.column === line.column ? below.line.y - line.y : 0
  return line.gap !== null && gap > 1.3 * line.gap * line.size
}

/** A heading is followed by several prices, the first of them right below it; a name by one, the last before the next name. */
function pricedUntilAgain(
  { face, prices, line, size }: LineFeatures,
  below: readonly LineFeatures[],
): LineFeatures['pricedBelow'] {
  const again = below.findIndex(other => other.face === face || other.line.column !== line.column)
  if (prices.position !== 'none' || again === 0) return null
  const until = again < 0 ? below : below.slice(0, again)
  const priced = until.filter(other => other.prices.position !== 'none')
  const [first] = priced
  if (first && priced.length > 1)
    return first === until[0] && first.prices.position === 'end' && size > first.size - 0.3 ? 'several' : null
  const isOnce = below[again]?.face === face && first === until.at(-1) && first?.prices.position === 'end'
  return isOnce ? 'once' : null
}

// Finds text printed at the same position on several pages: running headers, addresses, page numbers.

/** The lines that repeat on at least half of the pages, and the name of the house. The first print at the top may be the heading of a long section. */
function runningHeadersOf(lines: readonly Line[], pages: number): ReadonlySet<Line> {
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
