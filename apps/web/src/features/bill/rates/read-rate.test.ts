// Reads rates as people type them.

import { expect, test } from 'vitest'
import { readRate } from './read-rate.ts'

test.each([
  ['', null],
  ['  ', null],
  ['8.875', 8.875],
  ['8,875 %', 8.875],
  ['0', 0],
  ['100', 100],
  ['100.001', undefined],
  ['8.8755', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['seven', undefined],
])('%j is %j percent', (typed, read) => {
  expect(readRate(typed)).toBe(read)
})
