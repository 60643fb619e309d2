// Turns a group's row into its part of the board: table, tickets and requests, as the contract declares them.

import type { BoardTable, GuestRequest, OffMenuLine, Ticket } from '#contract/kitchen.ts'
import { isDemo } from '#domain/bill/staff-bill.ts'
import { isPaidUp, seatingState } from '#domain/groups/seating.ts'
import { oldestFirst } from '#domain/orders/order.ts'
import { undoPaymentMs } from '#domain/payments/staff-payment.ts'
import { asTable, inUtc, type LoadedTable, ordersIn } from '../../table/table-row.ts'
import { paymentsOf, settleForStaff } from '../../table/table-view.ts'
import type { BoardRow } from './board-row.ts'
import { ticketsOf } from './board-tickets.ts'
import { offMenuLines } from './off-menu.ts'
import type { StationMap } from './stations.ts'

/** All that one group has on the board. */
export interface BoardPart {
  /** null: the party has left. */
  readonly table: BoardTable | null
  /** Oldest first, and by station within an order. */
  readonly tickets: readonly Ticket[]
  /** The open requests, oldest first. */
  readonly requests: readonly GuestRequest[]
  /** Dishes that guests wrote and that wait for the staff, oldest first. */
  readonly offMenu: readonly OffMenuLine[]
  /** Of the group. */
  readonly revision: number
}

/** Names of the dishes whose stations the board needs. */
export function dishesOf(row: BoardRow): string[] {
  const now = ordersIn(row).flatMap(([, , items]) => items)
  const before = (row.boardOrders ?? []).flatMap(([, , before]) => before?.items ?? [])
  return [...now, ...before].map(({ name }) => name)
}

/** All that the group has on the board. */
export function asBoardPart(row: BoardRow, map: StationMap, now: Date): BoardPart {
  const loaded = asTable(row)
  const { revision, lastChangeAt, isClosed } = row
  const state = seatingState(new Date(lastChangeAt), now)
  // The party left open tickets behind. The board shows them again if anything changes at the table.
  if (state === 'over') return { table: null, tickets: [], requests: [], offMenu: [], revision }
  const tickets = ticketsOf(row, loaded, map, now)
  const hasLeft =
    loaded.members.length === 0 || (state === 'open-unless-paid' && isPaidUp(settleForStaff(loaded)))
  return {
    table: isClosed || hasLeft ? null : tableOf(row, loaded, tickets),
    tickets,
    requests: hasLeft ? [] : requestsOf(row),
    offMenu: hasLeft || isClosed ? [] : offMenuLines(loaded),
    revision,
  }
}

function tableOf(row: BoardRow, loaded: LoadedTable, tickets: readonly Ticket[]): BoardTable {
  const { totals, due, collected, held, shares } = settleForStaff(loaded)
  const paidByDemo = (memberId?: number) =>
    loaded.payments
      .filter(payment => isDemo(payment) && (memberId ?? payment.memberId) === payment.memberId)
      .reduce((sum, { amount, tipAmount }) => sum + amount + tipAmount, 0)
  const shareOf = new Map(shares.map(share => [share.memberId, share]))
  return {
    groupId: row.id,
    tableId: row.tableId,
    name: row.tableNumber,
    currency: row.currency,
    people: loaded.members.length,
    openedAt: inUtc(row.createdAt),
    isAdmitted: row.isAdmitted || row.kitchen?.mode !== 'first-by-hand',
    subtotal: totals.subtotal,
    total: totals.finalTotal,
    tip: totals.tipAmount,
    due,
    paid: collected,
    demo: paidByDemo(),
    ownTips: loaded.payments
      .filter(payment => !payment.isHeld && !isDemo(payment))
      .reduce((sum, { ownTip }) => sum + ownTip, 0),
    held,
    openTickets: tickets.filter(isOpen).length,
    members: loaded.members.map(({ id, name }) => {
      const share = shareOf.get(id)
      return {
        id,
        name,
        due: (share?.dueAmount ?? 0) + (share?.dueTip ?? 0),
        paid: (share?.paidAmount ?? 0) + (share?.paidTip ?? 0) - (share?.held ?? 0),
        demo: paidByDemo(id),
        held: share?.held ?? 0,
      }
    }),
    payments: paymentsOf(loaded).map(
      ({ id, memberId, amount, ownTip, paymentMethod, createdAt, paidBy }) => ({
        ...{ id, memberId, amount, ownTip, paymentMethod, createdAt },
        undoableUntil: paidBy === null ? new Date(Date.parse(createdAt) + undoPaymentMs).toISOString() : null,
      }),
    ),
  }
}

function isOpen({ state, isCancelled }: Ticket): boolean {
  return !isCancelled && state !== 'served' && state !== 'refused'
}

function requestsOf({ id: groupId, tableNumber, members, requests }: BoardRow): GuestRequest[] {
  const nameOf = new Map((members ?? []).map(([id, name]) => [id, name]))
  return (requests ?? [])
    .map(([id, memberId, kind, createdAt]) => ({
      ...{ id, groupId, table: tableNumber, member: nameOf.get(memberId) ?? '', kind },
      createdAt: inUtc(createdAt),
    }))
    .sort(oldestFirst)
}
