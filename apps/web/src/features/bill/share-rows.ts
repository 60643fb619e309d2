// The rows of the list of payments: every diner's paid amount, due and payment status.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import type { Minor } from '@tablemate/domain/money.ts'

/** A payment of a share on this phone that is running or has failed. */
export type Activity =
  /** In the pause before the payment is sent, when it can be stopped. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'failed' }
  /** The due changed after the diner saw it, so nothing was paid. */
  | { readonly kind: 'changed' }

/** By member. */
export type Activities = ReadonlyMap<number, Activity>

export type ShareStatus =
  | 'nothing'
  | 'pending'
  | 'starting'
  | 'processing'
  | 'failed'
  | 'changed'
  /** Being paid by card; card-step.tsx or card-notes.tsx says by whom. */
  | 'held'
  | 'completed'

export interface ShareRow {
  readonly memberId: number
  readonly name: string
  /** The share of one of this phone's own members. */
  readonly isOwn: boolean
  readonly status: ShareStatus
  /** With tax and fee, without tip. Like `tipAmount` it includes the paid and the due part. */
  readonly amount: Minor
  readonly tipAmount: Minor
  readonly paid: Minor
  /** What payers of this share added beyond the bill. */
  readonly ownTip: Minor
  /** What is being paid by card. */
  readonly held: Minor
  readonly due: Minor
  readonly parts: readonly PaidPart[]
}

/** What one payer paid of a share by one method. */
export interface PaidPart {
  readonly method: Payment['paymentMethod']
  /** The diner who paid; null: the staff took it, or the payer is no longer in the group. */
  readonly paidBy: string | null
  readonly isFriend: boolean
  /** With `ownTip` and tip. */
  readonly amount: Minor
}

/**
 * The phone's own members first, the others in the order of joining. Amounts are the bill's. A payment that the bill does not
 * include yet counts as paid.
 */
export function shareRows(
  bill: Bill,
  payments: readonly Payment[],
  activities: Activities,
  own: readonly number[],
): ShareRow[] {
  const nameOf = new Map(bill.memberSplits.map(({ memberId, memberName }) => [memberId, memberName]))
  const paymentsOf = groupBy(payments, ({ memberId }) => memberId)
  const rows = bill.memberSplits.map(({ memberId, memberName, amount, tipAmount, ...billed }) => {
    const received = paymentsOf.get(memberId) ?? []
    const paid = Math.max(billed.paid, sumOf(received.map(payment => payment.amount)))
    const due = Math.max(0, billed.due - (paid - billed.paid))
    const parts = groupBy(received, ({ paymentMethod, paidBy }) => `${paymentMethod} ${paidBy}`)
    return {
      memberId,
      name: memberName,
      isOwn: own.includes(memberId),
      status: statusOf(paid, due, billed.held, activities.get(memberId)),
      amount,
      tipAmount,
      paid,
      ownTip: sumOf(received.map(({ ownTip }) => ownTip)),
      held: billed.held,
      due,
      parts: [...parts.values()].map(paid => partOf(paid, nameOf)),
    }
  })
  return [...rows.filter(({ isOwn }) => isOwn), ...rows.filter(({ isOwn }) => !isOwn)]
}

/** `payments` are those of one payer by one method for one member. */
function partOf(
  [first, ...more]: readonly [Payment, ...Payment[]],
  nameOf: ReadonlyMap<number, string>,
): PaidPart {
  const { memberId, paidBy, paymentMethod } = first
  return {
    method: paymentMethod,
    paidBy: paidBy === null ? null : (nameOf.get(paidBy) ?? null),
    isFriend: paidBy !== null && paidBy !== memberId,
    amount: sumOf([first, ...more].map(({ amount, ownTip }) => amount + ownTip)),
  }
}

/** The shares that can be paid. What came to a share that is being paid by card waits for that. */
export function openShares(rows: readonly ShareRow[]): ShareRow[] {
  return rows.filter(({ due, held }) => due > 0 && held === 0)
}

/** Without own tips, which no bill contains. */
export function collectedOf(rows: readonly ShareRow[]): Minor {
  return sumOf(rows.map(({ paid }) => paid))
}

function statusOf(paid: Minor, due: Minor, held: Minor, activity: Activity | undefined): ShareStatus {
  if (held > 0) return 'held'
  if (due > 0) return activity?.kind ?? 'pending'
  return paid > 0 ? 'completed' : 'nothing'
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
