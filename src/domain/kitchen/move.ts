// Which tickets of an order a step moves: decided by what they are now, not by what a board showed.

import { isOfRefusal, type LastRefusal, type NamedRefusal } from './refusal.ts'
import { leastAdvanced, recallWindowMs, type TicketState, type TicketStep, undoWindowMs } from './ticket.ts'

/** One ticket of an order, as far as its moves go. */
export interface MovableTicket {
  readonly stationId: number
  readonly state: TicketState
  /** When it came into its state, as an ISO string. */
  readonly changedAt: string
  /** Whether it came there by a step on: after a step back it goes on before it goes back again. */
  readonly canGoBack: boolean
  /** null: nothing of it was refused. */
  readonly refusal: LastRefusal | null
}

export interface TicketMove extends NamedRefusal {
  /** In which its caller saw the ticket. */
  readonly from: TicketState
  readonly step: TicketStep
  /** null: every station's. */
  readonly station: number | null
}

export type MoveDecision<T> =
  | { readonly kind: 'moves'; readonly tickets: readonly T[] }
  /** None of them is where its caller saw it: somebody else was first. */
  | { readonly kind: 'moved'; readonly state: TicketState }
  /** The order has no ticket at that station. */
  | { readonly kind: 'no-ticket' }
  /** A step back that comes too late, or is the second one in a row. */
  | { readonly kind: 'no-way-back' }

/** `now` in milliseconds. */
export function decideMove<T extends MovableTicket>(
  tickets: readonly T[],
  input: TicketMove,
  now: number,
): MoveDecision<T> {
  const { from, step, station } = input
  const meant = tickets.filter(({ stationId }) => station === null || stationId === station)
  const state = leastAdvanced(meant.map(ticket => ticket.state))
  if (state === null) return { kind: 'no-ticket' }
  const there = meant.filter(ticket =>
    step === 'undo-refuse' ? isOfRefusal(ticket, input) : ticket.state === from,
  )
  if (there.length === 0) return { kind: 'moved', state }
  return there.every(ticket => isPossible(ticket, step, now))
    ? { kind: 'moves', tickets: there }
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
