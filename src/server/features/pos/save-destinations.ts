// Creates and switches a restaurant's destinations so that they follow its settings.

import { adapterOf } from '#domain/pos/adapters.ts'
import type { Statements } from '../../db/sql.ts'
import { type DestinationInput, findDestinations, saveDestination } from '../../outgoing/destinations.ts'
import type { StoredPosSettings } from './queries.ts'

/**
 * Saves what follows from the change of settings. Returns the ids of destinations that may take orders now and could not, or
 * not with these credentials, before.
 */
export async function saveDestinations(
  sql: Statements,
  restaurantId: number,
  before: StoredPosSettings,
  after: StoredPosSettings,
  now: Date,
): Promise<number[]> {
  const known = await findDestinations(sql, restaurantId)
  const wanted = destinationsOf(before, after)
  // A destination is never deleted: deliveries refer to it.
  for (const { isStored, ...input } of wanted)
    if (isStored || known.some(({ kind }) => kind === input.kind))
      await saveDestination(sql, restaurantId, input, now)
  const saved = await findDestinations(sql, restaurantId)
  const isReady = (kind: string) => {
    const wasEnabled = known.some(earlier => earlier.kind === kind && earlier.isEnabled)
    return wanted.some(input => input.kind === kind && input.isEnabled && (input.isReplaced || !wasEnabled))
  }
  return saved.filter(({ kind, fault }) => fault === null && isReady(kind)).map(({ id }) => id)
}

function destinationsOf(
  before: StoredPosSettings,
  after: StoredPosSettings,
): (DestinationInput & { readonly isStored: boolean })[] {
  const { posProvider, posLocationId, posWebhookUrl, posEnabled, sealedApiKey } = after
  const hasAccount = posProvider !== null && sealedApiKey !== null
  return [
    {
      kind: 'pos',
      isStored: hasAccount,
      isEnabled: posEnabled && hasAccount && adapterOf(posProvider) !== null,
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
