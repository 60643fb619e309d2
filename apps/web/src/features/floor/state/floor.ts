// The seated and free tables of a board, in display order, with their requests, tickets and dues.

import type { Board, BoardSeating, ServiceRequest, Ticket } from '@tablemate/contract/kitchen.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { language } from '../../../lib/text/locale.ts'
import type { FloorRestaurantTable } from '../../tables/use-restaurant-tables.ts'

export interface FloorSeating extends BoardSeating {
  /** Oldest first. */
  readonly requests: readonly ServiceRequest[]
  /** The restaurant deleted the table, so its printed codes no longer work. */
  readonly isRestaurantTableRemoved: boolean
}

/** "Table 2" comes before "Table 10". */
const byName = new Intl.Collator(language.locale, { numeric: true }).compare

/**
 * The seated tables by name, so that each keeps its position. Tables without a name come last, oldest first. `own`: all tables of
 * the restaurant; undefined: not loaded.
 */
export function floorSeatings(
  { tables: seatings, requests }: Pick<Board, 'tables' | 'requests'>,
  own?: readonly FloorRestaurantTable[],
): FloorSeating[] {
  const isRemoved = (tableId: number | null) =>
    own !== undefined && tableId !== null && own.every(({ id }) => id !== tableId)
  return seatings
    .map(seating => ({
      ...seating,
      requests: requests.filter(({ groupId }) => groupId === seating.groupId),
      isRestaurantTableRemoved: isRemoved(seating.tableId),
    }))
    .sort(
      (a, b) =>
        Number(a.name === null) - Number(b.name === null) ||
        byName(a.name ?? '', b.name ?? '') ||
        Date.parse(a.openedAt) - Date.parse(b.openedAt),
    )
}

/** The restaurant's tables without a seated party. */
export function freeRestaurantTables(
  all: readonly FloorRestaurantTable[],
  seated: readonly Pick<BoardSeating, 'tableId'>[],
): FloorRestaurantTable[] {
  const occupied = new Set(seated.map(({ tableId }) => tableId))
  return all.filter(({ id }) => !occupied.has(id))
}

/** Whole minutes since the instant; never negative, though the clocks of server and tablet differ. */
export function minutesSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / minuteMs))
}

/** The tickets of a group, latest order first; those of one order by station. */
export function ticketsOf(tickets: readonly Ticket[], groupId: string): Ticket[] {
  return tickets
    .filter(ticket => ticket.groupId === groupId)
    .sort((a, b) => b.orderId - a.orderId || a.station.id - b.station.id)
}

/** Whether a member has ordered and paid nothing, according to the board. The server decides. */
export function mayBeRemoved(
  { id, due, paid, demo, held }: BoardSeating['members'][number],
  tickets: readonly Ticket[],
): boolean {
  return due + paid + demo + held === 0 && !tickets.some(({ member }) => member.id === id)
}

/** The due of a member, or of the whole party if `memberId` is null; null if the member has left. */
export function dueOf({ due, members }: Pick<BoardSeating, 'due' | 'members'>, memberId: number | null) {
  return memberId === null ? due : (members.find(({ id }) => id === memberId)?.due ?? null)
}

/** Whether closing needs confirmation: money is due or being paid, tickets are open, or nothing was paid yet. */
export function asksBeforeClosing({
  due,
  paid,
  held,
  openTickets,
}: Pick<BoardSeating, 'due' | 'paid' | 'held' | 'openTickets'>): boolean {
  return due + held > 0 || openTickets > 0 || paid === 0
}
