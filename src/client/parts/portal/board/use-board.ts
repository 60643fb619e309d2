// A board for as long as it is on the screen, with the stations that it can be narrowed to.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { getStations } from '#contract/kitchen.ts'
import { cache } from '../../../api/cache.ts'
import { call } from '../../../api/call.ts'
import { portalKey } from '../session.ts'
import { type BoardLine, type BoardView, openBoardLine } from './board-line.ts'

const nothing: BoardView = { board: null, isBlind: false }
const noSubscription = () => () => undefined

export function useBoard(
  restaurantId: number,
  onSignedOut: () => void,
): BoardView & { line: BoardLine | null } {
  const [line, setLine] = useState<BoardLine | null>(null)
  const showSignedOut = useEffectEvent(onSignedOut)
  useEffect(() => {
    const opened = openBoardLine(restaurantId, {
      onSignedOut: () => showSignedOut(),
      onSettings: () => void cache.invalidateQueries({ queryKey: stationsKey(restaurantId) }),
    })
    setLine(opened)
    return () => opened.close()
  }, [restaurantId])
  const view = useSyncExternalStore(line?.subscribe ?? noSubscription, line?.view ?? (() => nothing))
  return { ...view, line }
}

/** undefined until it is known. */
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
