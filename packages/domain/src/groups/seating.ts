// Decides when a seating is over, so that the next scan of the table's code begins a new one.

import type { SettledBill } from '@tablemate/domain/bill/settlement.ts'
import { hourMs, minuteMs } from '@tablemate/domain/time.ts'

/** How long nothing must happen, after all is paid, and in any case (decisions.md, Tables and seatings). */
export const paidSeatingIdleMs = 30 * minuteMs
export const seatingIdleMs = 3 * hourMs

export type SeatingState = 'open' | 'open-unless-paid' | 'over'

/** By the time since the last change at the table. Reading the table is no change. */
export function seatingState(lastChangeAt: Date, now: Date): SeatingState {
  const idleMs = now.getTime() - lastChangeAt.getTime()
  if (idleMs >= seatingIdleMs) return 'over'
  return idleMs >= paidSeatingIdleMs ? 'open-unless-paid' : 'open'
}

/** Whether all is paid. False before the first payment, since the group may not have ordered yet. */
export function isPaidUp({ collected, held, due }: Pick<SettledBill, 'collected' | 'held' | 'due'>): boolean {
  return collected > 0 && held === 0 && due === 0
}
