// The kitchen's part of the ledger: what was ordered at one restaurant, and how its staff moved the tickets.

import { type TicketState, ticketStates } from '@tablemate/domain/kitchen/ticket.ts'
import type { GroupLog, SentItem, SentOrder } from '../ledger.ts'

export interface KitchenLog {
  readonly restaurantId: number
  readonly groups: GroupLog[]
  /** The dishes of the menu, each with the station that prepares it. */
  readonly menu: readonly (Pick<SentItem, 'name' | 'price'> & { readonly station: number })[]
  /** The state of each ticket by its key, without the tickets that were never moved. */
  readonly states: Map<string, SentState>
  /** The orders that a board reported as seen, with an acknowledgement. */
  readonly seen: Set<number>
}

interface SentState {
  /** The state to which the ticket was moved, or in which a board showed it. */
  known: TicketState
  /** The state of the last move that was sent. Without a reply the ticket may have it. */
  tried: TicketState
}

/** The minimum that every board must show from a given time on, despite later faults. */
export interface Guarantees {
  readonly orders: ReadonlySet<SentOrder>
  /** Those whose cancellation was acknowledged. */
  readonly cancelled: ReadonlySet<SentOrder>
  readonly states: ReadonlyMap<string, TicketState>
}

export function guaranteesNow(log: Pick<KitchenLog, 'groups' | 'states'>): Guarantees {
  const orders = acknowledgedOf(log)
  return {
    orders: new Set(orders),
    cancelled: new Set(orders.filter(({ cancelled }) => cancelled === 'yes')),
    states: new Map([...log.states].map(([key, { known }]) => [key, known])),
  }
}

export function acknowledgedOf({ groups }: Pick<KitchenLog, 'groups'>): SentOrder[] {
  return groups.flatMap(({ orders }) => orders.filter(({ outcome }) => outcome === 'done'))
}

export function stateOf({ states }: Pick<KitchenLog, 'states'>, key: string): Readonly<SentState> {
  return states.get(key) ?? { known: 'new', tried: 'new' }
}

/** The position of a state in the kitchen's sequence. */
export function rankOf(state: TicketState): number {
  return ticketStates.indexOf(state)
}
