// Refused lines of an order: they cost nothing, and stay in the order so that the diner sees why.

import type { OrderItem } from '../orders/order.ts'
import type { RefusalReason, TicketState } from './ticket.ts'

export type Refusal = NonNullable<OrderItem['refused']>

/** The last refusal on a ticket, stored so that it can be undone. */
export interface LastRefusal {
  /** The time as an ISO string. */
  readonly at: string
  /** The group's revision after the refusal. */
  readonly revision: number
  /** The state of the ticket before the refusal. */
  readonly from: TicketState
  readonly reason: RefusalReason
  readonly lines: readonly number[]
  /** The ids of the dishes that the refusal marked as sold out. */
  readonly dishes: readonly number[]
}

/** How a request to undo names the refusal. */
export interface NamedRefusal {
  /** The state of the ticket before the refusal. */
  readonly to: TicketState
  readonly reason: RefusalReason | null
  /** null: all lines of the ticket. */
  readonly lines: readonly number[] | null
}

/** Whether the named refusal is the ticket's last one, and the ticket has not moved since. */
export function isOfRefusal(
  { state, refusal }: { readonly state: TicketState; readonly refusal: LastRefusal | null },
  { to, reason, lines }: NamedRefusal,
): boolean {
  return (
    refusal !== null &&
    (state === 'refused' || state === to) &&
    refusal.from === to &&
    refusal.reason === reason &&
    (lines === null || refusal.lines.every(line => lines.includes(line)))
  )
}

/** The items, with the refusal of these lines removed. */
export function restoreLines(items: readonly OrderItem[], lines: readonly number[]): OrderItem[] {
  return items.map((item, at) => {
    const { refused: _, ...ordered } = item
    return lines.includes(at) ? ordered : item
  })
}

/** The items, with these lines refused. A line that was refused before keeps its reason. */
export function refuseLines(
  items: readonly OrderItem[],
  lines: readonly number[],
  refused: Refusal,
): OrderItem[] {
  return items.map((item, at) => (lines.includes(at) && !item.refused ? { ...item, refused } : item))
}

/** The items as they count at a closed seating: those that wait for the staff will not be made. */
export function refuseUnapproved(items: readonly OrderItem[]): OrderItem[] {
  const waiting = [...items.keys()].filter(line => items[line]?.isUnapproved)
  return refuseLines(items, waiting, { reason: 'cannot-make', message: '' })
}

/** Those of the lines that exist and are not refused. */
export function openLines(items: readonly OrderItem[], lines: readonly number[]): number[] {
  return lines.filter(line => items[line] !== undefined && !items[line]?.refused)
}

/** The changed items, with the refused items of the order at their old positions. */
export function keepRefused(changed: readonly OrderItem[], previous: readonly OrderItem[]): OrderItem[] {
  const items = [...changed]
  for (const [at, item] of previous.entries()) if (item.refused) items.splice(at, 0, item)
  return items
}
