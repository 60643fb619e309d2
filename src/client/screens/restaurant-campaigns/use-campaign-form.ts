// State and submission of the campaign form, for a new or an existing campaign. Typed values survive until they are saved.

import { useState } from 'react'
import { type Campaign, changeCampaign, createCampaign } from '#contract/campaigns.ts'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import { intentKey } from '../../api/idempotency.ts'
import { portalCall } from '../../parts/portal/portal-call.ts'
import { showFailure } from '../../parts/portal/show-failure.ts'
import { useDraftForm } from '../../parts/portal/use-draft-form.ts'
import * as texts from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { bodyOf, type Draft, draftOf, newDraft } from './campaign-draft.ts'
import { cacheCampaign } from './use-campaigns.ts'

const words = texts.campaigns

interface CampaignFormOptions {
  readonly restaurant: OwnRestaurant
  /** The campaign to change; null for a new one. */
  readonly campaign: Campaign | null
  readonly onDone: () => void
}

/** The key of a campaign's draft; without an id, that of a new campaign. */
export function campaignDraftKey(restaurantId: number, campaignId?: number): string {
  return `${restaurantId}/campaign/${campaignId ?? 'new'}`
}

export function useCampaignForm({ restaurant, campaign, onDone }: CampaignFormOptions) {
  const { form, dropDraft } = useDraftForm<Draft>(
    campaignDraftKey(restaurant.id, campaign?.id),
    campaign ? draftOf(campaign) : newDraft(new Date(), restaurant.timeZone),
  )
  const [isSaving, setSaving] = useState(false)
  const [key] = useState(() => intentKey())
  const hasBegun = campaign !== null && Date.parse(campaign.startDate) <= Date.now()

  const save = async (draft: Draft): Promise<Campaign> => {
    const currency = campaign?.currency ?? restaurant.currency
    const body = bodyOf(draft, currency)
    if (!campaign) {
      const params = { restaurantId: restaurant.id }
      return portalCall(createCampaign, { params, body, idempotencyKey: key.for(body) })
    }
    const { startDate, durationDays, ...alwaysChangeable } = body
    const changes = hasBegun ? alwaysChangeable : { ...alwaysChangeable, startDate, durationDays }
    return portalCall(changeCampaign, { params: { campaignId: campaign.id }, body: changes })
  }

  const submit = form.handleSubmit(async draft => {
    if (isSaving) return
    setSaving(true)
    try {
      cacheCampaign(await save(draft))
      key.renew()
      dropDraft()
      const { title, hint } = campaign ? words.edited : words.created
      toast({ title, description: hint, tone: 'good' })
      onDone()
    } catch (error) {
      showFailure(form, error, campaign ? words.updateFailed : words.createFailed)
      setSaving(false)
    }
  })

  const cancel = () => {
    dropDraft()
    onDone()
  }

  return { form, submit, cancel, isSaving, hasBegun }
}
