// A ticket: an order at a station of the kitchen. How it moves, and what its diner is told of it.

import { hourMs } from '#domain/time.ts'

/** In the order in which the kitchen's work goes on; 'refused' ends it. */
export const ticketStates = ['waiting', 'new', 'preparing', 'ready', 'served', 'refused'] as const
export type TicketState = (typeof ticketStates)[number]

/** Whether orders reach the kitchen: not at all, the first of each seating after a tap of the staff, or at once. */
export const orderingModes = ['off', 'first-by-hand', 'at-once'] as const
export type OrderingMode = (typeof orderingModes)[number]

export const refusalReasons = ['sold-out', 'kitchen-closed', 'not-at-table'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** How long after its last step a ticket may go one step back. */
export const recallWindowMs = 2 * hourMs

/** How long after it a refusal or an admission can be undone: screens offer it for 10 s, and the call takes its time. */
export const undoWindowMs = 30_000

/** What a step from one state to another is. */
export type TicketStep = 'admit' | 'advance' | 'refuse' | 'recall' | 'undo-admit' | 'undo-refuse'

const steps: Readonly<Record<TicketState, Partial<Record<TicketState, TicketStep>>>> = {
  waiting: { new: 'admit', refused: 'refuse' },
  new: { preparing: 'advance', refused: 'refuse', waiting: 'undo-admit' },
  preparing: { ready: 'advance', new: 'recall', refused: 'refuse' },
  ready: { served: 'advance', preparing: 'recall' },
  served: { ready: 'recall' },
  refused: { waiting: 'undo-refuse', new: 'undo-refuse', preparing: 'undo-refuse' },
}

/** null where a ticket cannot go from the one state to the other. */
export function stepBetween(from: TicketState, to: TicketState): TicketStep | null {
  return steps[from][to] ?? null
}

/**
 * The state of an order with several tickets: its least advanced one. A refused ticket counts only where all are, as what
 * is left of the order is still to be made. null for no tickets.
 */
export function leastAdvanced(states: readonly TicketState[]): TicketState | null {
  return ticketStates.find(state => states.includes(state)) ?? null
}

/** Diners change or cancel an order until the kitchen has begun with it. */
export function isInKitchen(state: TicketState | null): boolean {
  return state === 'preparing' || state === 'ready' || state === 'served'
}

/** Minutes after which an order that is not ready is late, until the owner sets another time. */
export const usualLateAfter = 15

/** What a guest may call for from the table; one of each kind is open at a time. */
export const requestKinds = ['waiter', 'water', 'bill'] as const
export type RequestKind = (typeof requestKinds)[number]
