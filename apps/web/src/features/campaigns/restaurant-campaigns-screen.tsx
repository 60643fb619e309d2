// The screen of the restaurant's advertising campaigns: totals, list, and the form for a new campaign.

import { takeFocus } from '../../ui/take-focus.ts'
import '../../portal.css'
import type { Campaign } from '@tablemate/contract/campaigns.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { hasDraft } from '../portal/drafts.ts'
import { PortalFailed, PortalPage, PortalSkeleton } from '../portal/portal-page.tsx'
import { useSession } from '../portal/session.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignTiles } from './campaign-tiles.tsx'
import { FormPanel } from './form-panel.tsx'
import { campaignDraftKey } from './use-campaign-form.ts'
import { useCampaigns } from './use-campaigns.ts'

const words = texts.campaigns

type Panel = 'never-open' | 'open' | 'closed-again'

export default function RestaurantCampaignsScreen() {
  const session = useSession()
  // A draft of a new campaign reopens its form.
  const [panel, setPanel] = useState<Panel>(() =>
    session && hasDraft(campaignDraftKey(session.id)) ? 'open' : 'never-open',
  )
  const create = (
    <Button
      size="small"
      // When the form closes, this button gets the focus back.
      ref={panel === 'closed-again' ? takeFocus : null}
      onClick={() => setPanel('open')}
    >
      <Plus size={18} strokeWidth={1.9} aria-hidden />
      {words.create}
    </Button>
  )
  return (
    <PortalPage
      here="campaigns"
      title={texts.titles.restaurantCampaigns}
      detail={words.intro}
      actions={panel !== 'open' && create}
      loading={words.loading}
    >
      {restaurant => (
        <div className="flex flex-1 flex-col gap-8">
          {panel === 'open' && (
            <FormPanel title={words.create}>
              <CampaignForm
                restaurant={restaurant}
                campaign={null}
                onClose={() => setPanel('closed-again')}
              />
            </FormPanel>
          )}
          <Campaigns
            restaurant={restaurant}
            isCreating={panel === 'open'}
            onCreate={() => setPanel('open')}
          />
        </div>
      )}
    </PortalPage>
  )
}

// The restaurant's campaigns in each state: loading, failed, empty, or the totals with the list.

interface Props {
  readonly restaurant: OwnRestaurant
  /** Whether the form for a new campaign is open. */
  readonly isCreating: boolean
  readonly onCreate: () => void
}

function Campaigns({ restaurant, isCreating, onCreate }: Props) {
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

// The list of campaigns, newest first. The form of the edited campaign replaces its card.

interface CampaignListProps {
  readonly restaurant: OwnRestaurant
  readonly campaigns: readonly Campaign[]
}

/** `changed`: the campaign edited last, whose button gets the focus back. */
type Editing =
  | { readonly kind: 'none'; readonly changed: number | null }
  | { readonly kind: 'open'; readonly id: number }

/** Closes the form of this campaign, but not that of another one opened meanwhile. */
function withoutForm(now: Editing, id: number): Editing {
  return now.kind === 'open' && now.id === id ? { kind: 'none', changed: id } : now
}

function CampaignList({ restaurant, campaigns }: CampaignListProps) {
  const [editing, setEditing] = useState<Editing>({ kind: 'none', changed: null })
  const firstSeen = campaigns.find(({ totalViews }) => totalViews > 0)?.id
  return (
    <ul className="flex flex-col gap-5">
      {campaigns.map(campaign =>
        editing.kind === 'open' && editing.id === campaign.id ? (
          <li key={campaign.id}>
            <FormPanel title={texts.campaigns.form.editTitle({ title: campaign.title })}>
              <CampaignForm
                restaurant={restaurant}
                campaign={campaign}
                onClose={() => setEditing(now => withoutForm(now, campaign.id))}
              />
            </FormPanel>
          </li>
        ) : (
          <CampaignCard
            key={campaign.id}
            campaign={campaign}
            isPlotOpen={campaign.id === firstSeen}
            takesFocus={editing.kind === 'none' && editing.changed === campaign.id}
            onEdit={() => setEditing({ kind: 'open', id: campaign.id })}
          />
        ),
      )}
    </ul>
  )
}
