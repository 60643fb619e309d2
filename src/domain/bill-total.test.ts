import { describe, expect, test } from 'vitest'
import { billTotal, defaultRates, defaultTip, tipPresets } from './bill-total.ts'

const usual = { rates: defaultRates, tip: defaultTip, step: 1 } as const

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

  test('of a table that ordered nothing is nothing', () => {
    expect(billTotal({ ...usual, subtotal: 0 }).finalTotal).toBe(0)
  })

  test('takes a custom tip as it is, with or without orders', () => {
    const tip = { kind: 'amount', amount: 700 } as const
    expect(billTotal({ ...usual, subtotal: 8450, tip })).toMatchObject({ tipAmount: 700, finalTotal: 10154 })
    expect(billTotal({ ...usual, subtotal: 0, tip })).toMatchObject({ tipAmount: 700, finalTotal: 700 })
  })

  test('takes a tip percentage with two decimals', () => {
    const tip = { kind: 'percentage', percentage: 18.55 } as const
    expect(billTotal({ ...usual, subtotal: 10000, tip }).tipAmount).toBe(1855)
  })

  test('in yen has no figure below one yen', () => {
    expect(billTotal({ ...usual, subtotal: 123_400, step: 100 })).toEqual({
      subtotal: 123_400,
      tax: 11_000,
      serviceFee: 3700,
      tipAmount: 22_200,
      finalTotal: 160_300,
    })
  })

  test('is rounded half up', () => {
    const rates = { taxRate: 8875, serviceFeeRate: 0 }
    expect(billTotal({ ...usual, rates, subtotal: 400 }).tax).toBe(36) // 35.5
  })

  test('is exact however large', () => {
    expect(billTotal({ ...usual, subtotal: 499_999_999_999_999 })).toMatchObject({
      tax: 44_375_000_000_000,
      serviceFee: 15_000_000_000_000,
      tipAmount: 90_000_000_000_000,
    })
  })

  test('offers 15, 18, 20 and 25 %, and 18 % until someone chooses', () => {
    expect(tipPresets).toEqual([15, 18, 20, 25])
    expect(tipPresets).toContain(defaultTip.kind === 'percentage' && defaultTip.percentage)
  })
})
