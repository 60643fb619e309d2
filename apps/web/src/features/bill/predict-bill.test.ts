import type { GroupState } from '@tablemate/contract/live.ts'
import { specifiedRates } from '@tablemate/domain/bill/rates.ts'
import { describe, expect, it } from 'vitest'
import { predictBill } from './predict-bill.ts'

const choice = {
  tip: { kind: 'percentage', percentage: 20 },
  splitMethod: 'items',
  rates: specifiedRates,
  weights: new Map<number, number>(),
} as const

describe('The predicted bill', () => {
  it('has sums that match in every row and column', () => {
    const bill = predictBill(makeGroupState({}), choice)
    expect(bill).toMatchObject({ subtotal: 8450, tipAmount: 1690, tipPercentage: 20, splitMethod: 'items' })
    const dues = bill?.memberSplits.map(({ due }) => due) ?? []
    expect(dues.reduce((sum, due) => sum + due, 0)).toBe(bill?.finalTotal)
    for (const { amount, tipAmount, due } of bill?.memberSplits ?? []) expect(amount + tipAmount).toBe(due)
  })

  it('supports a tip as an amount', () => {
    const tip = { kind: 'amount', amount: 1000 } as const
    const bill = predictBill(makeGroupState({}), { ...choice, tip, splitMethod: 'equal' })
    expect(bill).toMatchObject({ tipAmount: 1000, tipPercentage: null, splitMethod: 'equal' })
  })

  it('divides by shares, and by the fractions of shared dishes', () => {
    const weights = new Map([
      [1, 2],
      [2, 2],
      [3, 0],
    ])
    const groupState = makeGroupState({})
    const dues = (bill: ReturnType<typeof predictBill>) => bill?.memberSplits.map(({ due }) => due) ?? []
    const [ann, ben, cyd] = dues(predictBill(groupState, { ...choice, splitMethod: 'shares', weights }))
    expect(Math.abs((ann ?? 0) - (ben ?? 0))).toBeLessThanOrEqual(1)
    expect(cyd).toBe(0)
    const items = [{ name: 'Wine', quantity: 1, price: 5800, sharedBy: 'all' as const }]
    const orders = [{ memberId: 1, total: 5800, items }] as unknown as GroupState['orders']
    const thirds = dues(predictBill({ ...groupState, orders }, choice))
    expect(Math.max(...thirds) - Math.min(...thirds)).toBeLessThanOrEqual(1)
  })

  it('supports changed rates', () => {
    const rates = { taxRate: 19_000, serviceFeeRate: 0, isTaxIncluded: true }
    const bill = predictBill(makeGroupState({}), { ...choice, rates })
    expect(bill).toMatchObject({ subtotal: 8450, tax: 0, serviceFee: 0, finalTotal: 10_140, rates })
  })

  it('is null after a payment, because only the server knows what the payment settled', () => {
    const paid = [{ memberId: 1, amount: 2744 }] as GroupState['payments']
    expect(predictBill(makeGroupState({ payments: paid }), choice)).toBeNull()
  })
})

function makeGroupState(changes: Partial<GroupState>): GroupState {
  const names = ['Ann', 'Ben', 'Cyd']
  return {
    group: { id: '0198a7f4-7c1e-7000-8000-000000000001', currency: 'USD' },
    members: names.map((name, at) => ({ id: at + 1, name })),
    orders: [5800, 1450, 1200].map((total, at) => ({ memberId: at + 1, total, items: [] })),
    bill: { rates: specifiedRates, memberSplits: [] },
    payments: [],
    ...changes,
  } as unknown as GroupState
}
