// The list of payments as a person reads it: for every diner what is paid, what is due, and how far its payment is.

import type { Bill } from '#contract/bills.ts'
import type { Payment } from '#contract/payments.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Minor } from '#domain/money.ts'

/** What this phone is doing about a share, or did without success. */
export type Act =
  /** In the pause before a payment: nothing is sent yet, and it can be stopped. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'failed' }
  /** The due changed under the finger: it is to be looked at first. */
  | { readonly kind: 'changed' }

/** By member. */
export type Acts = ReadonlyMap<number, Act>

export type ShareStatus =
  | 'nothing'
  | 'pending'
  | 'starting'
  | 'processing'
  | 'failed'
  | 'changed'
  | 'completed'

export interface ShareRow {
  readonly memberId: number
  readonly name: string
  /** Of a member of this phone. */
  readonly isOwn: boolean
  readonly status: ShareStatus
  /** With tax and fee, without tip; paid and due together, as is `tipAmount`. */
  readonly amount: Minor
  readonly tipAmount: Minor
  readonly paid: Minor
  readonly due: Minor
  /** The friends who paid for this diner. */
  readonly paidBy: readonly string[]
}

/**
 * The phone's own members first, the others as they came. Amounts are the bill's. A payment that it does not know of yet
 * has settled the due it was made for.
 */
export function shareRows(
  bill: Bill,
  payments: readonly Payment[],
  acts: Acts,
  own: readonly number[],
): ShareRow[] {
  const nameOf = new Map(bill.memberSplits.map(({ memberId, memberName }) => [memberId, memberName]))
  const paymentsOf = groupBy(payments, ({ memberId }) => memberId)
  const rows = bill.memberSplits.map(({ memberId, memberName, amount, tipAmount, ...told }) => {
    const received = paymentsOf.get(memberId) ?? []
    const paid = Math.max(told.paid, sumOf(received.map(payment => payment.amount)))
    const due = Math.max(0, told.due - (paid - told.paid))
    const friends = new Set(received.map(({ paidBy }) => paidBy).filter(id => id !== memberId))
    return {
      memberId,
      name: memberName,
      isOwn: own.includes(memberId),
      status: statusOf(paid, due, acts.get(memberId)),
      amount,
      tipAmount,
      paid,
      due,
      paidBy: [...friends].flatMap(id => (id === null ? [] : (nameOf.get(id) ?? []))),
    }
  })
  return [...rows.filter(({ isOwn }) => isOwn), ...rows.filter(({ isOwn }) => !isOwn)]
}

/** Those that a press on "Process All Payments" is for. */
export function openShares(rows: readonly ShareRow[]): ShareRow[] {
  return rows.filter(({ due }) => due > 0)
}

export function collectedOf(rows: readonly ShareRow[]): Minor {
  return sumOf(rows.map(({ paid }) => paid))
}

function statusOf(paid: Minor, due: Minor, act: Act | undefined): ShareStatus {
  if (due > 0) return act?.kind ?? 'pending'
  return paid > 0 ? 'completed' : 'nothing'
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
