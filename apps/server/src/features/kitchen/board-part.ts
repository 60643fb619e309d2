// Turns a group's row into its part of the board: group, tickets and requests, as the contract declares them.

import type {
  BoardSeating,
  HeldCourse,
  OffMenuLine,
  ServiceRequest,
  Ticket,
} from '@tablemate/contract/kitchen.ts'
import { dueOf } from '@tablemate/domain/bill/settlement.ts'
import { isDemo } from '@tablemate/domain/bill/staff-bill.ts'
import { isPaidUp, seatingState } from '@tablemate/domain/groups/seating.ts'
import { nameWithOptions } from '@tablemate/domain/menu/option-texts.ts'
import { oldestFirst } from '@tablemate/domain/orders/order.ts'
import { undoPaymentMs } from '@tablemate/domain/payments/staff-payment.ts'
import { inUtc } from '../../db/json-time.ts'
import { asLoadedGroup, type LoadedGroup, takesOrders } from '../../group/group-row.ts'
import { paymentsOf, settleForStaff } from '../../group/group-view.ts'
import type { BoardRow } from './board-row.ts'
import { ticketsOf } from './board-tickets.ts'
import { heldCourses } from './courses.ts'
import { offMenuLines } from './off-menu.ts'
import type { StationMap } from './stations.ts'

/** All that one group has on the board. */
export interface BoardPart {
  /** null: the group has left. */
  readonly seating: BoardSeating | null
  /** A group that has left with tickets open or, where payments are recorded, money due. */
  readonly left: BoardSeating | null
  /** Oldest first, and by station within an order. */
  readonly tickets: readonly Ticket[]
  /** The open requests, oldest first. */
  readonly requests: readonly ServiceRequest[]
  /** Dishes that guests wrote and that wait for the staff, oldest first. */
  readonly offMenu: readonly OffMenuLine[]
  /** The courses that wait for the staff, the next one first. */
  readonly courses: readonly HeldCourse[]
  /** Whether the restaurant records payments, so that the board lists groups that left without paying. */
  readonly listsUnpaid: boolean
  /** Of the group. */
  readonly revision: number
}

/** Names of the dishes whose stations the board needs. */
export function menuItemsOf(row: BoardRow): string[] {
  return (row.orders ?? [])
    .flatMap(({ items, before }) => [...items, ...(before?.items ?? [])])
    .map(({ name }) => name)
}

/** All that the group has on the board. */
export function asBoardPart(row: BoardRow, map: StationMap, now: Date): BoardPart {
  const loaded = asLoadedGroup(row)
  const { due, collected, held } = settleForStaff(loaded)
  const state = seatingState(new Date(row.lastChangeAt), now)
  const isQuiet = state === 'over' || (state === 'open-unless-paid' && isPaidUp({ collected, held, due }))
  const hasLeft = row.isClosed || (row.tableId !== null && isQuiet)
  const tickets = ticketsOf(row, loaded, map, now).map(ticket => ({ ...ticket, hasLeft }))
  const courses = heldCourses(loaded)
  const openTickets = tickets.filter(isOpen).length + courses.length
  const isCooking = openTickets > 0
  // A group without a table of the restaurant does not end by time: it stays on the floor while there is anything to do for it.
  const isIdle = isQuiet && !isCooking && due === 0
  const isListed = !hasLeft && !isIdle && loaded.members.length > 0
  return {
    seating: isListed ? seatingOf(row, loaded, openTickets) : null,
    left: hasLeft && (isCooking || (due > 0 && row.listsUnpaid)) ? seatingOf(row, loaded, openTickets) : null,
    tickets,
    requests: isListed ? requestsOf(row) : [],
    offMenu: isListed ? offMenuLines(loaded) : [],
    courses,
    listsUnpaid: row.listsUnpaid,
    revision: row.revision,
  }
}

function seatingOf(row: BoardRow, loaded: LoadedGroup, openTickets: number): BoardSeating {
  const { totals, due, collected, held, shares } = settleForStaff(loaded)
  const paidByDemo = (memberId?: number) =>
    loaded.payments
      .filter(payment => isDemo(payment) && (memberId ?? payment.memberId) === payment.memberId)
      .reduce((sum, { amount, tipAmount }) => sum + amount + tipAmount, 0)
  const seatOf = new Map((row.members ?? []).map(({ id, seat }) => [id, seat]))
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
    openTickets,
    unsent: unsentOf(row, loaded),
    members: loaded.members.map(({ id, name, isGuest }) => {
      const share = shareOf.get(id)
      return {
        id,
        name,
        isGuest,
        seat: seatOf.get(id) ?? null,
        due: share ? dueOf(share) : 0,
        paid: (share?.paidAmount ?? 0) + (share?.paidTip ?? 0) - (share?.held ?? 0),
        demo: paidByDemo(id),
        held: share?.held ?? 0,
      }
    }),
    payments: paymentsOf(loaded).map(
      ({ id, memberId, amount, ownTip, refunded, paymentMethod, createdAt, paidBy }) => ({
        ...{ id, memberId, amount, ownTip, paymentMethod, createdAt },
        ...(refunded !== undefined && { refunded }),
        undoableUntil: paidBy === null ? new Date(Date.parse(createdAt) + undoPaymentMs).toISOString() : null,
      }),
    ),
  }
}

/** Whether the kitchen still has work with the ticket. */
export function isOpen({ state, isCancelled }: Pick<Ticket, 'state' | 'isCancelled'>): boolean {
  return !isCancelled && state !== 'served' && state !== 'refused'
}

function unsentOf({ kitchen }: BoardRow, { orders, members }: LoadedGroup): BoardSeating['unsent'] {
  if (!takesOrders(kitchen)) return []
  return orders
    .filter(({ kitchen, state }) => kitchen === null && state === 'placed')
    .map(({ id, memberId, items }) => ({
      orderId: id,
      member: members.find(member => member.id === memberId)?.name ?? '',
      items: items.map(item => ({ name: nameWithOptions(item), quantity: item.quantity })),
    }))
}

function requestsOf({ id: groupId, tableNumber, members, openRequests }: BoardRow): ServiceRequest[] {
  const nameOf = new Map((members ?? []).map(({ id, name }) => [id, name]))
  return (openRequests ?? [])
    .map(({ id, memberId, kind, createdAt }) => ({
      ...{ id, groupId, table: tableNumber, member: nameOf.get(memberId) ?? '', kind },
      createdAt: inUtc(createdAt),
    }))
    .sort(oldestFirst)
}
