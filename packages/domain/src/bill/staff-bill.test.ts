import { expect, test } from 'vitest'
import { toExact } from './exact-amount.ts'
import { noRates } from './rates.ts'
import type { BillInput } from './settlement.ts'
import { excessDemos, isDemo, isTipChosen, staffBillInput } from './staff-bill.ts'

const paid = (memberId: number, amount: number, method = 'demo_card', tipAmount = 0) => ({
  ...{ memberId, amount, tipAmount, own: amount, ordered: toExact(amount), billMark: 1, method },
})
const bill = (owed: number, payments: BillInput['payments'] = []): BillInput => ({
  members: [1, 2, 3].map(id => ({ id, own: id === 1 ? owed : 0, ordered: 0n, weight: 2 })),
  ...{
    rates: noRates,
    tip: { kind: 'amount', amount: 200 },
    splitMethod: 'equal',
    step: 1,
    seed: 1,
    payments,
  },
})

test('a tip is chosen by a member, or by a payment that has one', () => {
  expect(isTipChosen(null, [])).toBe(false)
  expect(isTipChosen(null, [paid(1, 500)])).toBe(false)
  expect(isTipChosen(1, [])).toBe(true)
  expect(isTipChosen(null, [paid(1, 500), paid(2, 500, 'cash', 1)])).toBe(true)
})

test('the staff see neither demo payments nor a tip that nobody chose', () => {
  const payments = [paid(1, 300), paid(2, 400, 'cash')]
  const input = bill(1000, payments)
  expect(payments.map(isDemo)).toEqual([true, false])
  expect(staffBillInput(input, payments, true)).toEqual({ ...input, payments: [payments[1]] })
  const tip = { kind: 'amount', amount: 0 }
  expect(staffBillInput(input, payments, false)).toEqual({ ...input, payments: [payments[1]], tip })
})

test('only as many of the latest demo payments are in excess as the bill does not cover', () => {
  const payments = [paid(1, 300), paid(2, 300), paid(3, 300, 'cash'), paid(1, 300)]
  const [first, second, , last] = payments
  const excess = (owed: number) => excessDemos(bill(owed, payments), payments)
  expect(excess(1200)).toEqual([])
  expect(excess(1199)).toEqual([last])
  expect(excess(600)).toEqual([last, second])
  expect(excess(300)).toEqual([last, second, first])
  // Even without them: cash stays.
  expect(excess(100)).toEqual([last, second, first])
})
