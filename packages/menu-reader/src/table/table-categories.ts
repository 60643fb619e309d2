// Finds the category of each row: in the row, beside the first of several dishes, or in a heading row above.

import type { Columns } from './columns.ts'
import { onlyCell, type TableRow } from './table-row.ts'

export interface Categories {
  /** Whether the row is a heading for the rows below. Must be called once per row, in their order. */
  readonly isHeading: (row: number, cells: readonly string[]) => boolean
  /** The category of the dish in the row. */
  readonly categoryOf: (cells: readonly string[]) => string
}

export function trackCategories(rows: readonly TableRow[], columns: Columns, above: string): Categories {
  const root = rootOf(rows, columns)
  const isSpread = columns.category.some(at => isWrittenOnce(rows, at, columns))
  const lone = rows.filter(({ cells }) => isLone(cells, columns))
  const isHeaded = rows[0] !== undefined && isLone(rows[0].cells, columns)
  const areHeadings = lone.length > 0 && lone.length <= 0.6 * rows.length
  let [heading, before, hasHeading] = [above, 0, false]
  return {
    isHeading: (row, cells) => {
      const isGap = before > 0 && row - before > 1
      before = row
      if (!areHeadings || !isLone(cells, columns)) return false
      const text = headingIn(cells, columns.name) ?? ''
      const isOwn =
        columns.category.some(at => (cells[at] ?? '').trim() !== '') ||
        (cells[columns.name] ?? '').trim() === ''
      if (!(isOwn || isNote(text) || (columns.category.length === 0 && (isHeaded || isGap || isTitle(text)))))
        return false
      if (!isNote(text)) [heading, hasHeading] = [text.replace(/\s*:$/, ''), true]
      return true
    },
    categoryOf: cells => {
      const own = categoryOf(cells, columns, root)
      if (own !== '' && (isSpread || hasHeading)) heading = own
      return own !== '' ? own : columns.category.length === 0 || isSpread || hasHeading ? heading : ''
    },
  }
}

/** The row's own category: the end of the first path in "Food > Pizza, Specials". */
function categoryOf(cells: readonly string[], { category, fields }: Columns, root: string): string {
  const named = category.map(at => withoutRoot(cells[at]?.trim() ?? '', root)).filter(text => text !== '')
  const own = named[0] ?? ''
  // Web shops list several paths; elsewhere a comma belongs to the name.
  const parts = own.split(/\s*,\s*/)
  // Square repeats the decisive category in a separate column.
  const reporting =
    parts.length > 1
      ? named.slice(1).find(text => parts.some(part => endOfPath(part) === endOfPath(text)))
      : undefined
  if (reporting) return endOfPath(reporting)
  return endOfPath(fields.parent === undefined ? own : (parts[0] ?? ''))
}

/** A prefix like "Menu/" that all category paths share and that distinguishes nothing. */
function rootOf(rows: readonly TableRow[], { category: [at] }: Columns): string {
  if (at === undefined) return ''
  const paths = new Set(rows.slice(0, sampleRows).map(({ cells }) => cells[at]?.trim() ?? ''))
  paths.delete('')
  const roots = new Set([...paths].map(path => path.slice(0, path.indexOf('/') + 1)))
  return paths.size > 1 && roots.size === 1 ? ([...roots][0] ?? '') : ''
}

const sampleRows = 400

function withoutRoot(path: string, root: string): string {
  return root !== '' && path.startsWith(root) ? path.slice(root.length) : path
}

/** Odoo's paths begin with "All". */
function endOfPath(text: string): string {
  return (
    text
      .split(/^All \/ /.test(text) ? ' / ' : ' > ')
      .at(-1)
      ?.trim() ?? ''
  )
}

/** The row's only text; in an outline, whose dishes have their own column, the first of those before it. */
function headingIn(cells: readonly string[], name: number): string | null {
  const before = cells.slice(0, name).map(cell => cell.trim())
  const isOutline = cells.slice(name).every(cell => cell.trim() === '')
  return onlyCell(cells) ?? (isOutline ? (before.find(text => text !== '') ?? null) : null)
}

/** Whether the row has a single text, outside the price columns. */
function isLone(cells: readonly string[], { name, prices }: Columns): boolean {
  const text = headingIn(cells, name)
  return text !== null && /\p{L}/u.test(text) && prices.every(({ at }) => (cells[at] ?? '').trim() === '')
}

/** "All prices include VAT." */
function isNote(text: string): boolean {
  return text.length > 60 || /[.!*]$/.test(text) || text.startsWith('*')
}

function isTitle(text: string): boolean {
  return (text === text.toUpperCase() && text !== text.toLowerCase()) || text.endsWith(':')
}

/** In a sheet made by hand, a category is beside its first dish and applies to those below. Exports repeat it. */
function isWrittenOnce(rows: readonly TableRow[], at: number, { fields }: Columns): boolean {
  const values = rows.map(({ cells }) => cells[at]?.trim() ?? '')
  const filled = values.filter(value => value !== '')
  if (values[0] === '' || filled.length === 0 || filled.length === values.length) return false
  const isExport = fields.handle !== undefined || fields.id !== undefined || fields.sku !== undefined
  const runs = filled.filter((value, index) => index === 0 || value !== filled[index - 1])
  return !isExport && runs.length > 1 && new Set(filled).size === runs.length
}
