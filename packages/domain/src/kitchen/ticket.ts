// A ticket is an order at a station of the kitchen: its states, and the steps between them.

import { hourMs } from '@tablemate/domain/time.ts'

/** An option of an item as the kitchen reads it. */
export interface TicketOption {
  readonly id: number
  /** In the kitchen's words. */
  readonly name: string
  /** In one unit of the item; 0: it belongs to the item, and its diner took it away. */
  readonly quantity: number
  readonly isExtra?: true | undefined
  readonly isRefused?: true | undefined
}

/** In the order of the kitchen's work; 'refused' is the other end state. */
export const ticketStates = ['waiting', 'new', 'preparing', 'ready', 'served', 'refused'] as const
export type TicketState = (typeof ticketStates)[number]

/** How orders reach the kitchen: not at all, after the staff admits a seating's first order, or at once. */
export const orderingModes = ['off', 'first-by-hand', 'at-once'] as const
export type OrderingMode = (typeof orderingModes)[number]

/** Those that the staff choose from. */
export const staffRefusalReasons = [
  'sold-out',
  'ingredient-out',
  'cannot-make',
  'guest-changed-mind',
  'kitchen-closed',
  'not-at-table',
] as const
export type StaffRefusalReason = (typeof staffRefusalReasons)[number]

/** 'table-closed': the staff closed the table and cancelled what was not served. 'voided': they took it off the bill. */
export const refusalReasons = [...staffRefusalReasons, 'table-closed', 'voided'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** How long after its last step a ticket can go one step back. */
export const recallWindowMs = 2 * hourMs

/** How long a refusal or an admission can be undone. Screens offer it for 10 s; the rest allows for a slow request. */
export const undoWindowMs = 30_000

/** The kinds of steps from one state to another. */
export type TicketStep = 'admit' | 'advance' | 'refuse' | 'recall' | 'undo-admit' | 'undo-refuse'

const steps: Readonly<Record<TicketState, Partial<Record<TicketState, TicketStep>>>> = {
  waiting: { new: 'admit', refused: 'refuse' },
  new: { preparing: 'advance', refused: 'refuse', waiting: 'undo-admit' },
  preparing: { ready: 'advance', new: 'recall', refused: 'refuse' },
  ready: { served: 'advance', preparing: 'recall' },
  served: { ready: 'recall' },
  refused: { waiting: 'undo-refuse', new: 'undo-refuse', preparing: 'undo-refuse' },
}

/** null when a ticket cannot go from the first state to the second. */
export function stepBetween(from: TicketState, to: TicketState): TicketStep | null {
  return steps[from][to] ?? null
}

/**
 * The state of an order with several tickets: that of the least advanced. Refused tickets count only if all are refused,
 * since the rest of the order is still to be made. null without tickets.
 */
export function leastAdvanced(states: readonly TicketState[]): TicketState | null {
  return ticketStates.find(state => states.includes(state)) ?? null
}

/** Whether the kitchen has begun with an order. Until then diners may change or cancel it. */
export function isInKitchen(state: TicketState | null): boolean {
  return state === 'preparing' || state === 'ready' || state === 'served'
}

/** The default of the minutes after which an order that is not ready is late. */
export const usualLateAfter = 15

/** What diners may request from the staff. A group has at most one open request of each kind. */
/** 'till': the diner pays at the till. */
export const serviceRequestKinds = ['waiter', 'water', 'bill', 'till'] as const
export type ServiceRequestKind = (typeof serviceRequestKinds)[number]
