// Settles the bill: what each member has paid and still owes, so that every row and column adds up.

import type { Minor, PayableStep } from '../money.ts'
import { type BillMember, billMark, type Columns, type Payment, type SplitMethod } from './bill-split.ts'
import { type BillTotal, billTotal, type Rates, type Tip } from './bill-total.ts'
import { duesWithPaidShares, sumOf } from './paid-shares.ts'

/** `payments` are in order of time; `seed` is `groupSeed(groupId)`; `step` is `payableStep(currencyCode)`. */
export interface BillInput {
  readonly members: readonly BillMember[]
  readonly payments: readonly Payment[]
  readonly rates: Rates
  readonly tip: Tip
  readonly splitMethod: SplitMethod
  readonly step: PayableStep
  readonly seed: number
}

/**
 * In minor units: `amount` = paidAmount + dueAmount (with tax and fee), `tipAmount` = paidTip + dueTip. What is being paid by
 * card counts as paid; `held` is that part, with its tip.
 */
export interface MemberShare {
  readonly memberId: number
  readonly amount: Minor
  readonly tipAmount: Minor
  readonly paidAmount: Minor
  readonly paidTip: Minor
  readonly held: Minor
  readonly dueAmount: Minor
  readonly dueTip: Minor
}

export interface SettledBill {
  readonly kind: 'settled'
  readonly totals: BillTotal
  readonly collected: Minor
  /** What is being paid by card just now. */
  readonly held: Minor
  /** The tips within `collected` and `held`. The group's tip cannot become lower. */
  readonly collectedTip: Minor
  /** finalTotal − collected − held, which is also the sum of all dues. */
  readonly due: Minor
  readonly shares: readonly MemberShare[]
  /** Stored with each payment. */
  readonly billMark: number
}

/** Amounts or tips would be less than was collected, or is being paid. The caller refuses the change that caused it. */
export interface BelowCollected {
  readonly kind: 'below-collected'
  readonly totals: BillTotal
  readonly collected: Minor
}

export type Settlement = SettledBill | BelowCollected

/**
 * Settles the bill: payments stay, and bill-split.ts decides who owes the missing money. Amounts and tips add up to the
 * bill's columns. A payment of one member's due changes no other due (paid-shares.ts). On the bill as it last changed,
 * every due amount, due tip and due total is less than a payable step away from its exact fraction. Throws a RangeError
 * if a price is not payable. An empty group has no shares. Source: decisions.md, Money.
 */
export function settleBill(input: BillInput): Settlement {
  const { members, payments } = input
  const subtotal = members.reduce((sum, { own }) => sum + own, 0)
  const totals = billTotal({ ...input, subtotal })
  const bill = columnsOf(totals)
  const paid = sumOf(payments)
  const held = totalOf(payments.filter(({ isHeld }) => isHeld))
  const collected = totalOf(payments) - held
  if (paid.amount > bill.amount || paid.tipAmount > bill.tipAmount)
    return { kind: 'below-collected', totals, collected }

  const mark = billMark(members, bill, input.splitMethod)
  const dues = duesWithPaidShares({ ...input, subtotal, bill, mark })
  const shares = members.map(({ id }, i) => shareOf(id, payments, dues[i]))
  return {
    kind: 'settled',
    totals,
    collected,
    held,
    collectedTip: paid.tipAmount,
    due: totals.finalTotal - collected - held,
    shares,
    billMark: mark,
  }
}

/** What a member owes now, with tip. */
export function dueOf({ dueAmount, dueTip }: Pick<MemberShare, 'dueAmount' | 'dueTip'>): Minor {
  return dueAmount + dueTip
}

/** The payment of everything a member owes now, ready to be stored; undefined if they owe nothing. */
export function findDuePayment(settled: SettledBill, member: BillMember): Payment | undefined {
  const share = settled.shares.find(({ memberId }) => memberId === member.id)
  if (!share || dueOf(share) === 0) return undefined
  return {
    memberId: member.id,
    amount: share.dueAmount,
    tipAmount: share.dueTip,
    own: member.own,
    ordered: member.ordered,
    billMark: settled.billMark,
  }
}

function shareOf(
  memberId: number,
  payments: readonly Payment[],
  due: Columns = { amount: 0, tipAmount: 0 },
): MemberShare {
  const own = payments.filter(payment => payment.memberId === memberId)
  const paid = sumOf(own)
  return {
    memberId,
    amount: paid.amount + due.amount,
    tipAmount: paid.tipAmount + due.tipAmount,
    paidAmount: paid.amount,
    paidTip: paid.tipAmount,
    held: totalOf(own.filter(({ isHeld }) => isHeld)),
    dueAmount: due.amount,
    dueTip: due.tipAmount,
  }
}

function totalOf(payments: readonly Payment[]): Minor {
  const { amount, tipAmount } = sumOf(payments)
  return amount + tipAmount
}

function columnsOf({ finalTotal, tipAmount }: BillTotal): Columns {
  return { amount: finalTotal - tipAmount, tipAmount }
}
