import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPayable, minorUnitsOf, payableStep, roundToStep, toMinor } from './money.ts'

describe('payable amounts', () => {
  test('are multiples of the major unit in a currency without decimals, of minor units in all others', () => {
    const whole = ['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XOF']
    const divided = ['USD', 'EUR', 'THB', 'HUF', 'IDR', 'KWD']
    expect(new Set(whole.map(payableStep))).toEqual(new Set([100]))
    expect(new Set(divided.map(payableStep))).toEqual(new Set([1]))
  })

  test('are thousandths of a dinar or an Omani rial, hundredths of all else', () => {
    for (const code of ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
      expect(minorUnitsOf(code)).toBe(1000)
    for (const code of ['USD', 'JPY', 'RSD', 'DZD', 'YER']) expect(minorUnitsOf(code)).toBe(100)
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
  ])('%d is %d minor units', (major, minor) => expect(toMinor(major, 'USD')).toBe(minor))

  test.each(['USD', 'JPY', 'KWD'])('in %s keeps its decimals', code => {
    const major = (minor: number) => minor / minorUnitsOf(code)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), minor => toMinor(major(minor), code) === minor),
      { seed: 1 },
    )
  })

  test.each([
    [1.25, 1250],
    [0.005, 5],
    [1.0005, 1001],
    [12.3449, 12_345],
  ])('%d dinars are %d minor units', (major, minor) => expect(toMinor(major, 'KWD')).toBe(minor))

  test('that is not a number stays NaN', () => expect(toMinor(Number.NaN, 'USD')).toBeNaN())
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
