// Lines of an order that the staff refuses: they cost nothing, and stay in the order so that its diner sees why.

import type { OrderItem } from '../orders/order.ts'
import type { RefusalReason, TicketState } from './ticket.ts'

export type Refusal = NonNullable<OrderItem['refused']>

/** What was last refused of a ticket, so that it can be undone. */
export interface LastRefusal {
  /** When, as an ISO string. */
  readonly at: string
  /** The table's revision that it made. */
  readonly revision: number
  /** The state of the ticket before. */
  readonly from: TicketState
  readonly reason: RefusalReason
  readonly lines: readonly number[]
  /** The ids of the dishes that it marked as sold out. */
  readonly dishes: readonly number[]
}

/** A refusal as the one who undoes it names it. */
export interface NamedRefusal {
  /** The state of the ticket before. */
  readonly to: TicketState
  readonly reason: RefusalReason | null
  /** null: all lines of the ticket. */
  readonly lines: readonly number[] | null
}

/** Whether this is what was last refused of the ticket, and the rest of it has not moved since. */
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

/** The items with these lines as they were before they were refused. */
export function restoreLines(items: readonly OrderItem[], lines: readonly number[]): OrderItem[] {
  return items.map((item, at) => {
    const { refused: _, ...ordered } = item
    return lines.includes(at) ? ordered : item
  })
}

/** The items with these lines refused; what was refused before keeps its reason. */
export function refuseLines(
  items: readonly OrderItem[],
  lines: readonly number[],
  refused: Refusal,
): OrderItem[] {
  return items.map((item, at) => (lines.includes(at) && !item.refused ? { ...item, refused } : item))
}

/** Those of the lines that are still to be made. */
export function openLines(items: readonly OrderItem[], lines: readonly number[]): number[] {
  return lines.filter(line => items[line] !== undefined && !items[line]?.refused)
}

/** What is left of an order for its diner to change or repeat. */
export function withoutRefused(items: readonly OrderItem[]): OrderItem[] {
  return items.filter(({ refused }) => !refused)
}

/** The changed items, with what was refused of the order where it stood before. */
export function keepRefused(changed: readonly OrderItem[], had: readonly OrderItem[]): OrderItem[] {
  const items = [...changed]
  for (const [at, item] of had.entries()) if (item.refused) items.splice(at, 0, item)
  return items
}
