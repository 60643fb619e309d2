// A table of dishes, as a spreadsheet or a till exports it, becomes a menu.

import type { CurrencyCode } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { finish } from '../finish.ts'
import { wordsOf } from '../header-words.ts'
import type { FileDoubt, MenuReading, RawDish } from '../menu-reading.ts'
import { isOfInvoice, isOfOrders, isOfPeople, isOfStock, isReport } from '../no-menu.ts'
import { noteCurrency } from '../prices/currency-hints.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { unitsOf } from '../prices/price-units.ts'
import { isNameColumn, lookAt } from './column-look.ts'
import { type Columns, mostColumns } from './columns.ts'
import { columnsByContent } from './columns-by-content.ts'
import { columnsNamedBy, seemsToName } from './columns-by-heading.ts'
import { rowMender } from './mend-row.ts'
import { inUnitsOf } from './price-columns.ts'
import { tablesBesideIn } from './side-by-side.ts'
import { dishesOf, withDoubtsOfMost } from './table-dishes.ts'
import { isSizeHeading, priceHeadingOf } from './table-headings.ts'
import { onlyCell, type TableRow } from './table-row.ts'

/**
 * Reads the rows beneath the headings; without headings, what is unmistakable. `currency` is the restaurant's, `delimiter`
 * the sign that stood between the cells.
 */
export function readTable(table: readonly TableRow[], currency: CurrencyCode, delimiter = ','): MenuReading {
  const rows = table.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (rows.length === 0) return { kind: 'unreadable', why: 'no-dishes' }
  const parts = partsBeside(rows, delimiter)
  if (parts === 'not-a-menu') return { kind: 'unreadable', why: 'not-a-menu' }
  if (parts.length === 0) return { kind: 'unreadable', why: 'no-columns' }
  if (parts.reduce((sum, part) => sum + part.rows.length, 0) > limits.menuImportRows)
    return { kind: 'unreadable', why: 'too-many-rows' }
  const dishes: RawDish[] = []
  const doubts = new Set<FileDoubt>()
  for (const { rows: beneath, columns, above, isHeaded } of parts) {
    const found = withDoubtsOfMost(dishesOf(beneath, inUnitsOf(currency, columns), above))
    for (const dish of found.dishes) dishes.push(dish)
    for (const doubt of found.doubts) doubts.add(doubt)
    if (!isHeaded) doubts.add('no-header')
    if (columns.isGuessed) doubts.add('prices-guessed')
    else if (columns.areSizesGuessed) doubts.add('sizes-guessed')
  }
  if (dishes.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  const units = unitsOfTable(dishes, rows, currency)
  return finish(units.dishes, currency, [...doubts, ...units.doubts], namedIn(parts))
}

/** Where a file says in which currency it is. */
function namedIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ rows, columns: { currency, priceHeadings } }) => [
    ...priceHeadings,
    ...(currency === undefined ? [] : rows.slice(0, someRows).map(({ cells }) => cells[currency] ?? '')),
  ])
}

/** Prices without decimals may be hundredths, if all of them are high. */
function unitsOfTable(dishes: readonly RawDish[], rows: readonly TableRow[], currency: CurrencyCode) {
  const amounts = dishes.map(({ price }) => ({
    price: typeof price === 'string' && /^\d+$/.test(price) ? Number(price) : price,
    unit: 'open' as const,
  }))
  const currencies = new Set<string>()
  for (const { cells } of rows.slice(0, someRows)) for (const cell of cells) noteCurrency(cell, currencies)
  const { isHundredths, doubts } = unitsOf(amounts, currency, currencies, 'spreadsheet')
  const inMajor = dishes.map((dish, at) => {
    const amount = amounts[at]
    return amount && isHundredths(amount) ? { ...dish, price: Number(amount.price) / 100 } : dish
  })
  return { dishes: inMajor, doubts }
}

/** Rows under the same headings. */
interface Part {
  readonly rows: readonly TableRow[]
  readonly columns: Columns
  readonly above: string
  readonly isHeaded: boolean
}

/** Of tables that stand beside each other, if each is one of dishes. */
function partsBeside(rows: readonly TableRow[], delimiter: string): Part[] | 'not-a-menu' {
  const tables = tablesBesideIn(rows)
  const beside = tables.length < 2 ? [] : tables.map(table => partsOf(table, delimiter))
  const parts = beside.flatMap(one => (one === 'not-a-menu' ? [] : one))
  const areAll = beside.length > 1 && beside.every(one => one !== 'not-a-menu' && one.length > 0)
  return areAll ? parts : partsOf(rows, delimiter)
}

