// Sorts tickets into the columns of the board, by state and station.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { recallWindowMs, type TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import { oldestFirst } from './board-state.ts'

/** The columns of the board, in reading order. */
export const columnStates = ['new', 'waiting', 'preparing', 'ready'] as const
export type ColumnState = (typeof columnStates)[number]

/** A station's id, or all of them. */
export type StationChoice = number | 'all'

export function ofStation(tickets: readonly Ticket[], station: StationChoice): readonly Ticket[] {
  return station === 'all' ? tickets : tickets.filter(ticket => ticket.station.id === station)
}

/** The tickets of each column, oldest first. */
export function columnsOf(tickets: readonly Ticket[]): Readonly<Record<ColumnState, readonly Ticket[]>> {
  const inState = (state: ColumnState) => tickets.filter(ticket => ticket.state === state).sort(oldestFirst)
  return {
    waiting: inState('waiting'),
    new: inState('new'),
    preparing: inState('preparing'),
    ready: inState('ready'),
  }
}

/** Tickets that were served or refused within the recall window, latest first. */
export function recentlyDone(tickets: readonly Ticket[], now: number): readonly Ticket[] {
  return tickets
    .filter(({ state, changedAt }) => isDone(state) && now - Date.parse(changedAt) < recallWindowMs)
    .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))
}

/** The state after a tap on the ticket's main button. */
export const nextState = {
  waiting: 'new',
  new: 'preparing',
  preparing: 'ready',
  ready: 'served',
} as const satisfies Record<ColumnState, TicketState>

function isDone(state: TicketState): boolean {
  return state === 'served' || state === 'refused'
}
