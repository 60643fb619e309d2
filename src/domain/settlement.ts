// The table's account: what each has paid and still owes, so that every row and column adds up.

import {
  type BillMember,
  billMark,
  type Columns,
  exactDues,
  type Payment,
  type SplitMethod,
  sharesOf,
} from './bill-split.ts'
import { type BillTotal, billTotal, type Rates, type Tip } from './bill-total.ts'
import { type Column, controlledRounding } from './controlled-rounding.ts'
import type { Minor, PayableStep } from './money.ts'
import { inTurn } from './turn.ts'

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
 * Settles the bill: what was paid stays, and what is missing is due from those whom bill-split.ts names. Amounts
 * and tips sum to the bill's, and no due amount, due tip or due total is a whole payable step away from its exact
 * fraction. Prices must be payable, else RangeError. An empty table has no shares. Source: decisions.md, Money.
 */
export function settleBill(input: BillInput): Settlement {
  const { members, payments, step } = input
  const subtotal = members.reduce((sum, { ordered }) => sum + ordered, 0)
  const totals = billTotal({ ...input, subtotal })
  const bill = columnsOf(totals)
  const paid = sumOf(payments)
  const collected = paid.amount + paid.tipAmount
  if (paid.amount > bill.amount || paid.tipAmount > bill.tipAmount)
    return { kind: 'below-collected', totals, collected }

  const who = sharesOf(members, payments, { splitMethod: input.splitMethod, bill, step })
  const amounts = exactDues(who, { bill: bill.amount, collected: paid.amount, subtotal })
  const tips = exactDues(who, { bill: bill.tipAmount, collected: paid.tipAmount, subtotal })
  const dues = payableDues(amounts, tips, input)
  const shares = members.map(({ id }, i) => shareOf(id, payments, dues[i]))
  const due = totals.finalTotal - collected
  return { kind: 'settled', totals, collected, due, shares, billMark: billMark(members, bill) }
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

/** Rounds once, both columns together, in whole steps. */
function payableDues(amounts: Column, tips: Column, { members, step, turn }: BillInput): Columns[] {
  if (members.length === 0) return []
  const inSteps = ({ parts, unit }: Column) => ({ parts, unit: unit * BigInt(step) })
  const order = inTurn(
    members.map(({ id }) => id),
    turn,
  )
  const { left, right } = controlledRounding(inSteps(amounts), inSteps(tips), order)
  return members.map((_, i) => ({ amount: (left[i] ?? 0) * step, tipAmount: (right[i] ?? 0) * step }))
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

function sumOf(columns: readonly Columns[]): Columns {
  const amount = columns.reduce((sum, column) => sum + column.amount, 0)
  const tipAmount = columns.reduce((sum, column) => sum + column.tipAmount, 0)
  return { amount, tipAmount }
}
