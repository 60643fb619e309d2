// Creates and switches a restaurant's destinations so that they follow its settings.

import { needsKey } from '@tablemate/domain/pos/pos-ability.ts'
import type { PosProvider } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { Statements } from '../../db/sql.ts'
import { type DestinationInput, findDestinations, saveDestination } from '../../outgoing/destinations.ts'
import type { StoredPosSettings } from './queries.ts'

interface Change {
  readonly before: StoredPosSettings
  readonly after: StoredPosSettings
  /** The providers to which orders can be sent. */
  readonly orderProviders: readonly PosProvider[]
}

/**
 * Saves what follows from the change of settings. Returns the ids of destinations that may take orders now and could not, or
 * not with these credentials, before. A webhook's new address may take them after a test (confirmDestination).
 */
export async function saveDestinations(
  sql: Statements,
  restaurantId: number,
  change: Change,
  now: Date,
): Promise<number[]> {
  const known = await findDestinations(sql, restaurantId)
  const wanted = destinationsOf(change)
  // A destination is never deleted: deliveries refer to it.
  for (const { isStored, ...input } of wanted)
    if (isStored || known.some(({ kind }) => kind === input.kind))
      await saveDestination(sql, restaurantId, input, now)
  const saved = await findDestinations(sql, restaurantId)
  const isReady = (kind: string) => {
    const wasEnabled = known.some(earlier => earlier.kind === kind && earlier.isEnabled)
    return wanted.some(input => input.kind === kind && input.isEnabled && (input.isReplaced || !wasEnabled))
  }
  return saved
    .filter(
      ({ kind, fault, confirmedAt }) =>
        fault === null && (kind !== 'webhook' || confirmedAt) && isReady(kind),
    )
    .map(({ id }) => id)
}

function destinationsOf({
  before,
  after,
  orderProviders,
}: Change): (DestinationInput & { readonly isStored: boolean })[] {
  const { posProvider, posLocationId, posWebhookUrl, posEnabled, sealedApiKey } = after
  const hasAccount = posProvider !== null && (sealedApiKey !== null || !needsKey(posProvider, orderProviders))
  return [
    {
      kind: 'pos',
      isStored: hasAccount,
      isEnabled: posEnabled && hasAccount && orderProviders.includes(posProvider),
      isReplaced:
        before.posProvider !== posProvider ||
        before.posLocationId !== posLocationId ||
        before.sealedApiKey !== sealedApiKey,
    },
    {
      kind: 'webhook',
      isStored: posWebhookUrl !== null,
      isEnabled: posEnabled && posWebhookUrl !== null,
      isReplaced: before.posWebhookUrl !== posWebhookUrl,
    },
  ]
}
