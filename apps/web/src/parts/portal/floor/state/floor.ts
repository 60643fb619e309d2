// The seated and free tables of a board, in display order, with their requests, tickets and dues.

import type { Board, BoardTable, GuestRequest, Ticket } from '@tablemate/contract/kitchen.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { language } from '../../../../text/en/locale.ts'
import type { FloorTable } from '../../use-tables.ts'

export interface SeatedTable extends BoardTable {
  /** Oldest first. */
  readonly requests: readonly GuestRequest[]
  /** The restaurant deleted the table, so its printed codes no longer work. */
  readonly isTableRemoved: boolean
}

/** "Table 2" comes before "Table 10". */
const byName = new Intl.Collator(language.locale, { numeric: true }).compare

/**
 * The seated tables by name, so that each keeps its position. Tables without a name come last, oldest first. `own`: all tables of
 * the restaurant; undefined: not loaded.
 */
export function seatedTables(
  { tables, requests }: Pick<Board, 'tables' | 'requests'>,
  own?: readonly FloorTable[],
): SeatedTable[] {
  const isRemoved = (tableId: number | null) =>
    own !== undefined && tableId !== null && own.every(({ id }) => id !== tableId)
  return tables
    .map(table => ({
      ...table,
      requests: requests.filter(({ groupId }) => groupId === table.groupId),
      isTableRemoved: isRemoved(table.tableId),
    }))
    .sort(
      (a, b) =>
        Number(a.name === null) - Number(b.name === null) ||
        byName(a.name ?? '', b.name ?? '') ||
        Date.parse(a.openedAt) - Date.parse(b.openedAt),
    )
}

/** The restaurant's tables without a seated party. */
export function freeTables(
  all: readonly FloorTable[],
  seated: readonly Pick<BoardTable, 'tableId'>[],
): FloorTable[] {
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
  { id, due, paid, demo, held }: BoardTable['members'][number],
  tickets: readonly Ticket[],
): boolean {
  return due + paid + demo + held === 0 && !tickets.some(({ member }) => member.id === id)
}

/** The due of a member, or of the whole party if `memberId` is null; null if the member has left. */
export function dueOf({ due, members }: Pick<BoardTable, 'due' | 'members'>, memberId: number | null) {
  return memberId === null ? due : (members.find(({ id }) => id === memberId)?.due ?? null)
}

/** Whether closing needs confirmation: money is due or being paid, tickets are open, or nothing was paid yet. */
export function asksBeforeClosing({
  due,
  paid,
  held,
  openTickets,
}: Pick<BoardTable, 'due' | 'paid' | 'held' | 'openTickets'>): boolean {
  return due + held > 0 || openTickets > 0 || paid === 0
}
