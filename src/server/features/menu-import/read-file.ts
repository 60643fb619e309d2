// A menu file's bytes become dishes, or the reason why not. Long work, so it runs beside the server (menu-worker.ts).

import type { CurrencyCode } from '#domain/currency.ts'
import type { MenuFileKind } from '#menu-reader/file-kind.ts'
import { type FileNature, natureOf } from '#menu-reader/file-nature.ts'
import { readJson } from '#menu-reader/json/read-json.ts'
import type { MenuReading, Unreadable } from '#menu-reader/menu-reading.ts'
import { readTable } from '#menu-reader/table/read-table.ts'
import { mostRecords, rowsOfCsv } from './csv-rows.ts'
import { decodeText } from './decode-text.ts'
import type { WhyNoText } from './pdf/read-pdf.ts'

export interface MenuFile {
  readonly content: Uint8Array
  /** As it is called; null: nothing that menus are. */
  readonly kind: MenuFileKind | null
  /** The restaurant's. */
  readonly currency: CurrencyCode
}

export type FileReading =
  | MenuReading
  | { readonly kind: 'unreadable'; readonly why: WhyNot; readonly row?: number }

export type WhyNot = Unreadable | WhyNoText | 'not-a-menu-file' | Exclude<FileNature, 'pdf'>

export async function readFile({ content, kind, currency }: MenuFile): Promise<FileReading> {
  const nature = natureOf(content)
  if (nature === 'pdf' || (nature === null && kind === 'pdf')) {
    // Tables come far more often, and are read without loading all that PDFs need.
    const { readPrinted } = await import('./read-printed.ts')
    return readPrinted(content, currency)
  }
  if (nature !== null) return { kind: 'unreadable', why: nature }
  if (kind === null) return { kind: 'unreadable', why: 'not-a-menu-file' }
  const text = decodeText(content)
  if (text === null) return { kind: 'unreadable', why: 'broken' }
  return kind === 'csv' ? readCsv(text, currency) : readJsonText(text, currency)
}

function readCsv(text: string, currency: CurrencyCode): FileReading {
  const found = rowsOfCsv(text)
  return found.kind === 'rows' ? readTable(found.rows, currency, found.delimiter) : found
}

function readJsonText(text: string, currency: CurrencyCode): FileReading {
  try {
    return readJson(JSON.parse(text), currency)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const lines = parseLines(text)
    if (lines !== null) return readJson(lines, currency)
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
