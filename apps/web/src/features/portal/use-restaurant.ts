// The signed-in restaurant, for every screen of the portal. It is fetched when a screen opens or is returned to, so that a
// session that ended elsewhere ends here too.

import { getOwnRestaurant, type OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { useQuery } from '@tanstack/react-query'
import { cache } from '../../lib/api/cache.ts'
import { portalCall } from './portal-call.ts'
import { isSignedIn, portalKey, storeSession, useSession } from './session.ts'

export type RestaurantState =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'loading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly restaurant: OwnRestaurant }

export function useRestaurant(): RestaurantState {
  const session = useSession()
  const id = session?.id ?? 0
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: meKey(id),
      queryFn: async () => {
        const me = await portalCall(getOwnRestaurant, {})
        // A reply that arrives after a logout must not restore the session.
        if (isSignedIn()) cacheRestaurant(me)
        return me
      },
      enabled: session !== null,
      refetchInterval: ({ state }) => (isGeocodingDone(state.data, 0) ? false : pollMs),
      staleTime: 0,
    },
    cache,
  )
  if (!session) return { kind: 'signed-out' }
  if (data) return { kind: 'ready', restaurant: data }
  if (error && !isFetching) return { kind: 'failed', name: session.name, retry: () => void refetch() }
  return { kind: 'loading', name: session.name }
}

const pollMs = 2000
const geocodingTimeoutMs = 60_000

/** Whether the server still geocodes the restaurant's address, shortly after the sign-up. */
export function isBeingGeocoded(me: OwnRestaurant): boolean {
  // Ends before the last refetch: nothing renders the screen again after it.
  return !isGeocodingDone(me, 2 * pollMs)
}

function isGeocodingDone(me: OwnRestaurant | undefined, marginMs: number): boolean {
  if (!me || me.position || !(me.city || me.zipCode)) return true
  return Date.now() - Date.parse(me.createdAt) > geocodingTimeoutMs - marginMs
}

/** Shows the restaurant of a reply on every screen immediately. */
export function cacheRestaurant(me: OwnRestaurant): void {
  cache.setQueryData<OwnRestaurant>(meKey(me.id), me)
  storeSession(me)
}

const meKey = (id: number) => portalKey(id, 'me')
