import { describe, expect, it } from 'vitest'
import { ownTipOf } from '../pay/own-tip-choice.tsx'
import { percentOfSubtotal, readTip } from './read-tip.ts'

describe('A typed tip', () => {
  it.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['12,5', 1250],
    ['.5', 50],
    ['15.', 1500],
    [' $ 15 ', 1500],
    ['1,000', 100_000],
    ['1,000.25', 100_025],
    ['1.000,25', 100_025],
    ['1 000,25', 100_025],
    ['１５', 1500],
    ['0', 0],
  ])('%s is %i cents', (typed, amount) => {
    expect(readTip(typed, 'USD')).toEqual({ kind: 'amount', amount })
  })

  it.each(['', 'a lot', '-5', '1.234', '12.345', '1,2,3', '5%', '1e3', '.'])('%j is not readable', typed => {
    expect(readTip(typed, 'USD')).toEqual({ kind: 'unreadable' })
  })

  it('is a whole number in a currency without a smaller coin', () => {
    expect(readTip('500', 'JPY')).toEqual({ kind: 'amount', amount: 50_000 })
    expect(readTip('500.5', 'JPY')).toEqual({ kind: 'not-payable' })
  })

  it('has three decimals in dinars', () => {
    for (const typed of ['0.250', '0,250', ',250', '.25', 'KWD 0.250'])
      expect(readTip(typed, 'KWD')).toEqual({ kind: 'amount', amount: 250 })
    expect(readTip('1,234.500', 'KWD')).toEqual({ kind: 'amount', amount: 1_234_500 })
  })

  it('is at most one million', () => {
    expect(readTip('1000000', 'EUR')).toEqual({ kind: 'amount', amount: 100_000_000 })
    expect(readTip('1000000.01', 'EUR')).toEqual({ kind: 'too-large' })
  })

  it('has a percentage of the subtotal', () => {
    expect(percentOfSubtotal(1500, 8450)).toBe(17.8)
    expect(percentOfSubtotal(1500, 0)).toBeNull()
  })
})

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
