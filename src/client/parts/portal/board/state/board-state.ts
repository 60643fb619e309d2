// What a board knows, and how it takes in what the server tells.

import type { Board, BoardChange, Ticket } from '#contract/kitchen.ts'

/** Puts all that one group now has in place of what it had. A change that the board knows already leaves it as it is. */
export function applyChange(board: Board, change: BoardChange): Board {
  const { revision, groupId, table, tickets, requests } = change
  if (revision <= board.revision) return board
  const ofOthers = <T extends { groupId: string }>(all: readonly T[]) =>
    all.filter(one => one.groupId !== groupId)
  return {
    revision,
    tickets: [...ofOthers(board.tickets), ...tickets].sort(oldestFirst),
    tables: table ? [...ofOthers(board.tables), table] : ofOthers(board.tables),
    requests: [...ofOthers(board.requests), ...requests].sort(
      (a, b) => compareInstants(a.createdAt, b.createdAt) || a.id - b.id,
    ),
  }
}

/**
 * Puts what a call answered of an order's tickets in their place; none where the order is gone. Where the stream has told of
 * the order since `sent` was on the board, that is newer and stays.
 */
export function withAnswer(board: Board, sent: Ticket, answered: readonly Ticket[]): Board {
  if (!board.tickets.includes(sent)) return board
  const others = board.tickets.filter(one => one.orderId !== sent.orderId || one.groupId !== sent.groupId)
  return { ...board, tickets: [...others, ...answered].sort(oldestFirst) }
}

/** Shows lines as ticked before the server knows it: they are tapped faster than it answers. */
export function withTicks(board: Board, ticket: Ticket, ticked: readonly number[]): Board {
  const items = ticket.items.map(item => ({ ...item, isTicked: ticked.includes(item.line) }))
  return { ...board, tickets: board.tickets.map(known => (known === ticket ? { ...known, items } : known)) }
}

/** Names a ticket among all others: an order has at most one at each station. */
export function ticketKey({ orderId, station }: Pick<Ticket, 'orderId' | 'station'>): string {
  return `${orderId}-${station.id}`
}

export function oldestFirst(a: Ticket, b: Ticket): number {
  return compareInstants(a.placedAt, b.placedAt) || a.orderId - b.orderId || a.station.id - b.station.id
}

function compareInstants(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b)
}
