// Turns a table of dishes, exported by a spreadsheet or a till, into a menu.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { minorUnitsOf } from '@tablemate/domain/money.ts'
import { buildReading } from '../build-reading.ts'
import { wordsOf } from '../header-words.ts'
import type { ColumnMeaning, FileDoubt, MenuReading, RawDish, UnusedText } from '../menu-reading.ts'
import { isOfInvoice, isOfOrders, isOfPeople, isOfStock, isReport } from '../no-menu.ts'
import { noteCurrency } from '../prices/currency-hints.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { unitsOf } from '../prices/price-units.ts'
import { isSizeHeading } from '../size-names.ts'
import { maxUnused } from '../unused-text.ts'
import { isNameColumn, profileOf } from './column-profile.ts'
import { columnsByAnswer, questionAbout } from './column-question.ts'
import { type Columns, maxColumns } from './columns.ts'
import { type ContentColumns, columnsByContent } from './columns-by-content.ts'
import { columnsByHeading, looksLikeHeadings } from './columns-by-heading.ts'
import { joinLanguageRows, withLanguageRows } from './language-rows.ts'
import { withUnitsOf } from './price-columns.ts'
import { rowRepairer } from './repair-row.ts'
import { splitSideBySide } from './side-by-side.ts'
import { dishesOf, withSharedDoubts } from './table-dishes.ts'
import { priceHeadingOf } from './table-headings.ts'
import { onlyCell, type TableRow } from './table-row.ts'
import { unusedCells, unusedRows } from './unused-rows.ts'

export interface TableOptions {
  /** The text between the cells. */
  readonly delimiter?: string
  /** What the columns hold, as the owner says; null: not asked. */
  readonly answer?: readonly ColumnMeaning[] | null
}

/**
 * Finds the columns by their headings; without known headings, only if the content is unmistakable. `currency` is the
 * restaurant's.
 */
