// Tables that came as JSON: rows as lists, or columns as lists or maps, as programs write them that handle tables.

import type { TableRow } from '../table/table-row.ts'
import { isBroad, isObject, type JsonObject, textOf } from './json-value.ts'

/** The first table in the value, its headings as the first row; null where there is none. */
export function rowsIn(root: unknown): TableRow[] | null {
  const left: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let place = left.pop(); place; place = left.pop()) {
    const { value, depth } = place
    if (typeof value !== 'object' || value === null || depth > deepest) continue
    const found = Array.isArray(value)
      ? ofRows(value)
      : (ofColumns(value as JsonObject) ?? headedRows(value as JsonObject))
    if (found) return found.map((cells, at) => ({ row: at + 1, cells }))
    const inner = Array.isArray(value) ? value : Object.values(value)
    for (let at = Math.min(inner.length, most) - 1; at >= 0; at -= 1)
      left.push({ value: inner[at], depth: depth + 1 })
  }
  return null
}

const deepest = 6
const most = 1000

function ofRows(list: readonly unknown[]): string[][] | null {
  if (list.length < 2 || !list.every(row => Array.isArray(row) && row.length > 1 && row.every(isPlain)))
    return null
  return (list as readonly (readonly unknown[])[]).map(row => row.map(cellOf))
}

/** `{ headers: ['Dish', 'Price'], rows: [['Soup', 5]] }`: the headings stand beside the rows. */
function headedRows(object: JsonObject): string[][] | null {
  if (isBroad(object)) return null
  const lists = Object.values(object).filter(Array.isArray)
  const rows = lists.map(ofRows).find(found => found !== null)
  const headings = lists
    .map(list => list.map(textOf))
    .find(names => names.length === rows?.[0]?.length && names.every(name => name !== ''))
  return rows && headings ? [headings, ...rows] : null
}

function ofColumns(object: JsonObject): string[][] | null {
  if (isBroad(object)) return null
  const columns = Object.entries(object)
  if (columns.length < 2) return null
  const lists = columns.map(([, column]) =>
    Array.isArray(column) ? column : isObject(column) ? Object.values(column) : [],
  )
  const length = lists[0]?.length ?? 0
  if (length < 2 || !lists.every(list => list.length === length && list.every(isPlain))) return null
  const rows = Array.from({ length }, (_, at) => lists.map(list => cellOf(list[at])))
  return [columns.map(([key]) => key), ...rows]
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'
const cellOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))
