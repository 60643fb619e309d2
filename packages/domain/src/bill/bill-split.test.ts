import { describe, expect, test } from 'vitest'
import { type BillMember, billMark, exactDues, type Payment, sharesOf } from './bill-split.ts'
import { toExact } from './exact-amount.ts'

const bill = { amount: 11000, tipAmount: 2000 }
const ann = { id: 1, ...shared(6000), weight: 2 }
const ben = { id: 2, ...shared(4000), weight: 1 }
const equal = { splitMethod: 'equal', bill, step: 1 } as const
const items = { ...equal, splitMethod: 'items' } as const
const shares = { ...equal, splitMethod: 'shares' } as const

describe('the rest is shared by', () => {
  test('all before anyone pays, equally or by what they ordered', () => {
    expect(sharesOf([ann, ben], [], equal).weights).toEqual([1n, 1n])
    expect(sharesOf([ann, ben], [], items).weights).toEqual([toExact(6000), toExact(4000)])
  })

  test('all equally, by items with nothing ordered', () => {
    const guests = [
      { ...ann, ...shared(0) },
      { ...ben, ...shared(0) },
    ]
    expect(sharesOf(guests, [], items).weights).toEqual([1n, 1n])
  })

  test('weight in a split by shares: two adults and a child', () => {
    const child = { id: 3, ...shared(0), weight: 1 }
    expect(sharesOf([ann, { ...ben, weight: 2 }, child], [], shares).weights).toEqual([2n, 2n, 1n])
  })

  test('the one who treats, again if something is ordered after the payment', () => {
    const treated = { ...ben, weight: 0 }
    expect(sharesOf([ann, treated], [], shares).weights).toEqual([2n, 0n])
    expect(sharesOf([ann, treated], [{ ...paidBy(ann), billMark: 0 }], shares).weights).toEqual([2n, 0n])
    const nobody = [ann, ben].map(member => ({ ...member, weight: 0 }))
    expect(sharesOf(nobody, [], shares).weights).toEqual([1n, 1n])
  })

  test('the members who never paid, while there are any', () => {
    expect(sharesOf([ann, ben], [paidBy(ann)], equal).weights).toEqual([0n, 1n])
  })

  test('nobody for a paid member’s later orders: they are their own, counted from the last payment', () => {
    const payments = [paidBy({ ...ann, ...shared(3000) }), paidBy({ ...ann, ...shared(5000) })]
    expect(sharesOf([ann, ben], payments, equal).later).toEqual([toExact(1000), 0n])
    expect(sharesOf([{ ...ann, ...shared(4000) }, ben], payments, equal).later).toEqual([0n, 0n])
  })

  test('all when the tip is raised after everyone paid, then only those who have not paid the raise', () => {
    const before = [paidBy(ann), paidBy(ben)]
    const raised = { ...items, bill: { ...bill, tipAmount: 3000 } }
    expect(sharesOf([ann, ben], before, raised).weights).toEqual([1n, 1n])
    const then = [...before, { ...paidBy(ben), billMark: billMark([ann, ben], raised.bill, 'equal') }]
    expect(sharesOf([ann, ben], then, raised).weights).toEqual([1n, 0n])
  })
})

describe('the mark of a bill', () => {
  const mark = billMark([ann, ben], bill, 'equal')

  test('does not depend on the order of the members', () =>
    expect(billMark([ben, ann], bill, 'equal')).toBe(mark))

  test('differs with other members, other orders and another tip', () => {
    expect(billMark([ann], bill, 'equal')).not.toBe(mark)
    expect(billMark([ann, { ...ben, ...shared(4001) }], bill, 'equal')).not.toBe(mark)
    expect(billMark([ann, ben], { ...bill, tipAmount: 2001 }, 'equal')).not.toBe(mark)
  })
})

describe('the exact dues', () => {
  const column = { bill: 11000, collected: 5500, subtotal: 10000 }

  test('charge later orders their part of the bill, and the others the rest', () => {
    const dues = exactDues({ later: [toExact(1000), 0n], weights: [0n, 1n], negligible: 0n }, column)
    expect(dues.parts.map(part => Number(part / dues.unit))).toEqual([1100, 4400])
  })

  test('charge later orders no more than is missing', () => {
    const dues = exactDues(
      { later: [toExact(6000), toExact(2000)], weights: [0n, 0n], negligible: 0n },
      column,
    )
    expect(dues.parts.map(part => Number(part / dues.unit))).toEqual([4125, 1375])
  })

  test('do not charge a paid member a stray cent while another member has a due anyway', () => {
    const shares = { later: [toExact(4999), 0n, 0n], weights: [1n, 1n, 1n], negligible: 3n }
    const dues = exactDues(shares, column)
    expect(dues.parts.map(part => Number(part / dues.unit))).toEqual([5500, 0, 0])
  })
})

function paidBy({ id, own, ordered }: BillMember): Payment {
  const mark = billMark([ann, ben], bill, 'equal')
  return { memberId: id, amount: 100, tipAmount: 10, own, ordered, billMark: mark }
}

function shared(own: number) {
  return { own, ordered: toExact(own) }
}
