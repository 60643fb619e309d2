// A loaded group as diners see it: its state, its changes, its bill and its payments.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupChange, GroupState } from '@tablemate/contract/live.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { billView } from '@tablemate/domain/bill/bill-view.ts'
import { type SettledBill, settleBill } from '@tablemate/domain/bill/settlement.ts'
import { isTipChosen, staffBillInput } from '@tablemate/domain/bill/staff-bill.ts'
import type { Sign } from '../db/signer.ts'
import { problem } from '../problems.ts'
import { withLinkKey } from './group-links.ts'
import type { LoadedGroup } from './group-row.ts'

/** The whole group: the reply of `getGroupState`, and the first event of the stream. */
export function groupStateOf(loaded: LoadedGroup, sign: Sign): GroupState {
  return {
    revision: loaded.revision,
    group: withLinkKey(loaded.group, sign),
    members: loaded.members,
    orders: loaded.orders,
    bill: billOf(loaded),
    payments: paymentsOf(loaded),
    cardPayments: [...loaded.cardPayments],
    requests: loaded.requests,
  }
}

/** The parts of the group that changed after the revision `since`: an event of the stream. */
export function groupChangeOf(loaded: LoadedGroup, since: number, sign: Sign): GroupChange {
  return {
    since,
    revision: loaded.revision,
    ...(loaded.membersRevision > since && { members: loaded.members }),
    ...(loaded.groupRevision > since && { group: withLinkKey(loaded.group, sign) }),
    orders: { changed: loaded.orders, removed: loaded.removedOrders },
    bill: billOf(loaded),
    ...(Math.max(loaded.cardsRevision, ...loaded.payments.map(({ revision }) => revision)) > since && {
      payments: paymentsOf(loaded),
    }),
    ...(loaded.cardsRevision > since && { cardPayments: [...loaded.cardPayments] }),
    ...(loaded.requestsRevision > since && { requests: loaded.requests }),
  }
}

/** The bill of a group that covers what was collected. */
export function billOf(loaded: LoadedGroup): Bill {
  return { ...billView(settle(loaded), loaded.billInput, loaded.members), tipChosenBy: loaded.tipChosenBy }
}

/** The shares and dues. Every change calls `requireCovered`, so the settlement always exists. */
export function settle({ billInput }: Pick<LoadedGroup, 'billInput'>): SettledBill {
  const settlement = settleBill(billInput)
  if (settlement.kind === 'settled') return settlement
  throw new Error('a bill fell below what was collected')
}

/** The shares and dues for the restaurant: a demo payment settles nothing, and a tip that nobody chose is not owed. */
export function settleForStaff(
  { billInput, payments, tipChosenBy }: Pick<LoadedGroup, 'billInput' | 'payments' | 'tipChosenBy'>,
  isChosen = isTipChosen(tipChosenBy, payments),
): SettledBill {
  return settle({ billInput: staffBillInput(billInput, payments, isChosen) })
}

/**
 * Throws 'being-paid' if a payment by one of the members is held. When a hold ends, its due is due again only if it was the
 * member's last payment, because that says what the member has paid for.
 */
export function requireNoneHeld({ payments }: LoadedGroup, memberIds: readonly number[]): void {
  if (payments.some(({ isHeld, memberId }) => isHeld && memberIds.includes(memberId)))
    throw problem('being-paid')
}

/** The payments in the contract's format, without those that are still held. */
export function paymentsOf({ group, payments: all }: LoadedGroup): Payment[] {
  const payments = all.filter(({ isHeld }) => !isHeld)
  return payments.map(payment => ({
    id: payment.id,
    groupId: group.id,
    memberId: payment.memberId,
    amount: payment.amount + payment.tipAmount,
    ownTip: payment.ownTip,
    ...(payment.refunded > 0 && { refunded: payment.refunded }),
    status: 'completed',
    paymentMethod: payment.method,
    paidBy: payment.paidBy,
    createdAt: payment.createdAt,
  }))
}
