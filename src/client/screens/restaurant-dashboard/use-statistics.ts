// How the restaurant's tables do: asked for again every 30 seconds while somebody looks, and when they come back to it.

import { useQuery } from '@tanstack/react-query'
import { getStatistics, type Statistics } from '#contract/statistics.ts'
import { cache } from '../../api/cache.ts'
import { portalCall } from '../../parts/portal/portal-call.ts'
import { portalKey } from '../../parts/portal/session.ts'

const everyMs = 30_000

export type StatisticsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly statistics: Statistics }

export function useStatistics(restaurantId: number): StatisticsState {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: portalKey(restaurantId, 'statistics'),
      queryFn: () => portalCall(getStatistics, { params: { restaurantId } }),
      staleTime: 0,
      refetchInterval: () => (document.visibilityState === 'visible' ? everyMs : false),
    },
    cache,
  )
  if (data) return { kind: 'ready', statistics: data }
  if (error && !isFetching) return { kind: 'failed', retry: () => void refetch() }
  return { kind: 'loading' }
}
