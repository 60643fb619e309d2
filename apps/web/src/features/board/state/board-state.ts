// Applies changes from the stream and replies of calls to the state of a board.

import type { Board, BoardChange, Ticket } from '@tablemate/contract/kitchen.ts'

/** Replaces everything of one group. A change with a known revision returns the same board. */
export function applyChange(board: Board, change: BoardChange): Board {
  const { revision, groupId, table: seating, left, tickets, requests, offMenu, courses } = change
  if (revision <= board.revision) return board
  const ofOthers = <T extends { groupId: string }>(all: readonly T[]) =>
    all.filter(one => one.groupId !== groupId)
  return {
    revision,
    tickets: [...ofOthers(board.tickets), ...tickets].sort(oldestFirst),
    tables: seating ? [...ofOthers(board.tables), seating] : ofOthers(board.tables),
    left: left ? [...ofOthers(board.left), left] : ofOthers(board.left),
    requests: [...ofOthers(board.requests), ...requests].sort(
      (a, b) => compareInstants(a.createdAt, b.createdAt) || a.id - b.id,
    ),
    offMenu: [...ofOthers(board.offMenu), ...offMenu].sort((a, b) =>
      compareInstants(a.createdAt, b.createdAt),
    ),
    courses: [...ofOthers(board.courses), ...courses].sort((a, b) =>
      compareInstants(a.createdAt, b.createdAt),
    ),
  }
}

/**
 * Replaces an order's tickets with those of a reply; an empty reply removes them. If the stream has replaced the ticket
 * `sent` meanwhile, the stream's state is newer and stays.
 */
export function withReply(board: Board, sent: Ticket, replied: readonly Ticket[]): Board {
  if (!board.tickets.includes(sent)) return board
  const others = board.tickets.filter(one => one.orderId !== sent.orderId || one.groupId !== sent.groupId)
  return { ...board, tickets: [...others, ...replied].sort(oldestFirst) }
}

/** Shows lines as ticked before the server replies, because the staff taps faster than that. */
export function withTicks(board: Board, ticket: Ticket, ticked: readonly number[]): Board {
  const items = ticket.items.map(item => ({ ...item, isTicked: ticked.includes(item.line) }))
  return { ...board, tickets: board.tickets.map(known => (known === ticket ? { ...known, items } : known)) }
}

/** The unique key of a ticket: an order has at most one ticket per station. */
export function ticketKey({ orderId, station }: Pick<Ticket, 'orderId' | 'station'>): string {
  return `${orderId}-${station.id}`
}

export function oldestFirst(a: Ticket, b: Ticket): number {
  return compareInstants(a.placedAt, b.placedAt) || a.orderId - b.orderId || a.station.id - b.station.id
}

function compareInstants(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b)
}
