// The table's account: what each has paid and still owes, so that every row and column adds up.

import type { Minor, PayableStep } from '../money.ts'
import { type BillMember, billMark, type Columns, type Payment, type SplitMethod } from './bill-split.ts'
import { type BillTotal, billTotal, type Rates, type Tip } from './bill-total.ts'
import { stableDues, sumOf } from './stable-dues.ts'

/** `payments` in order of time; `turn` from `groupTurn(groupId)`; `step` from `payableStep(currencyCode)`. */
export interface BillInput {
  readonly members: readonly BillMember[]
  readonly payments: readonly Payment[]
  readonly rates: Rates
  readonly tip: Tip
  readonly splitMethod: SplitMethod
  readonly step: PayableStep
  readonly turn: number
}

/** In minor units: `amount` = paidAmount + dueAmount (with tax and fee), `tipAmount` = paidTip + dueTip. */
export interface MemberShare {
  readonly memberId: number
  readonly amount: Minor
  readonly tipAmount: Minor
  readonly paidAmount: Minor
  readonly paidTip: Minor
  readonly dueAmount: Minor
  readonly dueTip: Minor
}

export interface SettledBill {
  readonly kind: 'settled'
  readonly totals: BillTotal
  readonly collected: Minor
  /** The part of it that is tip: no tip can be lower. */
  readonly collectedTip: Minor
  /** What is still to be collected: finalTotal − collected, and the sum of all dues. */
  readonly due: Minor
  readonly shares: readonly MemberShare[]
  /** To be recorded with a payment. */
  readonly billMark: number
}

/** Amounts or tips would fall below what was collected of them: the change that led here is refused. */
export interface BelowCollected {
  readonly kind: 'below-collected'
  readonly totals: BillTotal
  readonly collected: Minor
}

export type Settlement = SettledBill | BelowCollected

/**
 * Settles the bill: what was paid stays, and what is missing is due from those whom bill-split.ts names. Amounts and
 * tips sum to the bill's. A payment of somebody's due changes nobody else's (stable-dues.ts): as the bill stood when
 * it last changed, no due amount, due tip or due total is a whole payable step away from its exact fraction. Prices
 * must be payable, else RangeError. An empty table has no shares. Source: decisions.md, Money.
 */
export function settleBill(input: BillInput): Settlement {
  const { members, payments } = input
  const subtotal = members.reduce((sum, { ordered }) => sum + ordered, 0)
  const totals = billTotal({ ...input, subtotal })
  const bill = columnsOf(totals)
  const paid = sumOf(payments)
  const collected = paid.amount + paid.tipAmount
  if (paid.amount > bill.amount || paid.tipAmount > bill.tipAmount)
    return { kind: 'below-collected', totals, collected }

  const mark = billMark(members, bill)
  const dues = stableDues({ ...input, subtotal, bill, mark })
  const shares = members.map(({ id }, i) => shareOf(id, payments, dues[i]))
  return {
    kind: 'settled',
    totals,
    collected,
    collectedTip: paid.tipAmount,
    due: totals.finalTotal - collected,
    shares,
    billMark: mark,
  }
}

/** The payment of all that a member owes now, ready to be recorded; undefined if they owe nothing. */
export function findDuePayment(settled: SettledBill, member: BillMember): Payment | undefined {
  const share = settled.shares.find(({ memberId }) => memberId === member.id)
  if (!share || share.dueAmount + share.dueTip === 0) return undefined
  return {
    memberId: member.id,
    amount: share.dueAmount,
    tipAmount: share.dueTip,
    ordered: member.ordered,
    billMark: settled.billMark,
  }
}

function shareOf(
  memberId: number,
  payments: readonly Payment[],
  due: Columns = { amount: 0, tipAmount: 0 },
): MemberShare {
  const paid = sumOf(payments.filter(payment => payment.memberId === memberId))
  return {
    memberId,
    amount: paid.amount + due.amount,
    tipAmount: paid.tipAmount + due.tipAmount,
    paidAmount: paid.amount,
    paidTip: paid.tipAmount,
    dueAmount: due.amount,
    dueTip: due.tipAmount,
  }
}

function columnsOf({ finalTotal, tipAmount }: BillTotal): Columns {
  return { amount: finalTotal - tipAmount, tipAmount }
}
