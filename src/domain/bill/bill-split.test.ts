import { describe, expect, test } from 'vitest'
import { billMark, exactDues, type Payment, sharesOf } from './bill-split.ts'

const bill = { amount: 11000, tipAmount: 2000 }
const ann = { id: 1, ordered: 6000 }
const ben = { id: 2, ordered: 4000 }
const equal = { splitMethod: 'equal', bill, step: 1 } as const
const items = { ...equal, splitMethod: 'items' } as const

describe('the rest is shared by', () => {
  test('all before anyone pays, equally or by what they ordered', () => {
    expect(sharesOf([ann, ben], [], equal).weights).toEqual([1n, 1n])
    expect(sharesOf([ann, ben], [], items).weights).toEqual([6000n, 4000n])
  })

  test('all equally, by items with nothing ordered', () => {
    const guests = [
      { id: 1, ordered: 0 },
      { id: 2, ordered: 0 },
    ]
    expect(sharesOf(guests, [], items).weights).toEqual([1n, 1n])
  })

  test('the members who never paid, while there are any', () => {
    expect(sharesOf([ann, ben], [paidBy(ann)], equal).weights).toEqual([0n, 1n])
  })

  test('nobody for a paid member’s later orders: they are their own, counted from the last payment', () => {
    const payments = [paidBy({ ...ann, ordered: 3000 }), paidBy({ ...ann, ordered: 5000 })]
    expect(sharesOf([ann, ben], payments, equal).later).toEqual([1000n, 0n])
    expect(sharesOf([{ ...ann, ordered: 4000 }, ben], payments, equal).later).toEqual([0n, 0n])
  })

  test('all when the tip is raised after everyone paid, then only those who have not paid the raise', () => {
    const before = [paidBy(ann), paidBy(ben)]
    const raised = { ...items, bill: { ...bill, tipAmount: 3000 } }
    expect(sharesOf([ann, ben], before, raised).weights).toEqual([1n, 1n])
    const then = [...before, { ...paidBy(ben), billMark: billMark([ann, ben], raised.bill) }]
    expect(sharesOf([ann, ben], then, raised).weights).toEqual([1n, 0n])
  })
})

describe('the mark of a bill', () => {
  const mark = billMark([ann, ben], bill)

  test('does not depend on the order of the members', () => expect(billMark([ben, ann], bill)).toBe(mark))

  test('differs with other members, other orders and another tip', () => {
    expect(billMark([ann], bill)).not.toBe(mark)
    expect(billMark([ann, { ...ben, ordered: 4001 }], bill)).not.toBe(mark)
    expect(billMark([ann, ben], { ...bill, tipAmount: 2001 })).not.toBe(mark)
  })
})

describe('the exact dues', () => {
  const column = { bill: 11000, collected: 5500, subtotal: 10000 }

  test('charge later orders their part of the bill, and the others the rest', () => {
    const dues = exactDues({ later: [1000n, 0n], weights: [0n, 1n], negligible: 0n }, column)
    expect(dues.parts.map(part => Number(part / dues.unit))).toEqual([1100, 4400])
  })

  test('charge later orders no more than is missing', () => {
    const dues = exactDues({ later: [6000n, 2000n], weights: [0n, 0n], negligible: 0n }, column)
    expect(dues.parts.map(part => Number(part / dues.unit))).toEqual([4125, 1375])
  })

  test('do not charge a paid member a stray cent while another member has a due anyway', () => {
    const shares = { later: [4999n, 0n, 0n], weights: [1n, 1n, 1n], negligible: 3n }
    const dues = exactDues(shares, column)
    expect(dues.parts.map(part => Number(part / dues.unit))).toEqual([5500, 0, 0])
  })
})

function paidBy({ id, ordered }: { id: number; ordered: number }): Payment {
  return { memberId: id, amount: 100, tipAmount: 10, ordered, billMark: billMark([ann, ben], bill) }
}
