// What was ordered at the tables of one restaurant, and what its staff did to the tickets.

import { type TicketState, ticketStates } from '#domain/kitchen/ticket.ts'
import type { SentItem, SentOrder, TableLog } from '../ledger.ts'

export interface KitchenLog {
  readonly restaurantId: number
  readonly tables: TableLog[]
  /** The dishes of the menu, each with the station that prepares it. */
  readonly menu: readonly (Pick<SentItem, 'name' | 'price'> & { readonly station: number })[]
  /** How far each ticket has come, by its key; one that nobody has touched is not there. */
  readonly states: Map<string, SentState>
  /** The orders of which a board told that it shows them, and was answered. */
  readonly seen: Set<number>
}

interface SentState {
  /** To which it was moved, or in which a board has shown it. */
  known: TicketState
  /** To which it was last sent: where nobody was answered, it may have gone there. */
  tried: TicketState
}

/** What boards must show from a moment on, whatever is killed afterwards. */
export interface Promised {
  readonly orders: ReadonlySet<SentOrder>
  readonly states: ReadonlyMap<string, TicketState>
}

export function promisedNow(log: Pick<KitchenLog, 'tables' | 'states'>): Promised {
  return {
    orders: new Set(acknowledgedOf(log)),
    states: new Map([...log.states].map(([key, { known }]) => [key, known])),
  }
}

export function acknowledgedOf({ tables }: Pick<KitchenLog, 'tables'>): SentOrder[] {
  return tables.flatMap(({ orders }) => orders.filter(({ outcome }) => outcome === 'done'))
}

export function stateOf({ states }: Pick<KitchenLog, 'states'>, key: string): Readonly<SentState> {
  return states.get(key) ?? { known: 'new', tried: 'new' }
}

/** How far a state is in the kitchen's work. */
export function rankOf(state: TicketState): number {
  return ticketStates.indexOf(state)
}
