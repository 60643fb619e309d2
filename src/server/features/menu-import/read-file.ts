// Reads the bytes of a menu file into dishes, or names the reason why not. Runs in a reader process (menu-worker.ts).

import type { CurrencyCode } from '#domain/currency.ts'
import type { MenuFileKind } from '#menu-reader/file-kind.ts'
import { type FileNature, natureOf } from '#menu-reader/file-nature.ts'
import { readJson } from '#menu-reader/json/read-json.ts'
import type { MenuReading, Unreadable } from '#menu-reader/menu-reading.ts'
import { readTable } from '#menu-reader/table/read-table.ts'
import { maxRecords, rowsOfCsv } from './csv-rows.ts'
import { decodeText } from './decode-text.ts'
import type { PdfFault } from './pdf/read-pdf.ts'

export interface MenuFile {
  readonly content: Uint8Array
  /** By the file's name and media type; null: not a type of menu file. */
  readonly kind: MenuFileKind | null
  /** The restaurant's currency. */
  readonly currency: CurrencyCode
}

export type FileReading =
  | MenuReading
  | { readonly kind: 'unreadable'; readonly why: FileFault; readonly row?: number }

export type FileFault = Unreadable | PdfFault | 'not-a-menu-file' | Exclude<FileNature, 'pdf'>

export async function readFile({ content, kind, currency }: MenuFile): Promise<FileReading> {
  const nature = natureOf(content)
  if (nature === 'pdf' || (nature === null && kind === 'pdf')) {
    // Loads the PDF reader only for PDFs: CSV and JSON come far more often.
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

/** Parses JSON lines, one value per line; null when a line is not JSON. */
function parseLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  if (lines.length < 2 || lines.length > maxRecords) return null
  try {
    return lines.map((line): unknown => JSON.parse(line))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
