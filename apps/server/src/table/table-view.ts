// A loaded table as diners see it: its state, its changes, its bill and its payments.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { Table, TableChange } from '@tablemate/contract/live.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { billView } from '@tablemate/domain/bill/bill-view.ts'
import { type SettledBill, settleBill } from '@tablemate/domain/bill/settlement.ts'
import { isTipChosen, staffBillInput } from '@tablemate/domain/bill/staff-bill.ts'
import type { Sign } from '../db/signer.ts'
import { problem } from '../problems.ts'
import { withLinkKey } from './group-links.ts'
import type { LoadedTable } from './table-row.ts'

/** The whole table: the reply of `getTable`, and the first event of the stream. */
export function tableStateOf(table: LoadedTable, sign: Sign): Table {
  return {
    revision: table.revision,
    group: withLinkKey(table.group, sign),
    members: table.members,
    orders: table.orders,
    bill: billOf(table),
    payments: paymentsOf(table),
    cardPayments: [...table.cardPayments],
    requests: table.requests,
  }
}

/** The parts of the table that changed after the revision `since`: an event of the stream. */
export function tableChangeOf(table: LoadedTable, since: number, sign: Sign): TableChange {
  return {
    since,
    revision: table.revision,
    ...(table.membersRevision > since && { members: table.members }),
    ...(table.groupRevision > since && { group: withLinkKey(table.group, sign) }),
    orders: { changed: table.orders, removed: table.removedOrders },
    bill: billOf(table),
    ...(Math.max(table.cardsRevision, ...table.payments.map(({ revision }) => revision)) > since && {
      payments: paymentsOf(table),
    }),
    ...(table.cardsRevision > since && { cardPayments: [...table.cardPayments] }),
    ...(table.requestsRevision > since && { requests: table.requests }),
  }
}

/** The bill of a table that covers what was collected. */
export function billOf(table: LoadedTable): Bill {
  return { ...billView(settle(table), table.billInput, table.members), tipChosenBy: table.tipChosenBy }
}

/** The shares and dues. Every change calls `requireCovered`, so the settlement always exists. */
export function settle({ billInput }: Pick<LoadedTable, 'billInput'>): SettledBill {
  const settlement = settleBill(billInput)
  if (settlement.kind === 'settled') return settlement
  throw new Error('a bill fell below what was collected')
}

/** The shares and dues for the restaurant: a demo payment settles nothing, and a tip that nobody chose is not owed. */
export function settleForStaff(
  { billInput, payments, tipChosenBy }: Pick<LoadedTable, 'billInput' | 'payments' | 'tipChosenBy'>,
  isChosen = isTipChosen(tipChosenBy, payments),
): SettledBill {
  return settle({ billInput: staffBillInput(billInput, payments, isChosen) })
}

/**
 * Throws 'being-paid' if a payment by one of the members is held. When a hold ends, its due is due again only if it was the
 * member's last payment, because that says what the member has paid for.
 */
export function requireNoneHeld({ payments }: LoadedTable, memberIds: readonly number[]): void {
  if (payments.some(({ isHeld, memberId }) => isHeld && memberIds.includes(memberId)))
    throw problem('being-paid')
}

/** The payments in the contract's format, without those that are still held. */
export function paymentsOf({ group, payments: all }: LoadedTable): Payment[] {
  const payments = all.filter(({ isHeld }) => !isHeld)
  return payments.map(payment => ({
    id: payment.id,
    groupId: group.id,
    memberId: payment.memberId,
    amount: payment.amount + payment.tipAmount,
    ownTip: payment.ownTip,
    status: 'completed',
    paymentMethod: payment.method,
    paidBy: payment.paidBy,
    createdAt: payment.createdAt,
  }))
}
