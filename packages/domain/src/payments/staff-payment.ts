// When a payment that the staff took can be undone.

import { dueOf, type SettledBill } from '../bill/settlement.ts'
import { minuteMs } from '../time.ts'

export const undoPaymentMs = 10 * minuteMs

interface TakenPayment {
  readonly memberId: number
  readonly createdAt: string
  readonly revision: number
  /** Null if the staff took it. */
  readonly paidBy: number | null
}

export function canBeUndone(
  { createdAt, paidBy }: Pick<TakenPayment, 'createdAt' | 'paidBy'>,
  now: Date,
): boolean {
  return paidBy === null && now.getTime() < Date.parse(createdAt) + undoPaymentMs
}

/** Whether the staff took both at once, for several members. */
export function isPartOf(
  payment: Pick<TakenPayment, 'revision'>,
  other: Omit<TakenPayment, 'memberId' | 'createdAt'>,
): boolean {
  return other.paidBy === null && other.revision === payment.revision
}

/** Whether nobody paid on the strength of these payments: their members not again, and no other member's due changes. */
export function undoneChangesNobody(
  taken: readonly TakenPayment[],
  all: readonly TakenPayment[],
  before: SettledBill,
  after: SettledBill,
): boolean {
  const members = new Set(taken.map(({ memberId }) => memberId))
  const revision = Math.max(...taken.map(payment => payment.revision))
  if (all.some(payment => members.has(payment.memberId) && payment.revision > revision)) return false
  const dueAfter = new Map(after.shares.map(share => [share.memberId, dueOf(share)]))
  return before.shares.every(
    share => members.has(share.memberId) || dueAfter.get(share.memberId) === dueOf(share),
  )
}
