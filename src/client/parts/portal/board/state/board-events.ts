// What on a board nobody here has heard of yet: each new ticket sounds once, however often the board is sent again.

import type { Board, GuestRequest, Ticket } from '#contract/kitchen.ts'
import { ticketKey } from './board-state.ts'

export interface NewBoardEvents {
  readonly tickets: readonly Ticket[]
  readonly requests: readonly GuestRequest[]
  /** The names of all that is known from now on, in place of those before. */
  readonly heard: ReadonlySet<string>
}

/** `heard` is null on a board that has just been opened: then only what no board has shown before is news. */
export function newEventsOf(
  board: Pick<Board, 'tickets' | 'requests'>,
  heard: ReadonlySet<string> | null,
): NewBoardEvents {
  const open = board.tickets.filter(({ state }) => state === 'waiting' || state === 'new')
  const isNews = (ticket: Ticket) =>
    heard ? !heard.has(nameOfTicket(ticket)) : ticket.number === null && !ticket.isCancelled
  return {
    tickets: open.filter(isNews),
    requests: heard ? board.requests.filter(request => !heard.has(nameOfRequest(request))) : [],
    heard: new Set([...board.tickets.map(nameOfTicket), ...board.requests.map(nameOfRequest)]),
  }
}

/** A change or a cancellation is news of the same ticket. */
function nameOfTicket(ticket: Ticket): string {
  return `ticket ${ticketKey(ticket)} ${ticket.version}${ticket.isCancelled ? ' cancelled' : ''}`
}

function nameOfRequest({ groupId, id }: GuestRequest): string {
  return `request ${groupId} ${id}`
}
