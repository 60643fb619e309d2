// Finds how a delivery's destination is reached: the account of its restaurant, and the order that an earlier delivery created.

import type { AppContext } from '../../app-context.ts'
import type { Used } from '../../outgoing/destinations.ts'
import { loadPosAccount } from '../../outgoing/pos-account.ts'
import { loadWebhook } from '../../outgoing/webhook-account.ts'
import type { Route } from './attempt.ts'
import { type ClaimedDelivery, findRemote } from './claim.ts'

/**
 * 'changed': the owner has changed the destination since the claim, so that the body may be for an earlier account. null: the
 * account is gone, or its key cannot be read.
 */
export async function findRoute(
  context: AppContext,
  delivery: ClaimedDelivery,
): Promise<Route | 'changed' | null> {
  const { restaurantId, destinationKind, destinationChangedAt, kind } = delivery
  const hasChanged = ({ changedAt }: Used) => changedAt.getTime() !== destinationChangedAt.getTime()
  if (destinationKind === 'webhook') {
    const account = await loadWebhook(context, restaurantId, context.clock())
    if (account && hasChanged(account.destination)) return 'changed'
    return account && { kind: 'webhook', account }
  }
  const account = await loadPosAccount(context, restaurantId)
  if (!account) return null
  if (hasChanged(account.destination)) return 'changed'
  const mustCancel = kind === 'cancel' || kind === 'close'
  return {
    kind: 'pos',
    account,
    remote: mustCancel ? await findRemote(context.database.sql, delivery) : null,
  }
}
