import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion, isPayable, payableStep, roundToStep, toMinor } from './money.ts'

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

describe('sharing out an amount', () => {
  const cents = { step: 1, turn: 0 } as const

  test('a hundred among three is 33.33, 33.33 and 33.34', () => {
    expect(apportion(10000, [1, 1, 1], cents).sort()).toEqual([3333, 3333, 3334])
  })

  test('the parts follow the weights, and nobody weighs all the same', () => {
    expect(apportion(1000, [1, 3, 0], cents)).toEqual([250, 750, 0])
    expect(apportion(1000, [0, 0], cents)).toEqual([500, 500])
  })

  test('nobody to share with: no parts', () => expect(apportion(0, [], cents)).toEqual([]))

  test('what cannot be paid cannot be shared out', () => {
    expect(() => apportion(150, [1, 1], { step: 100, turn: 0 })).toThrow(RangeError)
  })

  test('the parts make the whole, payable, each less than a step from its exact fraction', () => {
    const weights = fc.array(fc.nat({ max: 10 ** 9 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(
        fc.nat(10 ** 12),
        weights,
        fc.constantFrom(1, 100),
        fc.nat(),
        (steps, weights, step, turn) => {
          const total = steps * step
          const parts = apportion(total, weights, { step, turn })
          const all = weights.reduce((sum, weight) => sum + weight, 0)
          const exact = (i: number) => (all > 0 ? BigInt(total) * BigInt(weights[i] ?? 0) : BigInt(total))
          const unit = BigInt(all || weights.length)
          const isNear = (part: number, i: number) => {
            const off = BigInt(part) * unit - exact(i)
            return off < unit * BigInt(step) && off > -unit * BigInt(step)
          }
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
          expect(parts.every((part, i) => isPayable(part, step) && isNear(part, i))).toBe(true)
        },
      ),
      { seed: 1, numRuns: 300 },
    )
  })

  test('the odd cent does not always fall on the same one', () => {
    const winners = Array.from({ length: 60 }, (_, turn) =>
      apportion(100, [1, 1, 1], { step: 1, turn }).indexOf(34),
    )
    expect(new Set(winners)).toEqual(new Set([0, 1, 2]))
  })
})
