// Stores the outcome of an attempt, and tells boards and diners what follows from it.

import { type DeliveryFault, retryWait } from '@tablemate/domain/delivery/delivery.ts'
import type { RemoteOrder } from '@tablemate/domain/pos/adapter.ts'
import type { AppContext } from '../../app-context.ts'
import { confirmDestination, failDestination, type Used } from '../../outgoing/destinations.ts'
import { storeAndMarkSeen } from '../kitchen/queries.ts'
import type { Attempt } from './attempt.ts'
import { type ClaimedDelivery, storeDead, storeRetry, storeSent } from './claim.ts'

type Context = Pick<AppContext, 'database' | 'clock' | 'events' | 'changeQueues'>

/** `used`: the destination as it was when the attempt began; null: its account was not found. `random` is in [0, 1). */
export async function storeOutcome(
  context: Context,
  delivery: ClaimedDelivery,
  outcome: Attempt,
  used: Used | null,
  random: number,
): Promise<void> {
  const { sql } = context.database
  const { restaurantId, groupId, orderId, kind } = delivery
  const now = context.clock()
  if (outcome.kind === 'sent') {
    // By itself: the owner's changes lock the destination before its deliveries. First, so that what is sent is confirmed.
    if (used) await confirmDestination(sql, used, now)
    if (kind === 'order')
      // Together: after a crash between the two, nothing would mark the order.
      await storeAndMarkSeen(context, { restaurantId, groupId, ids: [orderId] }, tx =>
        storeSent(tx, delivery, outcome, now),
      )
    else await storeSent(sql, delivery, outcome, now)
    return
  }
  const waitMs = outcome.kind === 'retry' ? waitBefore(delivery, outcome, random) : null
  if (waitMs !== null) return storeRetry(sql, delivery, new Date(now.getTime() + waitMs), now)
  const dead = deadBy(outcome)
  await storeDead(sql, delivery, dead, now)
  const { fault } = dead
  if (used && (fault === 'unauthorized' || fault === 'gone')) await failDestination(sql, used, fault)
  context.events.announce('deliveries-changed', { restaurantId })
}

function deadBy(outcome: Exclude<Attempt, { kind: 'sent' }>): {
  readonly fault: DeliveryFault
  readonly remote?: RemoteOrder | null
} {
  switch (outcome.kind) {
    case 'dead':
      return outcome
    case 'retry':
      return { fault: 'no-answer' }
    case 'not-printed':
      return { fault: 'not-printed', remote: outcome.remote }
  }
}

function waitBefore(
  { attempts }: ClaimedDelivery,
  { afterMs, leastMs }: Extract<Attempt, { kind: 'retry' }>,
  random: number,
): number | null {
  const wait = retryWait(attempts, afterMs, random)
  return wait === null ? null : Math.max(wait, leastMs)
}
