// Where a dish's category stands in a table: in its row, once beside the first of many, or in a row of its own above them.

import type { Columns } from './columns.ts'
import { onlyCell, type TableRow } from './table-row.ts'

export interface Headings {
  /** Whether the row is the heading of those beneath. Asked once for each row, in their order. */
  readonly isHeading: (row: number, cells: readonly string[]) => boolean
  /** Of the dish that stands in the row. */
  readonly categoryOf: (cells: readonly string[]) => string
}

export function createHeadings(rows: readonly TableRow[], columns: Columns, above: string): Headings {
  const root = rootOf(rows, columns)
  const spread = columns.category.some(at => standsOnceForMany(rows, at, columns))
  const lone = rows.filter(({ cells }) => isLone(cells, columns))
  const isBegun = rows[0] !== undefined && isLone(rows[0].cells, columns)
  const areHeadings = lone.length > 0 && lone.length <= 0.6 * rows.length
  let [heading, before, isBetween] = [above, 0, false]
  return {
    isHeading: (row, cells) => {
      const isApart = before > 0 && row - before > 1
      before = row
      if (!areHeadings || !isLone(cells, columns)) return false
      const text = onlyCell(cells) ?? ''
      const isIts = columns.category.some(at => (cells[at] ?? '').trim() !== '')
      if (!(isIts || isNote(text) || (columns.category.length === 0 && (isBegun || isApart || isLoud(text)))))
        return false
      if (!isNote(text)) [heading, isBetween] = [text.replace(/\s*:$/, ''), true]
      return true
    },
    categoryOf: cells => {
      const own = categoryOf(cells, columns, root)
      if (own !== '' && (spread || isBetween)) heading = own
      return own !== '' ? own : columns.category.length === 0 || spread || isBetween ? heading : ''
    },
  }
}

/** A row's own category: of a list of paths ("Food > Pizza, Specials") the end of the first. */
function categoryOf(cells: readonly string[], { category, marks }: Columns, root: string): string {
  const said = category.map(at => withoutRoot(cells[at]?.trim() ?? '', root)).filter(text => text !== '')
  const own = said[0] ?? ''
  // Shops list paths ("Food > Pizza, Specials"); elsewhere a comma is one within a name.
  const parts = own.split(/\s*,\s*/)
  // Square names the one of several that counts beside them.
  const counting =
    parts.length > 1
      ? said.slice(1).find(text => parts.some(part => endOfPath(part) === endOfPath(text)))
      : undefined
  if (counting) return endOfPath(counting)
  return endOfPath(marks.parent === undefined ? own : (parts[0] ?? ''))
}

/** "Menu/" where each category begins so: that tells nothing. */
function rootOf(rows: readonly TableRow[], { category: [at] }: Columns): string {
  if (at === undefined) return ''
  const paths = new Set(rows.slice(0, someRows).map(({ cells }) => cells[at]?.trim() ?? ''))
  paths.delete('')
  const roots = new Set([...paths].map(path => path.slice(0, path.indexOf('/') + 1)))
  return paths.size > 1 && roots.size === 1 ? ([...roots][0] ?? '') : ''
}

const someRows = 400

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

/** One cell that is no price, and none where the prices stand. */
function isLone(cells: readonly string[], { prices }: Columns): boolean {
  const text = onlyCell(cells)
  return text !== null && /\p{L}/u.test(text) && prices.every(({ at }) => (cells[at] ?? '').trim() === '')
}

/** "All prices include VAT." */
function isNote(text: string): boolean {
  return text.length > 60 || /[.!*]$/.test(text) || text.startsWith('*')
}

function isLoud(text: string): boolean {
  return (text === text.toUpperCase() && text !== text.toLowerCase()) || text.endsWith(':')
}

/** In sheets made by hand a category stands beside its first dishes only, and holds for those beneath; exports repeat it. */
function standsOnceForMany(rows: readonly TableRow[], at: number, { marks }: Columns): boolean {
  const values = rows.map(({ cells }) => cells[at]?.trim() ?? '')
  const filled = values.filter(value => value !== '')
  if (values[0] === '' || filled.length === 0 || filled.length === values.length) return false
  const isExport = marks.handle !== undefined || marks.id !== undefined || marks.sku !== undefined
  const runs = filled.filter((value, index) => index === 0 || value !== filled[index - 1])
  return !isExport && runs.length > 1 && new Set(filled).size === runs.length
}
