// The restaurant's campaigns, and pausing and resuming one. They are fetched when the screen opens or is returned to,
// because views and clicks change meanwhile.

import { type Campaign, changeCampaign, getCampaigns } from '@tablemate/contract/campaigns.ts'
import { useState } from 'react'
import { cache } from '../../lib/api/cache.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'

export function useCampaigns(restaurantId: number): Loaded<readonly Campaign[]> {
  return useLoaded({
    queryKey: campaignsKey(restaurantId),
    queryFn: () => portalCall(getCampaigns, { params: { restaurantId } }),
    staleTime: 0,
  })
}

/** Shows the campaign of a reply immediately; a new one comes first. */
export function cacheCampaign(campaign: Campaign): void {
  cache.setQueryData<readonly Campaign[]>(campaignsKey(campaign.restaurantId), known => {
    if (!known) return known
    const isKnown = known.some(({ id }) => id === campaign.id)
    return isKnown ? known.map(one => (one.id === campaign.id ? campaign : one)) : [campaign, ...known]
  })
}

/** Removes a deleted campaign from the screen. */
export function dropCampaign({ id, restaurantId }: Campaign): void {
  cache.setQueryData<readonly Campaign[]>(campaignsKey(restaurantId), known =>
    known?.filter(one => one.id !== id),
  )
}

/** Pauses a campaign that is not paused, and resumes one that is. */
export function usePause({ id, isActive }: Campaign) {
  const [isChanging, setChanging] = useState(false)
  const toggle = async () => {
    setChanging(true)
    try {
      cacheCampaign(
        await portalCall(changeCampaign, { params: { campaignId: id }, body: { isActive: !isActive } }),
      )
      toast({ title: texts.campaigns.updated.title, description: texts.campaigns.updated.hint, tone: 'good' })
    } catch (error) {
      const { title, hint } = texts.campaigns.updateFailed
      toast({ title, description: sentenceFor(problemOf(error), hint), tone: 'bad' })
    }
    setChanging(false)
  }
  return { isChanging, toggle: () => void toggle() }
}

const campaignsKey = (restaurantId: number) => portalKey(restaurantId, 'campaigns')
