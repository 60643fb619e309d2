import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('keys come in the order of their first value, values in their own order', () => {
  const grouped = groupBy(['tea', 'soup', 'toast', 'salad', 'tart'], word => word[0])
  expect([...grouped]).toEqual([
    ['t', ['tea', 'toast', 'tart']],
    ['s', ['soup', 'salad']],
  ])
})

test('keys are told apart as a Map tells them, so a word like __proto__ is one too', () => {
  const grouped = groupBy(['__proto__', 'constructor', '__proto__'], word => word)
  expect(grouped.get('__proto__')).toHaveLength(2)
  expect(grouped.size).toBe(2)
})
