// Finds tables inside JSON, as data libraries write them: rows as lists, or columns as lists or maps.

import type { TableRow } from '../table/table-row.ts'
import { isBroad, isObject, type JsonObject, textOf } from './json-value.ts'

/** The first table in the value, with the headings as its first row; null if there is none. */
export function rowsIn(root: unknown): TableRow[] | null {
  const stack: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const { value, depth } = node
    if (typeof value !== 'object' || value === null || depth > maxDepth) continue
    const found = Array.isArray(value)
      ? ofRows(value)
      : (ofColumns(value as JsonObject) ?? headedRows(value as JsonObject))
    if (found) return found.map((cells, at) => ({ row: at + 1, cells }))
    const inner = Array.isArray(value) ? value : Object.values(value)
    for (let at = Math.min(inner.length, maxEntries) - 1; at >= 0; at -= 1)
      stack.push({ value: inner[at], depth: depth + 1 })
  }
  return null
}

const maxDepth = 6
const maxEntries = 1000

function ofRows(list: readonly unknown[]): string[][] | null {
  if (list.length < 2 || !list.every(row => Array.isArray(row) && row.length > 1 && row.every(isPlain)))
    return null
  return (list as readonly (readonly unknown[])[]).map(row => row.map(cellOf))
}

/** A table with separate headings: `{ headers: ['Dish', 'Price'], rows: [['Soup', 5]] }`. */
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
