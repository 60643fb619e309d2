// The settings of the restaurant's point of sale, fetched whenever the screen opens: they are the form's initial values.

import { changePosSettings, getPosSettings, type PosSettings } from '@tablemate/contract/pos.ts'
import { cache } from '../../lib/api/cache.ts'
import type { CallInput } from '../../lib/api/call.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'

export type PosSettingsInput = CallInput<typeof changePosSettings>['body']

export function usePosSettings(restaurantId: number): Loaded<PosSettings> {
  return useLoaded({
    queryKey: keyOf(restaurantId),
    queryFn: () => portalCall(getPosSettings, { params: { restaurantId } }),
    gcTime: 0,
  })
}

/** Throws `CallProblem`. */
export async function savePosSettings(restaurantId: number, body: PosSettingsInput): Promise<PosSettings> {
  const saved = await portalCall(changePosSettings, { params: { restaurantId }, body })
  cache.setQueryData<PosSettings>(keyOf(restaurantId), saved)
  return saved
}

/** Fetches the status again. The form keeps what was typed. */
export function refetchPosSettings(restaurantId: number): void {
  void cache.invalidateQueries({ queryKey: keyOf(restaurantId) })
}

/** Shows immediately that there is a new secret. */
export async function cacheWebhookSecret(
  restaurantId: number,
  earlierSecretUntil: string | null,
): Promise<void> {
  const queryKey = keyOf(restaurantId)
  // A reply that is under way predates this change and would undo it.
  await cache.cancelQueries({ queryKey })
  cache.setQueryData<PosSettings>(
    queryKey,
    known => known && { ...known, hasWebhookSecret: true, earlierSecretUntil },
  )
}

const keyOf = (restaurantId: number) => portalKey(restaurantId, 'pos-settings')
