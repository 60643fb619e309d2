// The stations of the kitchen: as stored on the server, and as form values.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { getStations, setStations } from '@tablemate/contract/stations.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { cache } from '../../../lib/api/cache.ts'
import { type Loaded, useLoaded } from '../../../lib/api/loaded.ts'
import { portalCall } from '../../portal/portal-call.ts'
import { portalKey } from '../../portal/session.ts'

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

/** Without stations to save, reads the stored ones. Throws `CallProblem`. */
export async function saveStations(
  restaurantId: number,
  { stations: typed, base }: { stations?: TypedStation[]; base: { stations?: TypedStation[] } },
) {
  const params = { restaurantId }
  const stations = typed
    ? await portalCall(setStations, { params, body: { stations: typed, base } })
    : (await portalCall(getStations, { params })).stations
  cache.setQueryData<Kitchen>(stationsKey(restaurantId), kitchen => kitchen && { ...kitchen, stations })
  return stations
}

/** Without their ids, as the server compares them. */
export function bareStations(stations: readonly TypedStation[]): TypedStation[] {
  return stations.map(({ name, categories }) => ({ name, categories: [...categories] }))
}

/** Spells categories as the menu does; a category that the menu lacks keeps its spelling. */
export function typedStations({ stations, categories }: Kitchen): TypedStation[] {
  const onMenu = new Map(categories.map(category => [menuItemKey(category), category]))
  return stations.map(station => ({
    name: station.name,
    categories: station.categories.map(category => onMenu.get(menuItemKey(category)) ?? category),
  }))
}

const stationsKey = (restaurantId: number) => portalKey(restaurantId, 'stations')
