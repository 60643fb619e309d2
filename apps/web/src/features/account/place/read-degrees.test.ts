// Reads degrees as people type them.

import { expect, test } from 'vitest'
import { readDegrees } from './read-degrees.ts'

test.each([
  ['37.7749', 37.7749],
  [' -122,4194° ', -122.4194],
  ['−33.9', -33.9],
  ['180', 180],
  ['180.1', null],
  ['', null],
  ['37° 46′', null],
  ['north', null],
])('%j is %j', (typed, read) => {
  expect(readDegrees(typed, 180)).toBe(read)
})
