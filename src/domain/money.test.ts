import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPayable, payableStep, roundToStep, toMinor } from './money.ts'

describe('payable amounts', () => {
  test('are multiples of the major unit in yen and won, of hundredths in all other currencies', () => {
    expect(['JPY', 'KRW', 'USD', 'EUR', 'THB'].map(payableStep)).toEqual([100, 100, 1, 1, 1])
  })

  test('are whole, and multiples of the step', () => {
    expect(isPayable(1250, 1)).toBe(true)
    expect(isPayable(74500, 100)).toBe(true)
    expect(isPayable(74550, 100)).toBe(false)
    expect(isPayable(12.5, 1)).toBe(false)
    expect(isPayable(Number.NaN, 1)).toBe(false)
  })
})

describe('a typed price', () => {
  test.each([
    [12.5, 1250],
    [0, 0],
    [0.01, 1],
    [1.15, 115],
    [4.35, 435],
    [19.99, 1999],
    [1.005, 101],
    [8.875, 888],
    [1.004999, 100],
    [999_999.99, 99_999_999],
  ])('%d is %d minor units', (major, minor) => expect(toMinor(major)).toBe(minor))

  test('with two decimals keeps its cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), minor => toMinor(minor / 100) === minor),
      { seed: 1 },
    )
  })

  test('that is not a number stays NaN', () => expect(toMinor(Number.NaN)).toBeNaN())
})

describe('rounding to the payable step', () => {
  test('rounds half up', () => {
    expect([149n, 150n, 151n].map(hundredths => roundToStep(hundredths, 100n, 1))).toEqual([1, 2, 2])
    expect([4949n, 4950n].map(minor => roundToStep(minor, 1n, 100))).toEqual([4900, 5000])
  })

  test('is exact where floating point is not', () => {
    expect(roundToStep(500_000_000_000_001n * 8875n, 100_000n, 1)).toBe(44_375_000_000_000)
  })
})
