import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bill } from '#contract/bills.ts'
import type { Order } from '#contract/orders.ts'
import { toExact } from '#domain/bill/exact-amount.ts'
import { specifiedRates } from '#domain/bill/rates.ts'
import { settleBill } from '#domain/bill/settlement.ts'
import { itemParts } from './item-parts.ts'
import type { ShareRow } from './share-rows.ts'
import { equalReason, unevenShares } from './uneven-shares.ts'

const members = [
  { id: 1, ordered: toExact(3000), weight: 2 },
  { id: 2, ordered: toExact(1800), weight: 2 },
]
const orders = [
  { memberId: 1, items: [{ name: 'Margherita', quantity: 3, price: 1000 }] },
  { memberId: 2, items: [{ name: 'Beer', quantity: 2, price: 400 }] },
  {
    memberId: 2,
    items: [
      { name: 'Beer', quantity: 1, price: 400 },
      { name: 'Cake', quantity: 1, price: 600 },
    ],
  },
] as unknown as Order[]

describe('The details of a share by items', () => {
  it('list its dishes, tax, fee and tip', () => {
    const { rows, bill } = settled('items')
    expect(itemParts(rows[1], { bill, orders, step: 1 })).toEqual({
      dishes: [
        { name: 'Beer', quantity: 3, total: 1200 },
        { name: 'Cake', quantity: 1, total: 600 },
      ],
      tax: 160,
      serviceFee: 54,
      tip: 324,
      difference: 0,
    })
  })

  it('leave out items that the staff refused', () => {
    const { rows, bill } = settled('items')
    const refused = { reason: 'sold-out', message: '' } as const
    const more = { memberId: 2, items: [{ name: 'Soup', quantity: 1, price: 500, refused }] }
    const all = [...orders, more as unknown as Order]
    const { dishes, difference } = itemParts(rows[1], { bill, orders: all, step: 1 })
    expect([dishes.map(({ name }) => name), difference]).toEqual([['Beer', 'Cake'], 0])
  })

  it('show the effect of earlier payments as a difference', () => {
    const { rows, bill } = settled('items')
    const paid = { ...rows[1], amount: 1500, tipAmount: 300 }
    const { difference, tip } = itemParts(paid, { bill, orders, step: 1 })
    expect(tip).toBe(324)
    expect(difference).toBe(1800 - 1800 - 214 - 324)
  })

  it('add up to the share for any orders and payments', () => {
    const price = fc.nat(100_000)
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 2, maxLength: 8 }),
        price,
        fc.boolean(),
        (sums, paid, isYen) => {
          const step = isYen ? 100 : 1
          const orders = sums.map((sum, at) => ({
            memberId: at + 1,
            items: [{ name: 'Dish', quantity: 1, price: sum * step }],
          })) as unknown as Order[]
          const { rows, bill } = settled(
            'items',
            sums.map((sum, at) => ({ id: at + 1, ordered: toExact(sum * step), weight: 2 })),
            step,
          )
          for (const row of [...rows, { ...rows[0], amount: paid * step }] as ShareRow[]) {
            const { dishes, tax, serviceFee, tip, difference } = itemParts(row, { bill, orders, step })
            const sum =
              dishes.reduce((sum, { total }) => sum + total, 0) + tax + serviceFee + tip + difference
            expect(sum).toBe(row.amount + row.tipAmount)
            expect(Math.min(tax, serviceFee, tip)).toBeGreaterThanOrEqual(0)
            if (row.amount !== paid * step) expect(difference).toBe(0)
          }
        },
      ),
      { seed: 1, numRuns: 200 },
    )
  })
})

describe('A share of an equal split', () => {
  it('is equal within one cent, or has a reason why not', () => {
    const { rows, bill } = settled('equal')
    expect(unevenShares(rows, bill, 1)).toEqual([])
    const [ann, ben] = rows
    const reason = (row: Partial<ShareRow>) => equalReason({ ...ann, ...row }, bill, 1)
    expect(reason(ben)).toBe('equal')
    expect(reason({ amount: 1000, paid: 0, due: 1000 })).toBe('rest')
    expect(reason({ amount: 1000, paid: 1000, due: 0 })).toBe('paid-before')
    expect(reason({ amount: 9000, paid: 1000, due: 8000 })).toBe('later')
  })
})

function settled(splitMethod: 'equal' | 'items', diners = members, step: 1 | 100 = 1) {
  const tip = { kind: 'percentage', percentage: 18 } as const
  const choice = { rates: specifiedRates, tip, splitMethod, step, seed: 1 }
  const settlement = settleBill({ members: diners, payments: [], ...choice })
  if (settlement.kind !== 'settled') throw new Error(settlement.kind)
  const rows = settlement.shares.map(share => ({ ...share, paid: 0, due: share.amount + share.tipAmount }))
  return {
    rows: rows as unknown as [ShareRow, ShareRow],
    bill: { ...settlement.totals, memberCount: diners.length } as Bill,
  }
}
