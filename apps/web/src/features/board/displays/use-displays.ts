// The paired tablets, polled while visible, and faster while one is being paired.

import {
  getKitchenDisplays,
  type KitchenDisplay,
  removeKitchenDisplay,
} from '@tablemate/contract/kitchen-displays.ts'
import { cache } from '../../../lib/api/cache.ts'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { type Loaded, useLoaded } from '../../../lib/api/loaded.ts'
import { portalCall } from '../../portal/portal-call.ts'
import { portalKey } from '../../portal/session.ts'

const pollMs = { idle: 60_000, pairing: 2000 }

export function useKitchenDisplays(
  restaurantId: number,
  isPairing: boolean,
): Loaded<readonly KitchenDisplay[]> {
  return useLoaded({
    queryKey: kitchenDisplaysKey(restaurantId),
    queryFn: () => portalCall(getKitchenDisplays, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs[isPairing ? 'pairing' : 'idle'],
  })
}

/** A tablet that was already removed counts as success. Throws `CallProblem`. */
export async function unpairKitchenDisplay(
  restaurantId: number,
  { id: screenId }: KitchenDisplay,
): Promise<void> {
  try {
    await portalCall(removeKitchenDisplay, { params: { restaurantId, screenId } })
  } catch (error) {
    if (problemOf(error) !== 'screen-not-found') throw error
  }
  // A reply that is under way predates this change and would undo it.
  await cache.cancelQueries({ queryKey: kitchenDisplaysKey(restaurantId) })
  cache.setQueryData<readonly KitchenDisplay[]>(kitchenDisplaysKey(restaurantId), screens =>
    screens?.filter(({ id }) => id !== screenId),
  )
}

const kitchenDisplaysKey = (restaurantId: number) => portalKey(restaurantId, 'screens')
