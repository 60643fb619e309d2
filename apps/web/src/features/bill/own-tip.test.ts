import { expect, it } from 'vitest'
import { ownTipOf } from '../pay/own-tip-choice.ts'

const percent = (percentage: 0 | 5 | 10) => ({ kind: 'percentage', percentage }) as const

it('a tip of one’s own is a percentage of what is paid, in coins that the currency has', () => {
  expect(ownTipOf(percent(0), 6686, 1)).toBe(0)
  expect(ownTipOf(percent(5), 6686, 1)).toBe(334)
  expect(ownTipOf(percent(10), 6686, 1)).toBe(669)
  expect(ownTipOf(percent(5), 123_400, 100)).toBe(6200)
  expect(ownTipOf(percent(10), 90_000_000_000, 1)).toBe(100_000_000)
})

it('or what was typed, once that is an amount', () => {
  expect(ownTipOf({ kind: 'amount', amount: 250 }, 6686, 1)).toBe(250)
  expect(ownTipOf({ kind: 'amount', amount: null }, 6686, 1)).toBeNull()
})
