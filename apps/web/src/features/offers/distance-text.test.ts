import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [0, '0m away'],
  [349.6, '350m away'],
  [999, '999m away'],
  [999.6, '1.0km away'],
  [1000, '1.0km away'],
  [1249, '1.2km away'],
  [20_000, '20.0km away'],
])('%s m are %j', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
