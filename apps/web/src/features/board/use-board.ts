// Keeps the stream of a board open while the board is on the screen, and loads the stations.

import { getStations } from '@tablemate/contract/stations.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { cache } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { markDeliveriesStaleSoon } from '../destinations/deliveries/use-deliveries.ts'
import { portalKey } from '../portal/session.ts'
import { refreshOwnMenu } from '../portal/use-own-menu.ts'
import { type BoardStream, type BoardView, openBoardStream } from './board-stream.ts'

const nothing: BoardView = { board: null, isStale: false }
const noSubscription = () => () => undefined

export function useBoard(
  restaurantId: number,
  onSignedOut: () => void,
): BoardView & { stream: BoardStream | null } {
  const [stream, setStream] = useState<BoardStream | null>(null)
  const handleSignedOut = useEffectEvent(onSignedOut)
  useEffect(() => {
    const opened = openBoardStream(restaurantId, {
      onSignedOut: () => handleSignedOut(),
      onSettings: () => {
        void cache.invalidateQueries({ queryKey: stationsKey(restaurantId) })
        void refreshOwnMenu(restaurantId)
      },
      onDeliveries: () => markDeliveriesStaleSoon(restaurantId),
    })
    setStream(opened)
    return () => opened.close()
  }, [restaurantId])
  const view = useSyncExternalStore(stream?.subscribe ?? noSubscription, stream?.view ?? (() => nothing))
  return { ...view, stream }
}

/** undefined until the reply arrives. */
export function useStations(restaurantId: number) {
  const { data } = useQuery(
    {
      queryKey: stationsKey(restaurantId),
      queryFn: () => call(getStations, { params: { restaurantId } }),
      retry: true,
      staleTime: 0,
    },
    cache,
  )
  return data
}

const stationsKey = (restaurantId: number) => portalKey(restaurantId, 'stations')
