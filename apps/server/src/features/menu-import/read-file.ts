// Reads the bytes of a menu file into dishes, or names the reason why not. Runs in a reader process (menu-worker.ts).

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import type { MenuFileKind } from '@tablemate/menu-reader/file-kind.ts'
import { natureOf, type Refusal, refusalOf } from '@tablemate/menu-reader/file-nature.ts'
import { readJson } from '@tablemate/menu-reader/json/read-json.ts'
import type { ColumnMeaning, MenuReading, Unreadable } from '@tablemate/menu-reader/menu-reading.ts'
import { readTable } from '@tablemate/menu-reader/table/read-table.ts'
import { maxRecords, rowsOfCsv } from './csv-rows.ts'
import { decodeText } from './decode-text.ts'
import type { PdfFault, Recognition } from './pdf/read-pdf.ts'
import type { PrintedReading } from './read-printed.ts'

export interface MenuFile {
  readonly content: Uint8Array
  /** By the file's name and media type; null: not a type of menu file. */
  readonly kind: MenuFileKind | null
  readonly name: string
  /** The restaurant's currency. */
  readonly currency: CurrencyCode
  /** What the columns of a table hold, as the owner says; null: not asked. */
  readonly columns: readonly ColumnMeaning[] | null
  /** The language of the restaurant's menu. */
  readonly language: Language
}

export type FileReading =
  | MenuReading
  | Extract<PrintedReading, { kind: 'needs-recognition' }>
  | { readonly kind: 'unreadable'; readonly why: FileFault; readonly row?: number }

export type FileFault = Unreadable | PdfFault | Refusal

/** Without a time for the recognition of text in pictures: 'needs-recognition' if only with it all of the file can be read. */
export async function readFile(
  file: MenuFile,
  recognition: Omit<Recognition, 'language'>,
): Promise<FileReading> {
  const { content, kind, name, currency, language } = file
  const refusal = refusalOf(content, kind, name)
  if (refusal !== null) return { kind: 'unreadable', why: refusal }
  if (kind === null || kind === 'pdf' || natureOf(content) === 'pdf') {
    // Loads the PDF reader only for PDFs: CSV and JSON come far more often.
    const { readPrinted } = await import('./read-printed.ts')
    return readPrinted(content, currency, { ...recognition, language })
  }
  const text = decodeText(content)
  if (text === null) return { kind: 'unreadable', why: 'broken' }
  return kind === 'csv' ? readCsv(text, file) : readJsonText(text, file)
}

type TextFile = Pick<MenuFile, 'currency' | 'columns' | 'language'>

function readCsv(text: string, { currency, columns: answer }: TextFile): FileReading {
  const found = rowsOfCsv(text)
  if (found.kind === 'unreadable') return found
  return readTable(found.rows, currency, { delimiter: found.delimiter, answer })
}

function readJsonText(text: string, { currency, language, columns: answer }: TextFile): FileReading {
  const read = (value: unknown) => readJson(value, currency, { answer, language })
  try {
    return read(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const lines = parseLines(text)
    if (lines !== null) return read(lines)
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
