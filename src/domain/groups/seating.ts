// When the people at a table have left: from then on a scan of its code begins a new seating.

import { hourMs, minuteMs } from '#domain/time.ts'

/** Once all is paid, for so long nothing must happen; and so long where it is not (decisions.md, Tables and seatings). */
const paidSeatingIdleMs = 30 * minuteMs
const seatingIdleMs = 3 * hourMs

export type SeatingStanding = 'open' | 'open-unless-paid' | 'over'

/** By how long ago anything happened at the table. Looking at it is nothing that happens. */
export function seatingStanding(lastChangeAt: Date, now: Date): SeatingStanding {
  const idleMs = now.getTime() - lastChangeAt.getTime()
  if (idleMs >= seatingIdleMs) return 'over'
  return idleMs >= paidSeatingIdleMs ? 'open-unless-paid' : 'open'
}

/** Whether all is paid. Where nothing was paid nobody has finished: they may not have ordered yet. */
export function isPaidUp({ collected, due }: { readonly collected: number; readonly due: number }): boolean {
  return collected > 0 && due === 0
}
