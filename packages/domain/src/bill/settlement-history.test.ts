// Property test of whole group lifetimes: any allowed actions in any order, and the properties of the bill after every action.

import { exactDues, isNear } from '@tablemate/test/bill/exact-dues.ts'
import { plus, zero } from '@tablemate/test/bill/fraction.ts'
import {
  type Action,
  after,
  type GroupHistory,
  hasPaid,
  heldPayment,
  inputOf,
  isSameSplit,
  sameBillStates,
  settle,
  sum,
} from '@tablemate/test/bill/group-history.ts'
import { actions, tables } from '@tablemate/test/bill/random-histories.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Payment } from './bill-split.ts'
import { type MemberShare, settleBill } from './settlement.ts'

describe('a random history of a group', () => {
  test('keeps rows and columns adding up, payments unchanged, and dues independent of others’ payments', () => {
    const seen = {
      paid: 0,
      paidInARow: 0,
      laterDues: 0,
      allCalledBack: 0,
      refused: 0,
      fullTables: 0,
      ratesAfterPayment: 0,
      shared: 0,
      sharedAfterPayment: 0,
      treated: 0,
      held: 0,
      heldInARow: 0,
      released: 0,
      releasedOnTheSameBill: 0,
      succeeded: 0,
      adjusted: 0,
      adjustedAfterPayment: 0,
      givenBack: 0,
    }
    const history = (start: GroupHistory, actions: readonly Action[]) => {
      expectProperties(start)
      const end = actions.reduce((history, action) => {
        const next = after(history, action)
        if (next === history) {
          expect(settleBill(inputOf(history))).toEqual(settle(history))
          seen.refused += 1
          return history
        }
        expectProperties(next)
        if (action.kind === 'pay' || action.kind === 'hold') expectPaid(history, next)
        if (action.kind === 'succeed') expect(dues(next)).toEqual(dues(history))
        if (action.kind === 'adjust') {
          expectNobodyWhoPaidOwesMore(history, next)
          seen.adjusted += 1
          seen.adjustedAfterPayment += Number(next.payments.length > 0)
          seen.givenBack += Number(sum(paidBy(next)) < sum(paidBy(history)))
        }
        seen.held += Number(action.kind === 'hold')
        seen.heldInARow += Number(action.kind === 'hold' && sameBillStates(next).length > 2)
        seen.succeeded += Number(action.kind === 'succeed')
        seen.released += Number(action.kind === 'release')
        if (action.kind === 'release')
          seen.releasedOnTheSameBill += Number(expectReleased(history, next, action.which))
        const owing = settle(next).shares.filter(({ dueAmount, dueTip }) => dueAmount + dueTip > 0)
        seen.paid += Number(action.kind === 'pay')
        seen.paidInARow += Number(action.kind === 'pay' && sameBillStates(next).length > 2)
        seen.laterDues += Number(owing.some(({ paidAmount }) => paidAmount > 0))
        seen.allCalledBack += Number(owing.length > 1 && next.guests.every(hasPaid))
        seen.ratesAfterPayment += Number(action.kind === 'rates' && next.payments.length > 0)
        const isShared = next.guests.some(({ items }) => items.some(({ sharedBy }) => sharedBy))
        seen.shared += Number(isShared && next.splitMethod === 'items')
        seen.sharedAfterPayment += Number(action.kind === 'share' && next.payments.length > 0)
        seen.treated += Number(
          next.splitMethod === 'shares' && next.guests.some(({ weight }) => weight === 0),
        )
        seen.fullTables += Number(next.guests.length === 50)
        return next
      }, start)
      expectAllPaidIsTheBill(end)
    }
    const actionList = fc.array(actions, { maxLength: 40, size: 'max' })
    fc.assert(fc.property(tables, actionList, history), longRun({ seed: 12, numRuns: 60 }, { numRuns: 5000 }))
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0)
  })
})

/**
 * What the staff take off the bill raises no due of somebody who has paid, but for rounding, and no tip that was paid becomes
 * less. A tip of a fixed amount is divided by what was ordered, so it moves to the others when a later order becomes cheaper.
 */
function expectNobodyWhoPaidOwesMore(before: GroupHistory, after: GroupHistory): void {
  const [then, now] = [settle(before), settle(after)]
  const dueOf = (share: MemberShare | undefined) =>
    (share?.dueAmount ?? 0) + (before.tip.kind === 'percentage' ? (share?.dueTip ?? 0) : 0)
  const worse = now.shares.filter(
    (share, i) =>
      before.guests.some(guest => guest.id === share.memberId && hasPaid(guest)) &&
      dueOf(share) > dueOf(then.shares[i]) + before.step,
  )
  expect(worse).toEqual([])
  expect(now.collectedTip).toBe(then.collectedTip)
  expect(paidBy(after).filter((amount, i) => amount > (paidBy(before)[i] ?? 0) || amount < 0)).toEqual([])
}

function paidBy({ payments }: GroupHistory): number[] {
  return payments.map(({ amount }) => amount)
}

