// Finds how a delivery's destination is reached: the account of its restaurant, and the order that an earlier delivery created.

import type { AppContext } from '../../app-context.ts'
import { loadPosAccount } from '../../outgoing/pos-account.ts'
import { loadWebhook } from '../../outgoing/webhook-account.ts'
import type { Route } from './attempt.ts'
import { type ClaimedDelivery, findRemote } from './claim.ts'

/** null: the account is gone, or its key cannot be read. */
export async function findRoute(context: AppContext, delivery: ClaimedDelivery): Promise<Route | null> {
  const { restaurantId, destinationKind, kind } = delivery
  if (destinationKind === 'webhook') {
    const account = await loadWebhook(context, restaurantId, context.clock())
    return account && { kind: 'webhook', account }
  }
  const account = await loadPosAccount(context, restaurantId)
  if (!account) return null
  const mustCancel = kind === 'cancel' || kind === 'close'
  return {
    kind: 'pos',
    account,
    remote: mustCancel ? await findRemote(context.database.sql, delivery) : null,
  }
}
