// The stations of the kitchen, as the server keeps them and as they are typed.

import type { ReplyOf } from '#contract/endpoint.ts'
import { getStations, setStations } from '#contract/kitchen.ts'
import { dishKey } from '#domain/plain-text.ts'
import { cache } from '../../../api/cache.ts'
import { type Loaded, useLoaded } from '../../../api/loaded.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { portalKey } from '../../../parts/portal/session.ts'

export type Kitchen = ReplyOf<typeof getStations>

export interface TypedStation {
  name: string
  categories: string[]
}

export function useStations(restaurantId: number): Loaded<Kitchen> {
  return useLoaded({
    queryKey: stationsKey(restaurantId),
    queryFn: () => portalCall(getStations, { params: { restaurantId } }),
    gcTime: 0,
  })
}

/** Throws `CallProblem`. */
export async function saveStations(restaurantId: number, typed: readonly TypedStation[]) {
  const stations = await portalCall(setStations, {
    params: { restaurantId },
    body: { stations: typed.map(({ name, categories }) => ({ name, categories: [...categories] })) },
  })
  cache.setQueryData<Kitchen>(stationsKey(restaurantId), kitchen => kitchen && { ...kitchen, stations })
  return stations
}

/** With the categories called as on the menu; one that is off the menu keeps its name. */
export function typedStations({ stations, categories }: Kitchen): TypedStation[] {
  const onMenu = new Map(categories.map(category => [dishKey(category), category]))
  return stations.map(station => ({
    name: station.name,
    categories: station.categories.map(category => onMenu.get(dishKey(category)) ?? category),
  }))
}

const stationsKey = (restaurantId: number) => portalKey(restaurantId, 'stations')
