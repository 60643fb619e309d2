// A menu file's bytes become dishes, or the reason why not. Long work, so it runs beside the server (menu-worker.ts).

import { CsvError, parse } from 'csv-parse/sync'
import { limits } from '#domain/limits.ts'
import { delimiterOf } from '#domain/menu-import/delimiter.ts'
import type { MenuFileKind } from '#domain/menu-import/file-kind.ts'
import { type FileNature, natureOf } from '#domain/menu-import/file-nature.ts'
import { mendQuotes } from '#domain/menu-import/mend-quotes.ts'
import type { MenuReading, Unreadable } from '#domain/menu-import/menu-reading.ts'
import { readJson } from '#domain/menu-import/read-json.ts'
import { readTable } from '#domain/menu-import/read-table.ts'
import type { TableRow } from '#domain/menu-import/table-row.ts'
import type { PayableStep } from '#domain/money.ts'
import { decodeText } from './decode-text.ts'
import type { WhyNoText } from './pdf/read-pdf.ts'

export interface MenuFile {
  readonly content: Uint8Array
  /** As it is called; null: nothing that menus are. */
  readonly kind: MenuFileKind | null
  /** Of the restaurant's currency. */
  readonly step: PayableStep
}

export type FileReading =
  | MenuReading
  | { readonly kind: 'unreadable'; readonly why: WhyNot; readonly row?: number }

export type WhyNot = Unreadable | WhyNoText | 'not-a-menu-file' | Exclude<FileNature, 'pdf'>

export async function readFile({ content, kind, step }: MenuFile): Promise<FileReading> {
  const nature = natureOf(content)
  if (nature === 'pdf' || (nature === null && kind === 'pdf')) {
    // Tables come far more often, and are read without loading all that PDFs need.
    const { readPrinted } = await import('./read-printed.ts')
    return readPrinted(content, step)
  }
  if (nature !== null) return { kind: 'unreadable', why: nature }
  if (kind === null) return { kind: 'unreadable', why: 'not-a-menu-file' }
  const text = decodeText(content)
  if (text === null) return { kind: 'unreadable', why: 'broken' }
  return kind === 'csv' ? readCsv(text, step) : readJsonText(text, step)
}

/** Blank rows and headings counted: more is no menu, and costs time. */
const mostRecords = 5 * limits.menuImportRows
const longestRecord = 1_000_000

function readCsv(text: string, step: PayableStep): FileReading {
  const delimiter = delimiterOf(text)
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
    const table = records.map(
      ({ record, info }, at): TableRow => ({
        row: at + 1,
        cells: record,
        isMended: mended.lines.has(info.lines),
      }),
    )
    return readTable(table, step, delimiter)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // Those before were read.
    const read: unknown = error.records
    return { kind: 'unreadable', why: 'broken', ...(typeof read === 'number' && { row: read + 1 }) }
  }
}

function readJsonText(text: string, step: PayableStep): FileReading {
  try {
    return readJson(JSON.parse(text), step)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const lines = parseLines(text)
    if (lines !== null) return readJson(lines, step)
    const [, line] = /\(line (\d+)/.exec(error.message) ?? []
    return { kind: 'unreadable', why: 'broken', ...(line && { row: Number(line) }) }
  }
}

/** Programs write one value a line, too. Null where the lines are none. */
function parseLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  if (lines.length < 2 || lines.length > mostRecords) return null
  try {
    return lines.map((line): unknown => JSON.parse(line))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
