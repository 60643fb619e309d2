// The name of a table in words.

import { isolate } from './isolate.ts'
import { texts } from './texts.ts'

/** `Table 7`. A table with a name, such as `Bar`, `Terrace 2` or `Table by the oak`, gets no prefix. */
export function tableText(table: string): string {
  return hasName(table) ? isolate(table) : texts.table.number({ table: isolate(table) })
}

export function hasName(table: string): boolean {
  return /^\p{L}{3,}/u.test(table) || /^\P{Nd}{4,}$/u.test(table)
}
