import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPayable, payableStep, roundToStep, toMinor } from './money.ts'

describe('what can be paid', () => {
  test('yen and won have no coin below the major unit, all others have hundredths', () => {
    expect(['JPY', 'KRW', 'USD', 'EUR', 'THB'].map(payableStep)).toEqual([100, 100, 1, 1, 1])
  })

  test('a price must be whole, and a multiple of the step', () => {
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

  test('every price with two decimals keeps its cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), minor => toMinor(minor / 100) === minor),
      { seed: 1 },
    )
  })

  test('what is no number is no price', () => expect(toMinor(Number.NaN)).toBeNaN())
})

describe('rounding to the payable step', () => {
  test('goes half up', () => {
    expect([149n, 150n, 151n].map(hundredths => roundToStep(hundredths, 100n, 1))).toEqual([1, 2, 2])
    expect([4949n, 4950n].map(minor => roundToStep(minor, 1n, 100))).toEqual([4900, 5000])
  })

  test('is exact where floating point is not', () => {
    expect(roundToStep(500_000_000_000_001n * 8875n, 100_000n, 1)).toBe(44_375_000_000_000)
  })
})
