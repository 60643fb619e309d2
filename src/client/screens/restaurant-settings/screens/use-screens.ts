// The tablets that are paired, asked for again and again while somebody looks: sooner while one is being paired.

import { getScreens, type PairedScreen, removeScreen } from '#contract/paired-screens.ts'
import { cache } from '../../../api/cache.ts'
import { problemOf } from '../../../api/call-problem.ts'
import { type Loaded, useLoaded } from '../../../api/loaded.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { portalKey } from '../../../parts/portal/session.ts'

const everyMs = { resting: 60_000, pairing: 2000 }

export function useScreens(restaurantId: number, isPairing: boolean): Loaded<readonly PairedScreen[]> {
  return useLoaded({
    queryKey: screensKey(restaurantId),
    queryFn: () => portalCall(getScreens, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: everyMs[isPairing ? 'pairing' : 'resting'],
  })
}

/** One that is off the list already counts as removed. Throws `CallProblem`. */
export async function takeScreenOff(restaurantId: number, { id: screenId }: PairedScreen): Promise<void> {
  try {
    await portalCall(removeScreen, { params: { restaurantId, screenId } })
  } catch (error) {
    if (problemOf(error) !== 'screen-not-found') throw error
  }
  // A list that is on the way was told before this, and would undo it.
  await cache.cancelQueries({ queryKey: screensKey(restaurantId) })
  cache.setQueryData<readonly PairedScreen[]>(screensKey(restaurantId), screens =>
    screens?.filter(({ id }) => id !== screenId),
  )
}

const screensKey = (restaurantId: number) => portalKey(restaurantId, 'screens')