function expectProperties(history: GroupHistory): void {
  const { totals, shares, collected, held, due } = settle(history)
  const column = (figure: (share: MemberShare) => number) => sum(shares.map(figure))
  expect(totals.finalTotal).toBe(totals.subtotal + totals.tax + totals.serviceFee + totals.tipAmount)
  if (history.rates.isTaxIncluded) expect(totals.tax).toBe(0)
  expect(column(share => share.amount)).toBe(totals.subtotal + totals.tax + totals.serviceFee)
  expect(column(share => share.tipAmount)).toBe(totals.tipAmount)
  expect(column(share => share.dueAmount + share.dueTip)).toBe(due)
  expect(collected + held + due).toBe(totals.finalTotal)
  const total = (isHeld: boolean) =>
    sum(
      history.payments
        .filter(payment => (payment.isHeld ?? false) === isHeld)
        .map(payment => payment.amount + payment.tipAmount),
    )
  expect([collected, held]).toEqual([total(false), total(true)])
  expect(column(share => share.held)).toBe(held)

  const isLawful = (share: MemberShare, i: number) =>
    share.memberId === history.guests[i]?.id &&
    share.paidAmount === sum(history.guests[i].payments.map(payment => payment.amount)) &&
    share.paidTip === sum(history.guests[i].payments.map(payment => payment.tipAmount)) &&
    share.amount === share.paidAmount + share.dueAmount &&
    share.tipAmount === share.paidTip + share.dueTip
  expect(shares.length).toBe(history.guests.length)
  expect(shares.filter((share, i) => !isLawful(share, i))).toEqual([])
  expect(sameBillStates(history).some(state => isRounded(history, state))).toBe(true)
}

/** Whether all payments since that state, and all present dues, are less than a step off the state's exact dues. */
function isRounded(history: GroupHistory, state: GroupHistory): boolean {
  const { totals, shares } = settle(history)
  const amounts = exactDues(state, totals.finalTotal - totals.tipAmount, payment => payment.amount)
  const tips = exactDues(state, totals.tipAmount, payment => payment.tipAmount)
  const since = history.payments.slice(state.payments.length)
  const payers = new Set(since.map(({ memberId }) => memberId))
  const isRight = (due: { amount: number; tipAmount: number }, i: number) =>
    isNear(due.amount, amounts[i] ?? zero, history.step) &&
    isNear(due.tipAmount, tips[i] ?? zero, history.step) &&
    isNear(due.amount + due.tipAmount, plus(amounts[i] ?? zero, tips[i] ?? zero), history.step)
  const isPaid = (payment: Payment) =>
    isRight(
      payment,
      history.guests.findIndex(guest => guest.id === payment.memberId),
    )
  return (
    payers.size === since.length &&
    since.every(isPaid) &&
    shares.every(({ memberId, dueAmount, dueTip }, i) =>
      payers.has(memberId) ? dueAmount + dueTip === 0 : isRight({ amount: dueAmount, tipAmount: dueTip }, i),
    )
  )
}

/** After a payment the payer owes nothing, and all other shares are exactly the same. */
function expectPaid(before: GroupHistory, now: GroupHistory): void {
  const payer = now.payments.at(-1)?.memberId
  const shares = settle(now).shares
  const isAsExpected = (share: MemberShare, i: number) => {
    const now = shares[i]
    const dues = share.memberId === payer ? [0, 0] : [share.dueAmount, share.dueTip]
    return (
      now?.memberId === share.memberId &&
      now.amount === share.amount &&
      now.tipAmount === share.tipAmount &&
      now.dueAmount === dues[0] &&
      now.dueTip === dues[1]
    )
  }
  expect(settle(before).shares.filter((share, i) => !isAsExpected(share, i))).toEqual([])
}

function dues(history: GroupHistory): [number, number][] {
  return settle(history).shares.map(({ dueAmount, dueTip }) => [dueAmount, dueTip])
}

/**
 * A due that nobody paid after all is due again, exactly as it was, and all others stay, if the bill and the split were the same
 * all the time. Returns whether they were.
 */
function expectReleased(before: GroupHistory, now: GroupHistory, which: number): boolean {
  const held = heldPayment(before, which)
  const start = before.beforePayments[held ? before.payments.indexOf(held) : -1]
  const isSame =
    held !== undefined &&
    start !== undefined &&
    !start.isRewritten &&
    sameBillStates(before).some(state => state.payments.length === start.payments.length) &&
    before.beforePayments.slice(start.payments.length).every(state => isSameSplit(state, before))
  if (!isSame) return false
  const owed = dues(before).map(([amount, tip], i): [number, number] =>
    before.guests[i]?.id === held.memberId ? [amount + held.amount, tip + held.tipAmount] : [amount, tip],
  )
  expect(dues(now)).toEqual(owed)
  return true
}

/** When each member pays once, in any order, the payments are exactly the bill. */
function expectAllPaidIsTheBill(history: GroupHistory): void {
  const paid = [...history.guests.keys()].reverse().reduce((now, who) => {
    const next = after(now, { kind: 'pay', who })
    if (next !== now) expectPaid(now, next)
    return next
  }, history)
  const { collected, held, totals, due } = settle(paid)
  expect(due).toBe(0)
  expect(collected + held).toBe(totals.finalTotal)
}
