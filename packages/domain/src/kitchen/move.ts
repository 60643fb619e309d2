// Decides which tickets of an order a step moves, by their present state and not by what a board showed.

import { isOfRefusal, type LastRefusal, type NamedRefusal } from './refusal.ts'
import { leastAdvanced, recallWindowMs, type TicketState, type TicketStep, undoWindowMs } from './ticket.ts'

/** The fields of a ticket that decide about its moves. */
export interface MovableTicket {
  readonly stationId: number
  readonly state: TicketState
  /** When it entered its state, as an ISO string. */
  readonly changedAt: string
  /** Whether its last step went forward. After a step back, no other step back is possible. */
  readonly canGoBack: boolean
  /** null: no line of it was refused. */
  readonly refusal: LastRefusal | null
}

export interface TicketMove extends NamedRefusal {
  /** The state in which the caller saw the ticket. */
  readonly from: TicketState
  readonly step: TicketStep
  /** null: the tickets of all stations. */
  readonly station: number | null
}

export type MoveDecision<T> =
  | { readonly kind: 'moves'; readonly tickets: readonly T[] }
  /** No ticket is in the state that the caller saw, since somebody else moved them first. */
  | { readonly kind: 'moved'; readonly state: TicketState }
  /** The order has no ticket at that station. */
  | { readonly kind: 'no-ticket' }
  /** A step back that comes too late, or after another step back. */
  | { readonly kind: 'no-way-back' }

/** `now` in milliseconds. */
export function decideMove<T extends MovableTicket>(
  tickets: readonly T[],
  input: TicketMove,
  now: number,
): MoveDecision<T> {
  const { from, step, station } = input
  const atStation = tickets.filter(({ stationId }) => station === null || stationId === station)
  const state = leastAdvanced(atStation.map(ticket => ticket.state))
  if (state === null) return { kind: 'no-ticket' }
  const matching = atStation.filter(ticket =>
    step === 'undo-refuse' ? isOfRefusal(ticket, input) : ticket.state === from,
  )
  if (matching.length === 0) return { kind: 'moved', state }
  return matching.every(ticket => isPossible(ticket, step, now))
    ? { kind: 'moves', tickets: matching }
    : { kind: 'no-way-back' }
}

function isPossible(
  { changedAt, canGoBack, refusal }: MovableTicket,
  step: TicketStep,
  now: number,
): boolean {
  switch (step) {
    case 'admit':
    case 'advance':
    case 'refuse':
      return true
    case 'recall':
      return canGoBack && now - Date.parse(changedAt) <= recallWindowMs
    case 'undo-admit':
      return canGoBack && now - Date.parse(changedAt) <= undoWindowMs
    case 'undo-refuse':
      return refusal !== null && now - Date.parse(refusal.at) <= undoWindowMs
  }
}
