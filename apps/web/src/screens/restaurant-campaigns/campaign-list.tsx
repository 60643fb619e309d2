// The list of campaigns, newest first. The form of the edited campaign replaces its card.

import type { Campaign } from '@tablemate/contract/campaigns.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { useState } from 'react'
import { texts } from '../../text/texts.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { FormPanel } from './form-panel.tsx'

interface Props {
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

export function CampaignList({ restaurant, campaigns }: Props) {
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
