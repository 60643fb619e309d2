// Ends abandoned card payments: expired holds, open pages, money to refund. Any number of
// nodes may run it.

import { type CardPaymentRow, claimDue, findCardPayment } from './card-payment-rows.ts'
import { sweepLateMoney } from './orphaned-payments.ts'
import { type CardContext, freeDues, giveBack, release, retryMs } from './settle-card-payment.ts'

const sweepMs = 10_000
const claims = 50

/** Ends what is due. Resolves to their number. */
export async function sweepCardPayments(context: CardContext): Promise<number> {
  const now = context.clock()
  const until = new Date(now.getTime() + retryMs)
  const due = await claimDue(context.database, { now, until, limit: claims })
  // At once: one that Stripe does not answer must not delay the others.
  await Promise.all(due.map(id => end(context, id, until).catch(error => warn(context, error))))
  return due.length + (await sweepLateMoney(context, claims))
}

async function end(
  context: CardContext,
  { groupId, id }: Pick<CardPaymentRow, 'groupId' | 'id'>,
  until: Date,
): Promise<void> {
  const row = await findCardPayment(context.database.sql, groupId, id)
  // The dues do not wait for Stripe: money that is found on the page is booked if they are still due.
  if (row?.state === 'held') await freeDues(context, row, until)
  if (row?.state === 'held' || row?.state === 'released') await release(context, row)
  if (row?.state === 'returning' || row?.state === 'refunding') await giveBack(context, row)
}

function warn({ log }: CardContext, error: unknown): void {
  log.warn({ code: (error as { code?: string }).code }, 'a sweep of card payments failed')
}

export function startSweep(context: CardContext): { close(): Promise<void> } {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= sweepCardPayments(context)
      .then(
        () => {},
        error => warn(context, error),
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
