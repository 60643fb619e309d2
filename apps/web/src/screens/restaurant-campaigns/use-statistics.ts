// Fetches the views and clicks of a campaign by day when its chart is opened.

import { type Campaign, getCampaignStatistics } from '@tablemate/contract/campaigns.ts'
import { useQuery } from '@tanstack/react-query'
import { cache } from '../../api/cache.ts'
import { portalCall } from '../../parts/portal/portal-call.ts'
import { portalKey } from '../../parts/portal/session.ts'

export function useStatistics({ id, restaurantId, totalViews, totalClicks }: Campaign) {
  // The totals are part of the key: when they change, the statistics are fetched again.
  const queryKey = portalKey(restaurantId, 'statistics', id, totalViews, totalClicks)
  return useQuery(
    {
      queryKey,
      queryFn: () => portalCall(getCampaignStatistics, { params: { campaignId: id } }),
      placeholderData: before => before,
      // Entries with earlier totals are never read again.
      gcTime: 60_000,
    },
    cache,
  )
}
