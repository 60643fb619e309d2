// Finds the tickets and requests of a board that were not announced yet, so that each sounds once however often it is sent.

import type { Board, ServiceRequest, Ticket } from '@tablemate/contract/kitchen.ts'
import { ticketKey } from './board-state.ts'

export interface NewBoardEvents {
  readonly tickets: readonly Ticket[]
  readonly requests: readonly ServiceRequest[]
  /** The keys of everything announced so far. They replace the previous set. */
  readonly announced: ReadonlySet<string>
}

/** `announced` is null on a board that was just opened. Then only tickets that no board has shown yet are new. */
export function newEventsOf(
  board: Pick<Board, 'tickets' | 'requests'>,
  announced: ReadonlySet<string> | null,
): NewBoardEvents {
  const open = board.tickets.filter(({ state }) => state === 'waiting' || state === 'new')
  const isNew = (ticket: Ticket) =>
    announced ? !announced.has(keyOfTicket(ticket)) : !ticket.isSeen && !ticket.isCancelled
  return {
    tickets: open.filter(isNew),
    requests: announced ? board.requests.filter(request => !announced.has(keyOfRequest(request))) : [],
    announced: new Set([...board.tickets.map(keyOfTicket), ...board.requests.map(keyOfRequest)]),
  }
}

/** The key contains version and cancellation, so that a changed ticket is announced again. */
function keyOfTicket(ticket: Ticket): string {
  return `ticket ${ticketKey(ticket)} ${ticket.version}${ticket.isCancelled ? ' cancelled' : ''}`
}

function keyOfRequest({ groupId, id }: ServiceRequest): string {
  return `request ${groupId} ${id}`
}
