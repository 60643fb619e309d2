// The age of a ticket, and whether the ticket is late.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { minuteMs } from '@tablemate/domain/time.ts'

/** Whole minutes since the order was placed; never negative, though the clocks of server and tablet differ. */
export function ageInMinutes({ placedAt }: Pick<Ticket, 'placedAt'>, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(placedAt)) / minuteMs))
}

/** An order that is not ready after `lateAfter` minutes is late. */
export function isLate(
  ticket: Pick<Ticket, 'placedAt' | 'state' | 'isCancelled'>,
  lateAfter: number,
  now: number,
): boolean {
  const isOpen = ticket.state === 'waiting' || ticket.state === 'new' || ticket.state === 'preparing'
  return isOpen && !ticket.isCancelled && ageInMinutes(ticket, now) >= lateAfter
}
