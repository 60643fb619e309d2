import * as limits from '@tablemate/domain/limits.ts'
import { expect, it } from 'vitest'
import { readTableNames } from './table-names.ts'

const maxTables = limits.restaurantTablesAtOnce
const blank = { from: '', to: '', names: '' }
const numbers = (from: string, to: string) => readTableNames({ ...blank, by: 'numbers', from, to })
const names = (typed: string) => readTableNames({ ...blank, by: 'names', names: typed })

it('a range of numbers gives the tables from the first to the last number', () => {
  expect(numbers('1', '3')).toEqual({ kind: 'tables', names: ['1', '2', '3'] })
  expect(numbers(' 12', '12 ')).toEqual({ kind: 'tables', names: ['12'] })
  expect(numbers('101', String(100 + maxTables))).toHaveProperty('names.length', maxTables)
})

it.each([
  ['', '3', ['from']],
  ['1', '1e3', ['to']],
  ['-1', '2.5', ['from', 'to']],
  ['5', '4', ['to']],
  ['1', String(maxTables + 1), ['to']],
])('the range from %j to %j is an error', (from, to, fields) => {
  const read = numbers(from, to)
  expect(Object.keys(read.kind === 'wrong' ? read.problems : {})).toEqual(fields)
})

it('a list of names gives each table once', () => {
  expect(names('Terrace 1, Bar;  Bar ,\nBy the  oak')).toEqual({
    kind: 'tables',
    names: ['Terrace 1', 'Bar', 'By the oak'],
  })
  // With the commas of Arabic, Japanese and Chinese keyboards.
  expect(names('شرفة、Bar،テラス，1')).toEqual({ kind: 'tables', names: ['شرفة', 'Bar', 'テラス', '1'] })
})

it.each([' , ', 'x'.repeat(21), Array.from({ length: maxTables + 1 }, (_, at) => at).join(',')])(
  'the names %j are an error',
  typed => {
    expect(names(typed)).toHaveProperty('problems.names')
  },
)
