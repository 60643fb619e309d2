// The state of an order in the kitchen, before and after the staff touch its tickets.

import { isAtKitchen, isWaitingAlone, type OrderItem } from '@tablemate/domain/orders/order.ts'
import { leastAdvanced, type OrderingMode, type TicketState } from './ticket.ts'

/** How a restaurant's orders reach the kitchen, and whether the staff have admitted the seating. */
export interface Reach {
  readonly mode: OrderingMode
  readonly isAdmitted: boolean
}

type Line = Pick<OrderItem, 'refused' | 'isUnapproved' | 'isToConfirm' | 'course'>

interface KitchenOrder {
  readonly items: readonly Line[]
  readonly isIncomplete: boolean
  /** Whether it was placed while orders did not reach the kitchen. */
  readonly isUnsent: boolean
}

/** The state of tickets that the staff have not touched. */
export function firstState({ mode, isAdmitted }: Reach): 'new' | 'waiting' {
  return isAdmitted || mode === 'at-once' ? 'new' : 'waiting'
}

/** The state of lines that the staff refuse one by one: 'refused' once all of them are, until then `state`. */
export function unlessAllRefused(lines: readonly Line[], state: TicketState): TicketState {
  return lines.length > 0 && lines.every(({ refused }) => refused) ? 'refused' : state
}

/** The state of an order, null if the kitchen never got it. `stored`: the states of the tickets that the staff have touched. */
export function kitchenState(
  { items, isIncomplete, isUnsent }: KitchenOrder,
  reach: Reach,
  stored: readonly TicketState[],
): TicketState | 'to-confirm' | null {
  if (isIncomplete) return reach.mode === 'off' ? null : 'to-confirm'
  if (isUnsent) return null
  if (isWaitingAlone(items)) return unlessAllRefused(items, 'waiting')
  const sent = items.filter(isAtKitchen)
  return leastAdvanced(stored) ?? unlessAllRefused(sent, firstState(reach))
}
