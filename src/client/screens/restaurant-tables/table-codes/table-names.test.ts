import { expect, it } from 'vitest'
import { limits } from '#domain/limits.ts'
import { readTables } from './table-names.ts'

const mostTables = limits.tablesAtOnce
const blank = { from: '', to: '', names: '' }
const numbers = (from: string, to: string) => readTables({ ...blank, by: 'numbers', from, to })
const names = (typed: string) => readTables({ ...blank, by: 'names', names: typed })

it('tables are from one number to another', () => {
  expect(numbers('1', '3')).toEqual({ kind: 'tables', tables: ['1', '2', '3'] })
  expect(numbers(' 12', '12 ')).toEqual({ kind: 'tables', tables: ['12'] })
  expect(numbers('101', String(100 + mostTables))).toHaveProperty('tables.length', mostTables)
})

it.each([
  ['', '3', ['from']],
  ['1', '1e3', ['to']],
  ['-1', '2.5', ['from', 'to']],
  ['5', '4', ['to']],
  ['1', String(mostTables + 1), ['to']],
])('from %j to %j is none', (from, to, fields) => {
  const read = numbers(from, to)
  expect(Object.keys(read.kind === 'wrong' ? read.problems : {})).toEqual(fields)
})

it('tables have names, each once', () => {
  expect(names('Terrace 1, Bar;  Bar ,\nBy the  oak')).toEqual({
    kind: 'tables',
    tables: ['Terrace 1', 'Bar', 'By the oak'],
  })
})

it.each([' , ', 'x'.repeat(21), Array.from({ length: mostTables + 1 }, (_, at) => at).join(',')])(
  '%j are no names of tables',
  typed => {
    expect(names(typed)).toHaveProperty('problems.names')
  },
)