export function readTable(
  table: readonly TableRow[],
  currency: CurrencyCode,
  { delimiter = ',', answer = null }: TableOptions = {},
): MenuReading {
  const rows = table.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (rows.length === 0) return { kind: 'unreadable', why: 'no-dishes' }
  const tables = answer ? [answeredTable(rows, answer)] : tablesOf(rows, delimiter)
  if (tables === 'not-a-menu') return { kind: 'unreadable', why: 'not-a-menu' }
  const parts = tables.flatMap(table => table.parts)
  if (parts.length === 0) {
    const question = questionAbout(rows.map(({ cells }) => cells))
    return { kind: 'unreadable', why: 'no-columns', ...(question && { question }) }
  }
  if (parts.reduce((sum, part) => sum + part.rows.length, 0) > limits.menuImportRows)
    return { kind: 'unreadable', why: 'too-many-rows' }
  const dishes: RawDish[] = []
  const doubts = new Set<FileDoubt>()
  const unused: UnusedText[] = []
  for (const table of tables) {
    const used = new Set<number>()
    for (const part of table.parts) {
      const { columns, above, headings } = part
      const found = withSharedDoubts(dishesOf(part.rows, withUnitsOf(currency, columns), above))
      for (const dish of found.dishes) dishes.push(dish)
      for (const doubt of found.doubts) doubts.add(doubt)
      for (const row of found.usedRows) used.add(row)
      if (headings.length === 0 && !answer) doubts.add('no-header')
      if (columns.isGuessed) doubts.add('prices-guessed')
      else if (columns.areSizesGuessed) doubts.add('sizes-guessed')
    }
    // Pushed one by one: spreading a long list would overflow the stack.
    for (const text of unusedOf(table, used)) {
      if (unused.length === maxUnused) break
      unused.push(text)
    }
  }
  if (dishes.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  const units = unitsOfTable(dishes, rows, currency)
  return buildReading(units.dishes, currency, {
    doubts: [...doubts, ...units.doubts],
    currencyTexts: currencyTextsIn(parts),
    unused,
  })
}

function unusedOf({ rows, parts }: Table, used: ReadonlySet<number>): UnusedText[] {
  const inParts = new Set(parts.flatMap(part => part.rows))
  const isDish = ({ row }: TableRow) => used.has(row)
  return [
    ...unusedRows(
      rows.filter(row => !inParts.has(row)),
      new Set(),
      used,
    ),
    ...parts.flatMap(({ rows: beneath, columns, headings }) => [
      ...unusedRows(beneath, new Set(columns.prices.map(({ at }) => at)), used),
      ...unusedCells(headings, beneath.filter(isDish), columns),
    ]),
  ].sort((a, b) => (a.row ?? 0) - (b.row ?? 0))
}

/** The texts in which a file may name its currency. */
function currencyTextsIn(parts: readonly TablePart[]): string[] {
  return parts.flatMap(({ rows, columns: { currency, priceHeadings } }) => [
    ...priceHeadings,
    ...(currency === undefined ? [] : rows.slice(0, sampleRows).map(({ cells }) => cells[currency] ?? '')),
  ])
}

/** Whole numbers may be minor units, if all of them are high. */
function unitsOfTable(dishes: readonly RawDish[], rows: readonly TableRow[], currency: CurrencyCode) {
  const amounts = dishes.map(({ price }) => ({
    price: typeof price === 'string' && /^\d+$/.test(price) ? Number(price) : price,
    unit: 'undetermined' as const,
  }))
  const currencies = new Set<string>()
  for (const { cells } of rows.slice(0, sampleRows)) for (const cell of cells) noteCurrency(cell, currencies)
  const { isMinor, doubts } = unitsOf(amounts, currency, currencies, 'spreadsheet')
  const inMajor = dishes.map((dish, at) => {
    const amount = amounts[at]
    return amount && isMinor(amount)
      ? { ...dish, price: Number(amount.price) / minorUnitsOf(currency) }
      : dish
  })
  return { dishes: inMajor, doubts }
}

/** Rows under the same headings. */
interface TablePart {
  readonly rows: readonly TableRow[]
  readonly columns: Columns
  readonly above: string
  /** Empty for a table without. */
  readonly headings: readonly string[]
}

interface Table {
  /** With headings and the rows above them. */
  readonly rows: readonly TableRow[]
  readonly parts: readonly TablePart[]
}

/** Splits tables that are side by side, if each of them has dishes. */
function tablesOf(rows: readonly TableRow[], delimiter: string): Table[] | 'not-a-menu' {
  const sheets = splitSideBySide(rows)
  const found = sheets.length < 2 ? [] : sheets.map(sheet => tableOf(sheet, delimiter))
  const tables = found.flatMap(one => (one === 'not-a-menu' || one.parts.length === 0 ? [] : one))
  if (tables.length > 1 && tables.length === sheets.length) return tables
  const whole = tableOf(rows, delimiter)
  return whole === 'not-a-menu' ? whole : [whole]
}

/** A title and an address may come before the headings. */
const maxRowsAbove = 25
/** The first rows of a long table suffice to profile its columns. */
const sampleRows = 400

function tableOf(rows: readonly TableRow[], delimiter: string): Table | 'not-a-menu' {
  for (const [at, { cells }] of rows.slice(0, maxRowsAbove).entries()) {
    if (isOtherTable(cells)) return 'not-a-menu'
    const repair = rowRepairer(cells, delimiter)
    const joined = joinLanguageRows(cells, () => rows.slice(at + 1).map(repair))
    const found = columnsByHeading(
      cells,
      joined
        ? upToHeadings(joined.rows, 0).map(row => row.cells)
        : upToHeadings(rows, at + 1).map(row => repair(row).cells),
    )
    if (found === null) continue
    const columns = joined ? withLanguageRows(found, joined) : found
    const beneath = joined?.rows ?? rows.slice(at + 1).map(repair)
    if (!hasNames(beneath, columns)) return 'not-a-menu'
    const above = rows.slice(0, at + 1)
    return { rows: [...above, ...beneath], parts: splitAtHeadings(beneath, columns, rows[at - 1], cells) }
  }
  return headedAt(rows, columnsByContent(rows.map(({ cells }) => cells)))
}

function answeredTable(rows: readonly TableRow[], answer: readonly ColumnMeaning[]): Table {
  return headedAt(
    rows,
    columnsByAnswer(
      rows.map(({ cells }) => cells),
      answer,
    ),
  )
}

/** The table below a row of headings that says nothing itself. */
function headedAt(rows: readonly TableRow[], found: ContentColumns | null): Table {
  if (!found) return { rows, parts: [] }
  const { columns, first } = found
  const headings = rows[first - 1]?.cells ?? []
  return { rows, parts: [{ rows: rows.slice(first), columns, above: '', headings }] }
}

/** A sample of rows from an index on, up to the next row of headings. */
function upToHeadings(rows: readonly TableRow[], from: number): readonly TableRow[] {
  const some = rows.slice(from, from + sampleRows)
  const end = some.findIndex(({ cells }) => looksLikeHeadings(cells))
  return end < 0 ? some : some.slice(0, end)
}

/** Headings may repeat for each category or page, and may differ from the first ones. */
function splitAtHeadings(
  rows: readonly TableRow[],
  columns: Columns,
  before: TableRow | undefined,
  headings: readonly string[],
): TablePart[] {
  const parts: TablePart[] = []
  const first = headings.map(wordsOf).join('|')
  const isFirst = (cells: readonly string[]) => cells.map(wordsOf).join('|') === first
  // A heading that repeats is not a category, whatever it says.
  const named = rows.some(({ cells }) => isFirst(cells)) ? { ...columns, heading: '' } : columns
  let [from, now, head] = [0, named, headings]
  const close = (to: number) => {
    // A text above the first headings is the menu's title, unless the headings repeat: then it is their category.
    const isRepeated = parts.length > 0 || to < rows.length
    const last = from === 0 ? before : rows[from - 2]
    const above = now.heading || (isRepeated && last && onlyCell(last.cells)) || ''
    // A single cell above the next headings belongs to them.
    const isOfNext = to < rows.length && onlyCell(rows[to - 1]?.cells ?? []) !== null
    const end = isOfNext ? to - 1 : to
    if (end > from) parts.push({ rows: rows.slice(from, end), columns: now, above, headings: head })
  }
  for (const [at, { cells }] of rows.entries()) {
    if (!isFirst(cells) && !isHeadingAgain(cells, now)) continue
    const again = isFirst(cells)
      ? named
      : columnsByHeading(
          cells,
          upToHeadings(rows, at + 1).map(row => row.cells),
        )
    if (!again) continue
    close(at)
    ;[from, now, head] = [at + 1, again, cells]
  }
  close(rows.length)
  return parts.length > 0 ? parts : [{ rows: [], columns: named, above: '', headings }]
}

function isHeadingAgain(cells: readonly string[], { prices }: Columns): boolean {
  const priceCells = prices.map(({ at }) => cells[at]?.trim() ?? '').filter(text => text !== '')
  if (priceCells.some(isPriceLike)) return false
  // "Wine | Glass | Bottle": the price cells name other sizes.
  return looksLikeHeadings(cells) || (priceCells.length > 1 && priceCells.every(isSizeHeading))
}

function hasNames(rows: readonly TableRow[], { name }: Columns): boolean {
  const profile = profileOf(
    rows.slice(0, sampleRows).map(({ cells }) => cells),
    name,
  )
  return profile.filled === 0 || profile.isWords || isNameColumn(profile) || profile.filled < 5
}

/** Whether the table may contain dishes and prices but is no menu. */
function isOtherTable(headings: readonly string[]): boolean {
  if (headings.length > maxColumns) return false
  const isPriced = headings.some(heading => priceHeadingOf(heading))
  if (isReport(headings) || isOfOrders(headings) || isOfInvoice(headings)) return true
  return !isPriced && (isOfPeople(headings) || isOfStock(headings))
}
