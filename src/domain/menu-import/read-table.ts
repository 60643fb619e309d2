// A table of dishes, as a spreadsheet or a till exports it, becomes a menu.

import { limits } from '../limits.ts'
import type { PayableStep } from '../money.ts'
import { type Columns, columnsByContent, columnsNamedBy } from './columns.ts'
import { finish } from './finish.ts'
import { wordsOf } from './header-words.ts'
import type { MenuReading, RawDish } from './menu-reading.ts'

export interface TableRow {
  /** As a spreadsheet counts it: the first of the file is 1, blank ones count. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Reads the rows beneath the headings; without headings, what is unmistakable. `step` is that of the restaurant's currency. */
export function readTable(table: readonly TableRow[], step: PayableStep): MenuReading {
  const rows = table.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (rows.length === 0) return { kind: 'unreadable', why: 'no-dishes' }
  const headed = findHeadings(rows)
  const columns = headed?.columns ?? columnsByContent(rows.map(({ cells }) => cells))
  if (!columns) return { kind: 'unreadable', why: 'no-columns' }
  const dishRows = rows.slice(headed ? headed.at + 1 : 0)
  if (dishRows.length > limits.menuImportRows) return { kind: 'unreadable', why: 'too-many-rows' }
  return finish(dishesOf(dishRows, columns), step, headed ? [] : ['no-header'])
}

/** A title and an address may stand above the headings. */
const rowsAbove = 10

function findHeadings(rows: readonly TableRow[]): { at: number; columns: Columns } | null {
  for (const [at, { cells }] of rows.slice(0, rowsAbove).entries()) {
    const columns = columnsNamedBy(cells)
    if (columns) return { at, columns }
  }
  return null
}

function dishesOf(rows: readonly TableRow[], columns: Columns): RawDish[] {
  const dishes: RawDish[] = []
  const isSpread = columns.category !== undefined && standsOnceForMany(rows, columns.category)
  const hasHeadings = columns.category === undefined && isHeading(rows[0]?.cells ?? [], columns)
  let [heading, lastName, lastDescription] = ['', '', '']
  for (const { row, cells } of rows) {
    const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at]?.trim() ?? ''))
    if (hasHeadings && isHeading(cells, columns)) {
      heading = onlyCell(cells) ?? ''
      continue
    }
    const ownCategory = cell(columns.category)
    if (ownCategory !== '') heading = ownCategory
    const size = cell(columns.size)
    const ownName = cell(columns.name)
    // A dish's further sizes stand beneath it without its name.
    const isFurtherSize = ownName === '' && size !== '' && lastName !== ''
    if (!isFurtherSize) [lastName, lastDescription] = [ownName, cell(columns.description)]
    const prices = [columns.price, ...columns.otherPrices].map(cell).filter(price => price !== '')
    dishes.push({
      row,
      category: columns.category === undefined || isSpread || isFurtherSize ? heading : ownCategory,
      name: withSize(lastName, size),
      description: isFurtherSize ? lastDescription : cell(columns.description),
      price: prices[0] ?? '',
      hasOtherPrices: new Set(prices).size > 1,
    })
  }
  return dishes
}

/** "Margherita (Large)"; the one size that everybody has is none. */
export function withSize(name: string, size: string): string {
  return name === '' || size === '' || plainSizes.has(wordsOf(size)) ? name : `${name} (${size})`
}

const plainSizes = new Set(['regular', 'standard', 'default', 'normal', 'default title', 'einzeln', 'unico'])

/** Where categories have no column and the first row is no dish, each row with one cell is a heading. */
function isHeading(cells: readonly string[], columns: Columns): boolean {
  return onlyCell(cells) !== null && (cells[columns.price]?.trim() ?? '') === ''
}

function onlyCell(cells: readonly string[]): string | null {
  const filled = cells.filter(cell => cell.trim() !== '')
  return filled.length === 1 ? (filled[0]?.trim() ?? null) : null
}

/** In sheets made by hand a category stands beside its first dish only, and holds for those beneath. */
function standsOnceForMany(rows: readonly TableRow[], at: number): boolean {
  const values = rows.map(({ cells }) => cells[at]?.trim() ?? '')
  const filled = values.filter(value => value !== '')
  return values[0] !== '' && new Set(filled).size === filled.length && filled.length * 2 <= values.length
}
