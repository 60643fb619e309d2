// The text of a table becomes rows of cells: whatever sign stands between them, with quotes mended, within bounds.

import { CsvError, parse } from 'csv-parse/sync'
import { limits } from '#domain/limits.ts'
import type { Unreadable } from '#menu-reader/menu-reading.ts'
import { type Delimiter, delimiterOf } from '#menu-reader/table/delimiter.ts'
import { mendQuotes } from '#menu-reader/table/mend-quotes.ts'
import type { TableRow } from '#menu-reader/table/table-row.ts'

export type CsvRows =
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[]; readonly delimiter: Delimiter }
  | { readonly kind: 'unreadable'; readonly why: Unreadable | 'broken'; readonly row?: number }

/** Blank rows and headings counted: more is no menu, and costs time. */
export const mostRecords = 5 * limits.menuImportRows
const longestRecord = 1_000_000
/** No export has as many columns; a description may have many commas, though not as many. */
const mostCellsOfLine = 2000
/** A till's widest export of as many dishes as a menu may have. */
const mostCells = 4_000_000

/** Names the row at which a table breaks off. */
export function rowsOfCsv(text: string): CsvRows {
  const delimiter = delimiterOf(text)
  if (isTooWide(text, delimiter)) return { kind: 'unreadable', why: 'no-columns' }
  const mended = mendQuotes(text.replace(/^sep=.\r?\n/, '\n').trimEnd(), delimiter)
  try {
    const records = parse(mended.text, {
      delimiter,
      // Files that several programs wrote to have several: taken from the first row, it would make one of many dishes.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // An inch sign within a cell is no quote.
      relax_quotes: true,
      // "Soup", "5.00": the blank is none of the cell's.
      ltrim: delimiter !== '\t' && /[,;|] +"/.test(mended.text),
      to: mostRecords,
      max_record_size: longestRecord,
      skip_empty_lines: false,
      info: true,
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[]
    if (records.length >= mostRecords) return { kind: 'unreadable', why: 'too-many-rows' }
    const rows = records.map(
      ({ record, info }, at): TableRow => ({
        row: at + 1,
        cells: record,
        isMended: mended.lines.has(info.lines),
      }),
    )
    return { kind: 'rows', rows, delimiter }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // Those before were read.
    const read: unknown = error.records
    return { kind: 'unreadable', why: 'broken', ...(typeof read === 'number' && { row: read + 1 }) }
  }
}

/** Asked before the cells are made, each of which would cost a hundred times its sign. */
function isTooWide(text: string, delimiter: Delimiter): boolean {
  const sign = delimiter.charCodeAt(0)
  let [cells, ofLine] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === newLine) ofLine = 0
    else if (code === sign) {
      cells += 1
      ofLine += 1
      if (ofLine > mostCellsOfLine || cells > mostCells) return true
    }
  }
  return false
}

const newLine = 10
