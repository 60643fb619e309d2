// Sends the deliveries of points of sale and webhooks: claims what is due and has it sent.

import type { AppContext } from '../../app-context.ts'
import { startWorker, type Worker } from '../../jobs/worker.ts'
import { type ClaimedDelivery, claimDue, findNextDue } from './claim.ts'
import { sendDelivery } from './send-delivery.ts'

/** Attempts in flight on this node, and for one destination: a slow one leaves room for the others. */
const maxInFlight = 64
const maxPerDestination = 4

export function startDeliveryWorker(context: AppContext, idleMs = 5000): Worker {
  const { database, clock, log } = context
  const { sql } = database
  return startWorker<ClaimedDelivery>(log, {
    ...{ maxInFlight, idleMs, failure: 'the outcome of a delivery is not stored yet' },
    claim(limit, inFlight) {
      const busy = new Map<number, number>()
      for (const { destinationId: id } of inFlight) busy.set(id, (busy.get(id) ?? 0) + 1)
      return claimDue(sql, { now: clock(), limit, perDestination: maxPerDestination, busy })
    },
    async attempt(delivery) {
      const started = performance.now()
      const outcome = await sendDelivery(context, delivery)
      const { id, destinationKind, kind, attempts } = delivery
      const seconds = Math.round(performance.now() - started) / 1000
      log.info({ delivery: id, destinationKind, kind, attempts, outcome, seconds }, 'delivery attempted')
    },
    async nextDueMs() {
      const due = await findNextDue(sql)
      return due === null ? idleMs : due.getTime() - clock().getTime()
    },
  })
}
