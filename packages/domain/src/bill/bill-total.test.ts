import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '../currency.ts'
import type { PayableStep } from '../money.ts'
import { billTotal, includedTax, tipPresets } from './bill-total.ts'
import { noRates, specifiedRates, startingRates } from './rates.ts'

const usual = { rates: specifiedRates, tip: { kind: 'percentage', percentage: 18 }, step: 1 } as const

describe('the bill', () => {
  test('adds 8.875 % tax, 3 % service fee and 18 % tip to what was ordered', () => {
    expect(billTotal({ ...usual, subtotal: 8450 })).toEqual({
      subtotal: 8450,
      tax: 750,
      serviceFee: 254,
      tipAmount: 1521,
      finalTotal: 10975,
    })
  })

  test('of a group without orders is 0', () => {
    expect(billTotal({ ...usual, subtotal: 0 }).finalTotal).toBe(0)
  })

  test('has a custom tip unchanged, with or without orders', () => {
    const tip = { kind: 'amount', amount: 700 } as const
    expect(billTotal({ ...usual, subtotal: 8450, tip })).toMatchObject({ tipAmount: 700, finalTotal: 10154 })
    expect(billTotal({ ...usual, subtotal: 0, tip })).toMatchObject({ tipAmount: 700, finalTotal: 700 })
  })

  test.each([
    [18.55, 1855],
    // 828.9999999999999 in binary.
    [8.29, 829],
  ])('accepts a tip percentage with two decimals: %d', (percentage, tipAmount) => {
    const tip = { kind: 'percentage', percentage } as const
    expect(billTotal({ ...usual, subtotal: 10000, tip })).toMatchObject({ tipAmount })
  })

  test('in yen has whole yen only', () => {
    expect(billTotal({ ...usual, subtotal: 123_400, step: 100 })).toEqual({
      subtotal: 123_400,
      tax: 11_000,
      serviceFee: 3700,
      tipAmount: 22_200,
      finalTotal: 160_300,
    })
  })

  test('is rounded half up', () => {
    const rates = { ...specifiedRates, serviceFeeRate: 0 }
    expect(billTotal({ ...usual, rates, subtotal: 400 }).tax).toBe(36) // 35.5
  })

  test('is exact at any size', () => {
    expect(billTotal({ ...usual, subtotal: 499_999_999_999_999 })).toMatchObject({
      tax: 44_375_000_000_000,
      serviceFee: 15_000_000_000_000,
      tipAmount: 90_000_000_000_000,
    })
  })

  test('offers tips of 15, 18, 20 and 25 %', () => {
    expect(tipPresets).toEqual([15, 18, 20, 25])
  })
})

describe('prices that include their tax', () => {
  const noTip = { kind: 'amount', amount: 0 } as const

  test('are the bill without added tax: pierogi at 100.00 are billed 100.00', () => {
    const bill = { subtotal: 10_000, rates: noRates, tip: noTip, step: 1 } as const
    expect(billTotal(bill)).toMatchObject({ tax: 0, serviceFee: 0, finalTotal: 10_000 })
  })

  test('get no tax added at any rate, but the usual service fee', () => {
    const rates = { taxRate: 19_000, serviceFeeRate: 10_000, isTaxIncluded: true }
    expect(billTotal({ ...usual, rates, subtotal: 10_000 })).toMatchObject({ tax: 0, serviceFee: 1000 })
  })

  test('contain 15.97 of tax in 100.00 at 19 %, and whole yen in yen', () => {
    expect(includedTax(10_000, { taxRate: 19_000 }, 1)).toBe(1597)
    expect(includedTax(110_000, { taxRate: 10_000 }, 100)).toBe(10_000)
    expect(includedTax(123_400, { taxRate: 10_000 }, 100)).toBe(11_200)
    expect(includedTax(10_000, noRates, 1)).toBe(0)
  })

  test('contain the tax on the price before tax, rounded to the payable step, at any size', () => {
    const step = fc.constantFrom<PayableStep>(1, 100)
    const amounts = fc.tuple(fc.nat(1_000_000_000_000), fc.nat(100_000), step)
    fc.assert(
      fc.property(amounts, ([steps, taxRate, step]) => {
        const subtotal = steps * step
        const tax = includedTax(subtotal, { taxRate }, step)
        const before = { subtotal: subtotal - tax, rates: { ...noRates, taxRate, isTaxIncluded: false } }
        expect(Math.abs(billTotal({ ...before, tip: noTip, step }).tax - tax)).toBeLessThanOrEqual(step)
      }),
      { seed: 1 },
    )
  })
})

describe('a group without a registered restaurant', () => {
  test('starts with the specified rates in dollars, and with no added rates in other currencies', () => {
    expect(startingRates('USD')).toEqual({ taxRate: 8875, serviceFeeRate: 3000, isTaxIncluded: false })
    for (const { code } of currencies.filter(({ code }) => code !== 'USD'))
      expect(startingRates(code)).toEqual({ taxRate: 0, serviceFeeRate: 0, isTaxIncluded: true })
  })
})
