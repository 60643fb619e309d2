import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Payment, splitMethods } from './bill-split.ts'
import { billView } from './bill-view.ts'
import { toExact } from './exact-amount.ts'
import { noRates, specifiedRates } from './rates.ts'
import { groupSeed } from './seeded-shuffle.ts'
import { type BillInput, findDuePayment, type SettledBill, settleBill } from './settlement.ts'

describe('a bill nobody has paid yet', () => {
  test('of 109.75 among four is 27.44 three times and 27.43 once', () => {
    const { totals, shares } = settled(table([8450, 0, 0, 0]))
    expect(totals).toMatchObject({ tax: 750, serviceFee: 254, tipAmount: 1521, finalTotal: 10975 })
    expect(rows(shares).sort()).toEqual([2743, 2744, 2744, 2744])
  })

  test('of 100.00 among three is 33.33, 33.33 and 33.34', () => {
    const free = { rates: noRates, tip: { kind: 'amount', amount: 0 } } as const
    expect(rows(settled({ ...table([10000, 0, 0]), ...free }).shares).sort()).toEqual([3333, 3333, 3334])
  })

  test('by items charges each member their orders, with tax, fee and tip in proportion', () => {
    const { shares } = settled({ ...table([16000, 8000, 0]), splitMethod: 'items' })
    expect(shares.map(({ amount }) => amount)).toEqual([17900, 8950, 0])
    expect(shares.map(({ tipAmount }) => tipAmount)).toEqual([2880, 1440, 0])
  })

  test('by items gives the odd cent to the largest remainder: of 94.50005 and 5.49995 the second', () => {
    const rates = { taxRate: 10_000, serviceFeeRate: 0, isTaxIncluded: false }
    const bill = {
      ...table([8591, 500]),
      rates,
      tip: { kind: 'amount', amount: 0 },
      splitMethod: 'items',
    } as const
    for (let group = 0; group < 20; group += 1)
      expect(rows(settled({ ...bill, seed: groupSeed(`group-${group}`) }).shares)).toEqual([9450, 550])
  })

  test('in yen is paid in whole yen', () => {
    const { totals, shares } = settled({ ...table([100_000, 23_400, 0]), step: 100 })
    expect(totals.finalTotal).toBe(160_300)
    expect(rows(shares).sort()).toEqual([53_400, 53_400, 53_500])
  })

  test('without orders shares a custom tip equally, whatever the split', () => {
    const tip = { kind: 'amount', amount: 900 } as const
    const { shares } = settled({ ...table([0, 0, 0]), tip, splitMethod: 'items' })
    expect(shares.map(({ amount, tipAmount }) => [amount, tipAmount])).toEqual([
      [0, 300],
      [0, 300],
      [0, 300],
    ])
  })

  test('of an empty group has no shares', () => {
    expect(settled(table([]))).toMatchObject({ due: 0, collected: 0, shares: [] })
  })

  test('is the same on every phone, and over many groups each member gets the odd cent at times', () => {
    const favoured = (group: number) => {
      const bill = { ...table([8450, 0, 0, 0]), seed: groupSeed(`group-${group}`) }
      expect(settleBill(bill)).toEqual(settleBill(bill))
      return rows(settled(bill).shares).indexOf(2743)
    }
    expect(new Set(Array.from({ length: 60 }, (_, group) => favoured(group)))).toEqual(new Set([0, 1, 2, 3]))
  })

  test('has dues that do not depend on the order of payments: fifty members may pay at once', () => {
    const orders = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(orders, fc.nat(), fc.constantFrom(...splitMethods), (ordered, seed, splitMethod) => {
        const bill = { ...table(ordered), seed, splitMethod }
        const atFirst = settled(bill).shares
        const payments: Payment[] = []
        for (const member of bill.members.toReversed()) {
          payments.push(...pay({ ...bill, payments }, member.id))
        }
        expect(rows(settled({ ...bill, payments }).shares)).toEqual(rows(atFirst))
      }),
      { seed: 1, numRuns: 60 },
    )
  })
})

