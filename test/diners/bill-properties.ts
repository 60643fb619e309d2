// Invariants of every bill, whatever was ordered, changed, refused and paid.

import type { Group } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { isOwed } from '@tablemate/domain/orders/order.ts'
import { expect } from 'vitest'

/** Throws if a column of the table’s bill does not add up. Source: decisions.md, Money. */
export function requireBillProperties(
  { bill, orders, payments, members }: GroupState,
  { currency }: Group,
): void {
  const rows = bill.memberSplits
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  expect(bill.subtotal).toBe(sum(orders.map(({ total }) => total)))
  for (const { items, total } of orders)
    expect(total).toBe(sum(items.map(item => (!isOwed(item) ? 0 : item.quantity * item.price))))
  expect(bill.finalTotal).toBe(bill.subtotal + bill.tax + bill.serviceFee + bill.tipAmount)
  expect(rows.map(({ memberId }) => memberId)).toEqual(members.map(({ id }) => id))
  expect(sum(rows.map(({ amount }) => amount))).toBe(bill.finalTotal - bill.tipAmount)
  expect(sum(rows.map(({ tipAmount }) => tipAmount))).toBe(bill.tipAmount)
  for (const row of rows) expect(row.amount + row.tipAmount).toBe(row.paid + row.held + row.due)
  expect(bill.collected).toBe(sum(payments.map(({ amount }) => amount)))
  expect(bill.collected).toBe(sum(rows.map(({ paid }) => paid)))
  expect(bill.held).toBe(sum(rows.map(({ held }) => held)))
  expect(bill.collected + bill.held).toBeLessThanOrEqual(bill.finalTotal)
  expect(sum(rows.map(({ due }) => due))).toBe(bill.finalTotal - bill.collected - bill.held)
  const step = payableStep(currency)
  const memberFigures = rows.flatMap(({ amount, tipAmount, paid, due }) => [amount, tipAmount, paid, due])
  for (const figure of [...memberFigures, bill.tax, bill.serviceFee, bill.tipAmount]) {
    expect(figure).toBeGreaterThanOrEqual(0)
    expect(figure % step).toBe(0)
  }
}
