// Parses the text of a CSV file into rows of cells: finds the delimiter, repairs quotes, bounds rows and cells.

import * as limits from '@tablemate/domain/limits.ts'
import type { Unreadable } from '@tablemate/menu-reader/menu-reading.ts'
import { type Delimiter, delimiterOf, isSpaced, withTabs } from '@tablemate/menu-reader/table/delimiter.ts'
import { isDamagedCell, repairQuotes } from '@tablemate/menu-reader/table/repair-quotes.ts'
import type { TableRow } from '@tablemate/menu-reader/table/table-row.ts'
import { CsvError, parse } from 'csv-parse/sync'

export type CsvRows =
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[]; readonly delimiter: Delimiter }
  | { readonly kind: 'unreadable'; readonly why: Unreadable | 'broken'; readonly row?: number }

/** Counts blank rows and headings too. A file with more is no menu, and costs time. */
export const maxRecords = 5 * limits.menuImportRows
const maxRecordBytes = 1_000_000
/** No export has as many columns, and no description as many commas. */
const maxCellsPerLine = 2000
/** Fits the widest known export of a till with as many dishes as a menu may have. */
const maxCells = 4_000_000

/** For a broken file, `row` is the first row that could not be parsed. */
export function rowsOfCsv(written: string): CsvRows {
  const text = isSpaced(written) ? withTabs(written) : written
  const delimiter = delimiterOf(text)
  if (isTooWide(text, delimiter)) return { kind: 'unreadable', why: 'no-columns' }
  const repaired = repairQuotes(text.replace(/^sep=.\r?\n/, '\n').trimEnd(), delimiter)
  try {
    const records = parse(repaired.text, {
      delimiter,
      // Files written by several programs mix line ends. Detected only from the first row, one row would swallow others.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A quote inside a cell may be an inch sign.
      relax_quotes: true,
      // In `"Soup", "5.00"` the blank does not belong to the cell.
      ltrim: delimiter !== '\t' && /[,;|] +"/.test(repaired.text),
      to: maxRecords,
      max_record_size: maxRecordBytes,
      skip_empty_lines: false,
      info: true,
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[]
    if (records.length >= maxRecords) return { kind: 'unreadable', why: 'too-many-rows' }
    const width = records[0]?.record.length ?? 0
    const rows = records.map(
      ({ record, info }, at): TableRow => ({
        row: at + 1,
        cells: record,
        isRepaired:
          repaired.lines.has(info.lines) || record.some(cell => isDamagedCell(cell, delimiter, width)),
      }),
    )
    return { kind: 'rows', rows, delimiter }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The number of rows before the error.
    const parsed: unknown = error.records
    return { kind: 'unreadable', why: 'broken', ...(typeof parsed === 'number' && { row: parsed + 1 }) }
  }
}

/** Checks before parsing, since a parsed cell takes a hundred times the memory of its delimiter. */
function isTooWide(text: string, delimiter: Delimiter): boolean {
  const delimiterCode = delimiter.charCodeAt(0)
  let [cells, inLine] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === newLine) inLine = 0
    else if (code === delimiterCode) {
      cells += 1
      inLine += 1
      if (inLine > maxCellsPerLine || cells > maxCells) return true
    }
  }
  return false
}

const newLine = 10
