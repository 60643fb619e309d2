// The paired tablets, polled while visible, and faster while one is being paired.

import { getScreens, type PairedScreen, removeScreen } from '@tablemate/contract/paired-screens.ts'
import { cache } from '../../../api/cache.ts'
import { problemOf } from '../../../api/call-problem.ts'
import { type Loaded, useLoaded } from '../../../api/loaded.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { portalKey } from '../../../parts/portal/session.ts'

const pollMs = { idle: 60_000, pairing: 2000 }

export function useScreens(restaurantId: number, isPairing: boolean): Loaded<readonly PairedScreen[]> {
  return useLoaded({
    queryKey: screensKey(restaurantId),
    queryFn: () => portalCall(getScreens, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs[isPairing ? 'pairing' : 'idle'],
  })
}

/** A tablet that was already removed counts as success. Throws `CallProblem`. */
export async function unpairScreen(restaurantId: number, { id: screenId }: PairedScreen): Promise<void> {
  try {
    await portalCall(removeScreen, { params: { restaurantId, screenId } })
  } catch (error) {
    if (problemOf(error) !== 'screen-not-found') throw error
  }
  // A reply that is under way predates this change and would undo it.
  await cache.cancelQueries({ queryKey: screensKey(restaurantId) })
  cache.setQueryData<readonly PairedScreen[]>(screensKey(restaurantId), screens =>
    screens?.filter(({ id }) => id !== screenId),
  )
}

const screensKey = (restaurantId: number) => portalKey(restaurantId, 'screens')