describe('a bill that has been paid in part', () => {
  const bill = table([5000, 5000])
  const annPaid = pay(bill, 1)

  test('what Ann paid stays hers, and Ben owes the rest', () => {
    const { shares, collected, due } = settled({ ...bill, payments: annPaid })
    expect(shares.map(({ dueAmount, dueTip }) => dueAmount + dueTip)).toEqual([0, due])
    expect(shares[0]).toMatchObject({ paidAmount: annPaid[0]?.amount, paidTip: annPaid[0]?.tipAmount })
    expect(collected + due).toBe(12988)
  })

  test('a change of the split and back leaves the other dues as they were', () => {
    const three: BillInput = { ...table([5001, 2002, 1003]), splitMethod: 'items' }
    const payments = pay(three, 2)
    const dues = (splitMethod: 'equal' | 'items') =>
      rows(settled({ ...three, splitMethod, payments }).shares.map(dueOf))
    const asked = rows(settled(three).shares)
    expect(dues('items')).toEqual([asked[0], 0, asked[2]])
    const [first = 0, , last = 0] = dues('equal')
    expect(Math.abs(first - last)).toBeLessThan(2)
  })

  test('with the same mark as another bill still adds up', () => {
    const changed = { ...bill, members: members([5000, 8000]) }
    const { billMark } = settled(changed)
    const { shares, due, collected, totals } = settled({
      ...changed,
      payments: annPaid.map(payment => ({ ...payment, billMark })),
    })
    expect(rows(shares.map(dueOf))).toEqual([0, due])
    expect(collected + due).toBe(totals.finalTotal)
  })

  test.each([
    ['another amount', { amount: 1000 }],
    ['another tip', { tipAmount: 100 }],
    ['a member who has left', { memberId: 3 }],
  ])('by a payment of %s with the mark of this bill still adds up', (_, change) => {
    const { shares, due, collected, totals } = settled({
      ...bill,
      payments: annPaid.map(payment => ({ ...payment, ...change })),
    })
    expect(rows(shares.map(dueOf)).reduce((sum, one) => sum + one)).toBe(due)
    expect(collected + due).toBe(totals.finalTotal)
  })

  test('by somebody twice with the mark of this bill still adds up', () => {
    const { shares, due } = settled({ ...bill, payments: [...annPaid, ...annPaid] })
    expect(rows(shares.map(dueOf)).reduce((sum, one) => sum + one)).toBe(due)
  })

  test('shows money that a card page holds as held, and not as paid', () => {
    const payments = annPaid.map(payment => ({ ...payment, isHeld: true }))
    const view = billView(settled({ ...bill, payments }), bill, [
      { id: 1, name: 'Ann' },
      { id: 2, name: 'Ben' },
    ])
    const [ann, ben] = view.memberSplits
    expect(ann).toMatchObject({ memberName: 'Ann', paid: 0, held: 6494, due: 0 })
    expect(ben).toMatchObject({ memberName: 'Ben', paid: 0, held: 0, due: 6494 })
    expect(billView(settled({ ...bill, payments: annPaid }), bill, []).memberSplits[0]).toMatchObject({
      ...{ memberName: '', paid: 6494, held: 0 },
    })
  })

  test('what Ben orders now is due from Ben alone', () => {
    const { shares } = settled({ ...bill, members: members([5000, 8000]), payments: annPaid })
    expect(shares[0]).toMatchObject({ dueAmount: 0, dueTip: 0 })
  })

  test('what Ann orders now is Ann’s own new due', () => {
    const { shares } = settled({ ...bill, members: members([6000, 5000]), payments: annPaid })
    expect(shares[0]).toMatchObject({ dueTip: 180 })
    expect(Math.abs((shares[0]?.dueAmount ?? 0) - 1118.75)).toBeLessThan(1)
  })

  test('when all have paid, a dessert is due from its member alone', () => {
    const payments = [...annPaid, ...pay({ ...bill, payments: annPaid }, 2)]
    const { shares, due } = settled({ ...bill, members: members([5333, 5000]), payments })
    expect(rows(shares.map(dueOf))).toEqual([due, 0])
  })

  test('when all have paid, a raised tip is due from all, and each pays the raise once', () => {
    const all = [...annPaid, ...pay({ ...bill, payments: annPaid }, 2)]
    const raised = { ...bill, tip: { kind: 'percentage', percentage: 20 } } as const
    expect(rows(settled({ ...raised, payments: all }).shares.map(dueOf))).toEqual([100, 100])
    const more = [...all, ...pay({ ...raised, payments: all }, 1)]
    expect(rows(settled({ ...raised, payments: more }).shares.map(dueOf))).toEqual([0, 100])
  })

  test('by items, no stray cent is due from a member without orders', () => {
    for (let dessert = 300; dessert < 500; dessert += 1) {
      const before: BillInput = { ...table([5000, 2437, 0]), splitMethod: 'items' }
      const later: BillInput = {
        ...before,
        members: members([5000 + dessert, 2437, 0]),
        payments: pay(before, 1),
      }
      const payments = [...later.payments, ...pay(later, 2)]
      expect(settled({ ...later, payments }).shares[2]).toMatchObject({ dueAmount: 0, dueTip: 0 })
    }
  })

  test('cannot fall below what was collected, in amounts or in tips', () => {
    const fewer = { ...bill, members: members([5000, 0]), rates: noRates }
    expect(settleBill({ ...fewer, payments: annPaid }).kind).toBe('below-collected')
    const noTip = { kind: 'amount', amount: 0 } as const
    expect(settleBill({ ...bill, tip: noTip, payments: annPaid }).kind).toBe('below-collected')
  })

  test('when the tax is raised, what Ann paid stays hers and Ben owes what was added', () => {
    const before = settled({ ...bill, payments: annPaid })
    const rates = { ...specifiedRates, taxRate: 10_000 }
    const { shares, due, totals } = settled({ ...bill, rates, payments: annPaid })
    expect(shares.map(({ dueAmount, dueTip }) => dueAmount + dueTip)).toEqual([0, due])
    expect(due - before.due).toBe(totals.tax - before.totals.tax)
  })

  test('when the tax turns out to be included, Ben alone owes less, and never less than nothing', () => {
    const { shares } = settled({ ...bill, rates: noRates, payments: annPaid })
    expect(shares[0]).toMatchObject({ paidAmount: annPaid[0]?.amount, dueAmount: 0 })
    expect((shares[1]?.dueAmount ?? 0) + (annPaid[0]?.amount ?? 0)).toBe(10_000)
    const all = [...annPaid, ...pay({ ...bill, payments: annPaid }, 2)]
    expect(settleBill({ ...bill, rates: noRates, payments: all }).kind).toBe('below-collected')
  })

  test('has no payment for a member who owes nothing', () => {
    expect(pay({ ...bill, payments: annPaid }, 1)).toEqual([])
    expect(pay(bill, 99)).toEqual([])
  })
})

