import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('keys are in the order of their first value, values in their original order', () => {
  const grouped = groupBy(['tea', 'soup', 'toast', 'salad', 'tart'], word => word[0])
  expect([...grouped]).toEqual([
    ['t', ['tea', 'toast', 'tart']],
    ['s', ['soup', 'salad']],
  ])
})

test('keys are compared as in a Map, so __proto__ is a key too', () => {
  const grouped = groupBy(['__proto__', 'constructor', '__proto__'], word => word)
  expect(grouped.get('__proto__')).toHaveLength(2)
  expect(grouped.size).toBe(2)
})