/** A title and an address may stand above the headings. */
const rowsAbove = 25
/** Of a long table the first rows tell what its columns hold. */
const someRows = 400

function partsOf(rows: readonly TableRow[], delimiter: string): Part[] | 'not-a-menu' {
  for (const [at, { cells }] of rows.slice(0, rowsAbove).entries()) {
    if (isOfSomethingElse(cells)) return 'not-a-menu'
    const mend = rowMender(cells, delimiter)
    const columns = columnsNamedBy(
      cells,
      upToHeadings(rows, at + 1).map(row => mend(row).cells),
    )
    if (columns === null) continue
    const beneath = rows.slice(at + 1).map(mend)
    if (!holdsNames(beneath, columns)) return 'not-a-menu'
    return splitAtHeadings(beneath, columns, rows[at - 1], cells)
  }
  const columns = columnsByContent(rows.map(({ cells }) => cells))
  return columns ? [{ rows, columns, above: '', isHeaded: false }] : []
}

/** Some rows from one on, but none beyond headings that stand there again. */
function upToHeadings(rows: readonly TableRow[], from: number): readonly TableRow[] {
  const some = rows.slice(from, from + someRows)
  const end = some.findIndex(({ cells }) => seemsToName(cells))
  return end < 0 ? some : some.slice(0, end)
}

/** Headings may stand there again, over each category or on each page; then they may be others than before. */
function splitAtHeadings(
  rows: readonly TableRow[],
  columns: Columns,
  before: TableRow | undefined,
  headings: readonly string[],
): Part[] {
  const parts: Part[] = []
  const first = headings.map(wordsOf).join('|')
  const isFirst = (cells: readonly string[]) => cells.map(wordsOf).join('|') === first
  // What stands there again is no category, whatever it says.
  const named = rows.some(({ cells }) => isFirst(cells)) ? { ...columns, heading: '' } : columns
  let [from, now] = [0, named]
  const close = (to: number) => {
    // The title of a whole menu stands there once; over headings that stand there again is their category.
    const isRepeated = parts.length > 0 || to < rows.length
    const last = from === 0 ? before : rows[from - 2]
    const above = now.heading || (isRepeated && last && onlyCell(last.cells)) || ''
    // What stands alone above the next headings is theirs.
    const isNexts = to < rows.length && onlyCell(rows[to - 1]?.cells ?? []) !== null
    const end = isNexts ? to - 1 : to
    if (end > from) parts.push({ rows: rows.slice(from, end), columns: now, above, isHeaded: true })
  }
  for (const [at, { cells }] of rows.entries()) {
    if (!isFirst(cells) && !isHeadingAgain(cells, now)) continue
    const again = isFirst(cells)
      ? named
      : columnsNamedBy(
          cells,
          upToHeadings(rows, at + 1).map(row => row.cells),
        )
    if (!again) continue
    close(at)
    ;[from, now] = [at + 1, again]
  }
  close(rows.length)
  return parts.length > 0 ? parts : [{ rows: [], columns: named, above: '', isHeaded: true }]
}

function isHeadingAgain(cells: readonly string[], { prices }: Columns): boolean {
  const priceCells = prices.map(({ at }) => cells[at]?.trim() ?? '').filter(text => text !== '')
  if (priceCells.some(isPriceLike)) return false
  // "Wine | Glass | Bottle": where prices stand there are other sizes.
  return seemsToName(cells) || (priceCells.length > 1 && priceCells.every(isSizeHeading))
}

function holdsNames(rows: readonly TableRow[], { name }: Columns): boolean {
  const look = lookAt(
    rows.slice(0, someRows).map(({ cells }) => cells),
    name,
  )
  return look.filled === 0 || look.isWords || isNameColumn(look) || look.filled < 5
}

/** Dishes and prices may stand there too, but no menu. */
function isOfSomethingElse(headings: readonly string[]): boolean {
  if (headings.length > mostColumns) return false
  const isPriced = headings.some(heading => priceHeadingOf(heading))
  if (isReport(headings) || isOfOrders(headings) || isOfInvoice(headings)) return true
  return !isPriced && (isOfPeople(headings) || isOfStock(headings))
}
