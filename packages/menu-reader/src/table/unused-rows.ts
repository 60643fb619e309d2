// Finds what looks like a price in a table and became no dish: titles, footers, rows that were left out, columns not read.

import { isOtherAmount, isPaidByKitchen } from '../header-words.ts'
import type { UnusedText } from '../menu-reading.ts'
import { extrasIn } from '../prices/offered-extras.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { pricesInText, unusedText } from '../unused-text.ts'
import { type ColumnProfile, isMoney, profileOf } from './column-profile.ts'
import { type Columns, maxColumns } from './columns.ts'
import { fieldsOf } from './table-headings.ts'
import type { TableRow } from './table-row.ts'

/** `dishRows`: the numbers of the rows that became dishes or options. */
export function unusedRows(
  rows: readonly TableRow[],
  priceColumns: ReadonlySet<number>,
  dishRows: ReadonlySet<number>,
): UnusedText[] {
  return rows.flatMap(({ row, cells }) => {
    if (dishRows.has(row)) return []
    const prices = cells.reduce((sum, cell, at) => sum + pricesIn(cell, priceColumns.has(at)), 0)
    const filled = cells.filter(cell => cell.trim() !== '')
    return prices > 0 ? [unusedText(row, filled.join(' · '), prices)] : []
  })
}

function pricesIn(cell: string, isOfPrices: boolean): number {
  const { length } = pricesInText(cell)
  return length === 0 && isOfPrices && isPriceLike(cell) && /[1-9]/.test(cell) ? 1 : length
}

/** The cells with prices of dishes in columns that were not read; a column of money is one text. */
export function unusedCells(
  headings: readonly string[],
  dishes: readonly TableRow[],
  columns: Columns,
): UnusedText[] {
  const cellsOf = dishes.map(({ cells }) => cells)
  const areBare = columns.prices.length > 0 && columns.prices.every(({ at }) => isBareNumbers(cellsOf, at))
  const texts: UnusedText[] = []
  for (const at of columnsWithAmounts(headings, dishes, columns)) {
    const profile = profileOf(cellsOf, at)
    const isOfNumbers = areBare && isSecondPrice(profile, cellsOf)
    if (!profile.isInformative && 2 * profile.priced <= profile.filled) continue
    const extras = columns.extras.find(one => one.at === at)
    const found = dishes.flatMap(({ row, cells }) => {
      const text = cells[at]?.trim() ?? ''
      if (extras && extrasIn(`${extras.name}: ${text}`)) return []
      // Of several descriptions a dish has the first.
      const isRead = columns.description.find(one => (cells[one]?.trim() ?? '') !== '') === at
      const prices = isRead ? 0 : pricesIn(text, isOfNumbers)
      return prices > 0 ? [unusedText(row, text, prices)] : []
    })
    const [first] = found
    if (!first) continue
    if (found.length < minColumn || !(isOfNumbers || isMoney(profile))) {
      for (const one of found) texts.push(one)
      continue
    }
    const prices = found.reduce((sum, one) => sum + one.prices, 0)
    const heading = headings[at]?.trim() ?? ''
    texts.push(unusedText(first.row, `${heading}: ${found.map(({ text }) => text).join(', ')}`, prices))
  }
  return texts
}

const minColumn = 3

/** The columns without a known meaning that contain a digit, found in one pass: most tables have few of them. */
function columnsWithAmounts(
  headings: readonly string[],
  dishes: readonly TableRow[],
  columns: Columns,
): number[] {
  const used = usedColumns(columns)
  const fields = fieldsOf(headings)
  const extras = new Set(columns.extras.map(({ at }) => at))
  const isKnown = (at: number) => {
    if (extras.has(at)) return false
    const heading = headings[at]?.trim() ?? ''
    return used.has(at) || (fields[at] ?? null) !== null || isOtherAmount(heading) || isPaidByKitchen(heading)
  }
  const found = new Set<number>()
  for (const { cells } of dishes)
    cells.slice(0, maxColumns).forEach((cell, at) => {
      if (/\d/.test(cell)) found.add(at)
    })
  return [...found].filter(at => !isKnown(at)).sort((a, b) => a - b)
}

function isBareNumbers(rows: readonly (readonly string[])[], at: number): boolean {
  const filled = rows.map(cells => cells[at]?.trim() ?? '').filter(cell => cell !== '')
  return 2 * filled.filter(cell => /^\d+$/.test(cell)).length > filled.length
}

/** Whether whole numbers under an unknown heading are probably prices: they differ, and do not only count the rows. */
function isSecondPrice(
  { at, filled, priced, distinct, isCounter, isInformative }: ColumnProfile,
  rows: readonly (readonly string[])[],
): boolean {
  const areSome = filled >= minColumn && priced >= 0.8 * filled && distinct > 2
  return areSome && isInformative && !isCounter && isBareNumbers(rows, at)
}

/** Without the descriptions, of which each dish has only one. */
function usedColumns({ name, prices, category, sizes, currency, translated, fields }: Columns): Set<number> {
  return new Set([
    ...[name, ...category, ...sizes, ...Object.values(fields).flat()],
    ...prices.flatMap(({ at, sizeAt }) => (sizeAt === undefined ? [at] : [at, sizeAt])),
    ...(currency === undefined ? [] : [currency]),
    ...translated.map(({ at }) => at),
  ])
}
