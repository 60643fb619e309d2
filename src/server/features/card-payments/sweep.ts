// Ends the card payments that nobody ended: expired holds, pages that are still open, money that must go back. Any number of
// nodes may run it.

import { claimDue, findCardPayment } from './card-payment-rows.ts'
import { type CardContext, giveBack, release, retryMs } from './settle-card-payment.ts'

const sweepMs = 10_000
const claims = 20

/** Ends what is due. Resolves to their number. */
export async function sweepCardPayments(context: CardContext): Promise<number> {
  const now = context.clock()
  const until = new Date(now.getTime() + retryMs)
  const due = await claimDue(context.database, { now, until, limit: claims })
  for (const { groupId, id } of due) {
    const row = await findCardPayment(context.database.sql, groupId, id)
    if (row?.state === 'held' || row?.state === 'released') await release(context, row)
    if (row?.state === 'returning' || row?.state === 'refunding') await giveBack(context, row)
  }
  return due.length
}

export function startSweep(context: CardContext): { close(): Promise<void> } {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= sweepCardPayments(context)
      .then(
        () => {},
        error =>
          context.log.warn({ code: (error as { code?: string }).code }, 'a sweep of card payments failed'),
      )
      .finally(() => {
        running = null
      })
  }, sweepMs)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
