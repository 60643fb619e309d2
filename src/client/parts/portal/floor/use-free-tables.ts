// The restaurant's own tables, for the owner alone: asked for again while somebody looks, as another tab may add some.

import { useQuery } from '@tanstack/react-query'
import { getTables, type RestaurantTable } from '#contract/tables.ts'
import { cache } from '../../../api/cache.ts'
import { portalCall } from '../portal-call.ts'
import { portalKey } from '../session.ts'

const everyMs = 30_000

export interface OwnTables {
  /** undefined until they are known. */
  readonly tables: readonly RestaurantTable[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Under the same name as the list of the table codes: what changes there shows here. */
export function useOwnTables(restaurantId: number, isOwner: boolean): OwnTables {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: tablesKey(restaurantId),
      queryFn: () => portalCall(getTables, { params: { restaurantId } }),
      enabled: isOwner,
      staleTime: 0,
      refetchInterval: () => (document.visibilityState === 'visible' ? everyMs : false),
    },
    cache,
  )
  return {
    tables: data,
    hasFailed: !data && error !== null && !isFetching,
    retry: () => void refetch(),
  }
}

export function askForTablesAgain(restaurantId: number): void {
  void cache.invalidateQueries({ queryKey: tablesKey(restaurantId) })
}

const tablesKey = (restaurantId: number) => portalKey(restaurantId, 'tables')
