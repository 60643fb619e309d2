// The restaurant's campaigns in each state: loading, failed, empty, or the totals with the list.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { Megaphone } from 'lucide-react'
import { PortalFailed, PortalSkeleton } from '../../parts/portal/portal-page.tsx'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CampaignList } from './campaign-list.tsx'
import { CampaignTiles } from './campaign-tiles.tsx'
import { useCampaigns } from './use-campaigns.ts'

const words = texts.campaigns

interface Props {
  readonly restaurant: OwnRestaurant
  /** Whether the form for a new campaign is open. */
  readonly isCreating: boolean
  readonly onCreate: () => void
}

export function Campaigns({ restaurant, isCreating, onCreate }: Props) {
  const state = useCampaigns(restaurant.id)
  switch (state.kind) {
    case 'loading':
      return <PortalSkeleton label={words.loading} />
    case 'failed':
      return <PortalFailed retry={state.retry} />
    case 'ready': {
      const campaigns = state.value
      if (campaigns.length === 0) return isCreating ? null : <NoneYet onCreate={onCreate} />
      return (
        <>
          <CampaignTiles campaigns={campaigns} />
          <CampaignList restaurant={restaurant} campaigns={campaigns} />
        </>
      )
    }
  }
}

function NoneYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={<Megaphone size={24} strokeWidth={1.9} aria-hidden />}
      title={words.empty.title}
      hint={words.empty.hint}
      action={
        <Button size="small" onClick={onCreate}>
          {words.empty.action}
        </Button>
      }
    />
  )
}
