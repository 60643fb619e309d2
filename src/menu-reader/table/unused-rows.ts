// Finds what looks like a price in a table and became no dish: titles, footers, rows that were left out, columns not read.

import { isOtherAmount, isPaidByKitchen } from '../header-words.ts'
import type { UnusedText } from '../menu-reading.ts'
import { isPriceLike } from '../prices/price-text.ts'
import { pricesInText, unusedText } from '../unused-text.ts'
import { isMoney, profileOf } from './column-profile.ts'
import type { Columns } from './columns.ts'
import { fieldsOf } from './table-headings.ts'
import type { TableRow } from './table-row.ts'

/** `dishRows`: the numbers of the rows that became dishes or extras. */
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

/** The cells with prices of dishes that stand in no column that was read; a column of money is one text. */
export function unusedCells(
  headings: readonly string[],
  dishes: readonly TableRow[],
  columns: Columns,
): UnusedText[] {
  const used = usedColumns(columns)
  const fields = fieldsOf(headings)
  const width = dishes.reduce((max, { cells }) => Math.max(max, cells.length), 0)
  const cellsOf = dishes.map(({ cells }) => cells)
  return Array.from({ length: width }, (_, at) => at).flatMap(at => {
    const heading = headings[at]?.trim() ?? ''
    if (used.has(at) || (fields[at] ?? null) !== null || isOtherAmount(heading) || isPaidByKitchen(heading))
      return []
    const found = dishes.flatMap(({ row, cells }) => {
      const text = cells[at]?.trim() ?? ''
      // Of several descriptions a dish has the first.
      const isRead = columns.description.find(one => (cells[one]?.trim() ?? '') !== '') === at
      const { length } = isRead ? [] : pricesInText(text)
      return length > 0 ? [unusedText(row, text, length)] : []
    })
    if (found.length === 0) return []
    const profile = profileOf(cellsOf, at)
    if (!profile.isInformative) return []
    if (found.length < minColumn || !isMoney(profile)) return found
    const prices = found.reduce((sum, one) => sum + one.prices, 0)
    return [unusedText(found[0]?.row ?? null, `${heading}: ${found.map(one => one.text).join(', ')}`, prices)]
  })
}

const minColumn = 3

/** Without the descriptions, of which each dish has only one. */
function usedColumns({ name, prices, category, sizes, currency, translated, fields }: Columns): Set<number> {
  return new Set([
    ...[name, ...category, ...sizes, ...Object.values(fields).flat()],
    ...prices.flatMap(({ at, sizeAt }) => (sizeAt === undefined ? [at] : [at, sizeAt])),
    ...(currency === undefined ? [] : [currency]),
    ...translated.map(({ at }) => at),
  ])
}
