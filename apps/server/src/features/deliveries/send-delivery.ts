// Sends one claimed delivery: finds its destination's account, attempts it, and stores the outcome.

import { setTimeout as wait } from 'node:timers/promises'
import type { AppContext } from '../../app-context.ts'
import type { Used } from '../../outgoing/destinations.ts'
import { type Attempt, attempt } from './attempt.ts'
import { type ClaimedDelivery, leaseMs, releaseClaim } from './claim.ts'
import { findRoute } from './find-route.ts'
import { storeOutcome } from './store-outcome.ts'

const storeRetryMs = 1000
const storeTries = 3

/**
 * Returns what became of it. 'released': the owner has changed the destination since the claim, so nothing was sent; if the
 * delivery still waits, it is claimed anew. Throws if the outcome cannot be stored.
 */
export async function sendDelivery(
  context: AppContext,
  delivery: ClaimedDelivery,
): Promise<Attempt['kind'] | 'released'> {
  const route = await findRoute(context, delivery)
  if (route === 'changed') {
    await releaseClaim(context.database.sql, delivery)
    return 'released'
  }
  // Without an account its key cannot be read, or the owner has just removed it.
  const outcome: Attempt = route
    ? await attempt({ delivery, route, clock: context.clock }).catch(reportFailure)
    : { kind: 'dead', fault: 'unauthorized' }
  await store(context, delivery, outcome, route?.account.destination ?? null)
  return outcome.kind

  /** An attempt that throws is a defect of ours: the delivery is retried, then listed. */
  function reportFailure(error: unknown): Attempt {
    context.log.error({ error: (error as Error).name }, 'an attempt to send a delivery failed')
    return { kind: 'retry', afterMs: null, leastMs: leaseMs }
  }
}

/** Storing twice is harmless. Without it, an order that was taken would be looked for, or sent, once more. */
async function store(
  context: AppContext,
  delivery: ClaimedDelivery,
  outcome: Attempt,
  used: Used | null,
): Promise<void> {
  const random = Math.random()
  for (let tries = 1; ; tries += 1) {
    try {
      return await storeOutcome(context, delivery, outcome, used, random)
    } catch (error) {
      if (tries === storeTries) throw error
      await wait(storeRetryMs)
    }
  }
}
