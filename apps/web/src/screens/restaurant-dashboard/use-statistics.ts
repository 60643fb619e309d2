// The dashboard's statistics, polled every 30 seconds while visible, and fetched when the screen is returned to.

import { getStatistics, type Statistics } from '@tablemate/contract/statistics.ts'
import { type Loaded, useLoaded } from '../../api/loaded.ts'
import { portalCall } from '../../parts/portal/portal-call.ts'
import { portalKey } from '../../parts/portal/session.ts'

const pollMs = 30_000

export function useStatistics(restaurantId: number): Loaded<Statistics> {
  return useLoaded({
    queryKey: portalKey(restaurantId, 'statistics'),
    queryFn: () => portalCall(getStatistics, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}
