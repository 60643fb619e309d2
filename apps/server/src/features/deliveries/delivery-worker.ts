// Sends the deliveries of points of sale and webhooks: claims what is due and has it sent. Any number of nodes may run it. No
// transaction is open while a destination answers.

import type { AppContext } from '../../app-context.ts'
import { type ClaimedDelivery, claimDue, findNextDue } from './claim.ts'
import { sendDelivery } from './send-delivery.ts'

/** Attempts in flight on this node, and for one destination: a slow one leaves room for the others. */
const maxInFlight = 64
const maxPerDestination = 4
/** How often the worker looks without being woken. */
const defaultIdleMs = 5000
const retryMs = 1000

export interface DeliveryWorker {
  /** Looks for due deliveries now. */
  wake(): void
  /** Resolves when running attempts have ended, or after some seconds; the lease covers the rest. */
  close(): Promise<void>
}

const closeGraceMs = 1500

export function startDeliveryWorker(context: AppContext, idleMs = defaultIdleMs): DeliveryWorker {
  const { database, clock, log } = context
  const { sql } = database
  const inFlight = new Map<Promise<void>, number>()
  let timer: NodeJS.Timeout | null = null
  let isLooking = false
  let mustLookAgain = false
  let isClosed = false

  function schedule(ms: number): void {
    if (isClosed) return
    if (timer) clearTimeout(timer)
    timer = setTimeout(wake, ms)
  }

  function wake(): void {
    if (isClosed) return
    mustLookAgain = true
    if (!isLooking) void look()
  }

  async function look(): Promise<void> {
    isLooking = true
    try {
      while (mustLookAgain && !isClosed) {
        mustLookAgain = false
        await claim()
      }
      const delayMs = delayUntil(await findNextDue(sql))
      // Woken meanwhile.
      schedule(mustLookAgain ? 0 : delayMs)
    } catch {
      // The database is away.
      schedule(retryMs)
    } finally {
      isLooking = false
    }
  }

  /** What is due and was not claimed waits for an attempt in flight, which wakes the worker. */
  function delayUntil(due: Date | null): number {
    const ms = due === null ? idleMs : due.getTime() - clock().getTime()
    return ms <= 0 ? retryMs : Math.min(ms, idleMs)
  }

  async function claim(): Promise<void> {
    const limit = maxInFlight - inFlight.size
    if (limit <= 0) return
    const claimed = await claimDue(sql, {
      ...{ now: clock(), limit },
      perDestination: maxPerDestination,
      busy: attemptsByDestination(),
    })
    for (const delivery of claimed) {
      const work: Promise<void> = process(delivery).finally(() => {
        inFlight.delete(work)
        wake()
      })
      inFlight.set(work, delivery.destinationId)
    }
  }

  function attemptsByDestination(): Map<number, number> {
    const counts = new Map<number, number>()
    for (const id of inFlight.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  }

  /** Never rejects: an outcome that cannot be stored is found again when the lease ends. */
  async function process(delivery: ClaimedDelivery): Promise<void> {
    const started = performance.now()
    try {
      const outcome = await sendDelivery(context, delivery)
      const { id, destinationKind, kind, attempts } = delivery
      const seconds = Math.round(performance.now() - started) / 1000
      log.info({ delivery: id, destinationKind, kind, attempts, outcome, seconds }, 'delivery attempted')
    } catch (error) {
      log.warn({ code: (error as { code?: string }).code }, 'the outcome of a delivery is not stored yet')
    }
  }

  schedule(0)
  return {
    wake,
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      const grace = new Promise(resolve => setTimeout(resolve, closeGraceMs).unref())
      await Promise.race([Promise.all(inFlight.keys()), grace])
    },
  }
}
