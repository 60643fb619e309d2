// What was sent to the point of sale, the webhook and the printers, for the owner's screen and for the staff's board.

import { type Delivery, type Destination, getDeliveries } from '@tablemate/contract/deliveries.ts'
import { cache } from '../../../lib/api/cache.ts'
import { call } from '../../../lib/api/call.ts'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { type Loaded, useLoaded } from '../../../lib/api/loaded.ts'
import { portalKey } from '../../portal/session.ts'

export interface Deliveries {
  readonly destinations: readonly Destination[]
  readonly deliveries: readonly Delivery[]
}

/** How long the events of a board are collected: each order that is sent causes one. */
const burstMs = 500

interface Options {
  /** False: nothing is fetched yet. */
  readonly isEnabled?: boolean
  /** Fetches at this interval while the page is visible. */
  readonly pollMs?: number
  /** Retries a failed fetch by itself, for a board that nobody operates. */
  readonly retries?: boolean
  readonly onSignedOut: () => void
}

export function useDeliveries(
  restaurantId: number,
  { isEnabled = true, pollMs, retries = false, onSignedOut }: Options,
): Loaded<Deliveries> {
  return useLoaded<Deliveries, ReturnType<typeof deliveriesKey>>({
    queryKey: deliveriesKey(restaurantId),
    queryFn: async () => {
      try {
        return await call(getDeliveries, { params: { restaurantId } })
      } catch (error) {
        if (problemOf(error) === 'not-signed-in') onSignedOut()
        throw error
      }
    },
    enabled: isEnabled,
    staleTime: 0,
    refetchInterval: pollMs ?? false,
    retry: (_, error) => retries && problemOf(error) !== 'not-signed-in',
  })
}

/** Fetches again if a screen shows the deliveries. */
export function markDeliveriesStale(restaurantId: number): void {
  void cache.invalidateQueries({ queryKey: deliveriesKey(restaurantId) })
}

let timer: ReturnType<typeof setTimeout> | undefined

/** For events that come in bursts: fetches once for all of them. */
export function markDeliveriesStaleSoon(restaurantId: number): void {
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    markDeliveriesStale(restaurantId)
  }, burstMs)
}

/** Shows a change of one delivery immediately. A reply that is under way predates the change and would undo it. */
export async function changeDelivery(
  restaurantId: number,
  id: number,
  change: Partial<Delivery>,
): Promise<void> {
  const queryKey = deliveriesKey(restaurantId)
  await cache.cancelQueries({ queryKey })
  cache.setQueryData<Deliveries>(
    queryKey,
    known =>
      known && {
        ...known,
        deliveries: known.deliveries.map(one => (one.id === id ? { ...one, ...change } : one)),
      },
  )
}

const deliveriesKey = (restaurantId: number) => portalKey(restaurantId, 'deliveries')
