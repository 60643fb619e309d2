// Parses the typed tables to add. Pure.

import * as limits from '@tablemate/domain/limits.ts'
import { isPlainLine, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import * as texts from '../../../text/texts.ts'

export interface TypedTables {
  readonly by: 'numbers' | 'names'
  readonly from: string
  readonly to: string
  readonly names: string
}

export type TableProblems = Partial<Record<'from' | 'to' | 'names', string>>

export type Tables =
  | { readonly kind: 'tables'; readonly tables: readonly string[] }
  | { readonly kind: 'wrong'; readonly problems: TableProblems }

const words = texts.tableCodes

export function readTables({ by, from, to, names }: TypedTables): Tables {
  return by === 'numbers' ? numbered(from.trim(), to.trim()) : named(names)
}

function numbered(from: string, to: string): Tables {
  const problems: TableProblems = {
    ...(isTableNumber(from) ? {} : { from: words.wrongNumber }),
    ...(isTableNumber(to) ? {} : { to: words.wrongNumber }),
  }
  if (problems.from || problems.to) return { kind: 'wrong', problems }
  const count = Number(to) - Number(from) + 1
  if (count < 1) return { kind: 'wrong', problems: { to: words.wrongOrder } }
  if (count > limits.tablesAtOnce)
    return { kind: 'wrong', problems: { to: words.tooMany(limits.tablesAtOnce) } }
  return { kind: 'tables', tables: Array.from({ length: count }, (_, at) => String(Number(from) + at)) }
}

function isTableNumber(typed: string): boolean {
  return /^\d{1,6}$/.test(typed)
}

function named(typed: string): Tables {
  const tables = [...new Set(typed.split(/[,;،、，\n]/).map(tidyName))].filter(name => name !== '')
  const problem = namesProblem(tables)
  return problem ? { kind: 'wrong', problems: { names: problem } } : { kind: 'tables', tables }
}

function namesProblem(tables: readonly string[]): string | undefined {
  if (tables.length === 0) return words.missing
  if (tables.length > limits.tablesAtOnce) return words.tooMany(limits.tablesAtOnce)
  if (!tables.every(isPlainLine)) return texts.fieldText['forbidden-characters']
  const long = tables.find(name => lengthOf(name) > limits.tableNumber)
  return long && words.tooLong(long, limits.tableNumber)
}
