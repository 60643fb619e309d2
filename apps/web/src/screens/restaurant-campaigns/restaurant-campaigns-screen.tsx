// The screen of the restaurant's advertising campaigns: totals, list, and the form for a new campaign.

import { takeFocus } from '../../ui/take-focus.ts'
import '../../portal.css'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { hasDraft } from '../../parts/portal/drafts.ts'
import { PortalPage } from '../../parts/portal/portal-page.tsx'
import { useSession } from '../../parts/portal/session.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { Campaigns } from './campaigns.tsx'
import { FormPanel } from './form-panel.tsx'
import { campaignDraftKey } from './use-campaign-form.ts'

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
