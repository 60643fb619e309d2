// Parses the typed tables to add. Pure.

import * as limits from '@tablemate/domain/limits.ts'
import { isPlainLine, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { texts } from '../../../lib/text/texts.ts'

export interface TypedTableNames {
  readonly by: 'numbers' | 'names'
  readonly from: string
  readonly to: string
  readonly names: string
}

export type TableNameProblems = Partial<Record<'from' | 'to' | 'names', string>>

export type TableNames =
  | { readonly kind: 'tables'; readonly names: readonly string[] }
  | { readonly kind: 'wrong'; readonly problems: TableNameProblems }

const words = texts.tableCodes

export function readTableNames({ by, from, to, names }: TypedTableNames): TableNames {
  return by === 'numbers' ? numbered(from.trim(), to.trim()) : named(names)
}

function numbered(from: string, to: string): TableNames {
  const problems: TableNameProblems = {
    ...(isTableNumber(from) ? {} : { from: words.wrongNumber }),
    ...(isTableNumber(to) ? {} : { to: words.wrongNumber }),
  }
  if (problems.from || problems.to) return { kind: 'wrong', problems }
  const count = Number(to) - Number(from) + 1
  if (count < 1) return { kind: 'wrong', problems: { to: words.wrongOrder } }
  if (count > limits.restaurantTablesAtOnce)
    return { kind: 'wrong', problems: { to: words.tooMany({ most: limits.restaurantTablesAtOnce }) } }
  return { kind: 'tables', names: Array.from({ length: count }, (_, at) => String(Number(from) + at)) }
}

function isTableNumber(typed: string): boolean {
  return /^\d{1,6}$/.test(typed)
}

function named(typed: string): TableNames {
  const names = [...new Set(typed.split(/[,;،、，\n]/).map(tidyName))].filter(name => name !== '')
  const problem = namesProblem(names)
  return problem ? { kind: 'wrong', problems: { names: problem } } : { kind: 'tables', names }
}

function namesProblem(names: readonly string[]): string | undefined {
  if (names.length === 0) return words.missing
  if (names.length > limits.restaurantTablesAtOnce)
    return words.tooMany({ most: limits.restaurantTablesAtOnce })
  if (!names.every(isPlainLine)) return texts.fieldText['forbidden-characters']
  const long = names.find(name => lengthOf(name) > limits.tableNumber)
  return long && words.tooLong({ name: long, most: limits.tableNumber })
}