function members(ordered: readonly number[]) {
  return ordered.map((ordered, i) => ({ id: i + 1, own: ordered, ordered: toExact(ordered), weight: 2 }))
}

function table(ordered: readonly number[]): BillInput {
  const choices = {
    rates: specifiedRates,
    tip: { kind: 'percentage', percentage: 18 },
    splitMethod: 'equal',
    step: 1,
    seed: 1,
  } as const
  return { members: members(ordered), payments: [], ...choices }
}

function settled(bill: BillInput): SettledBill {
  const settlement = settleBill(bill)
  if (settlement.kind !== 'settled') throw new Error(settlement.kind)
  return settlement
}

function pay(bill: BillInput, memberId: number): Payment[] {
  const member = bill.members.find(({ id }) => id === memberId) ?? {
    id: memberId,
    own: 0,
    ordered: 0n,
    weight: 2,
  }
  const payment = findDuePayment(settled(bill), member)
  return payment ? [payment] : []
}

function dueOf({ dueAmount, dueTip }: { dueAmount: number; dueTip: number }) {
  return { amount: dueAmount, tipAmount: dueTip }
}

function rows(shares: readonly { amount: number; tipAmount: number }[]): number[] {
  return shares.map(({ amount, tipAmount }) => amount + tipAmount)
}
