// State and submission of the campaign form, for a new or an existing campaign. Typed values survive until they are saved.

import { type Campaign, changeCampaign, createCampaign } from '@tablemate/contract/campaigns.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { useState } from 'react'
import { intentKey } from '../../lib/api/idempotency.ts'
import { money } from '../../lib/text/format.ts'
import { number } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { portalCall } from '../portal/portal-call.ts'
import { showFailure } from '../portal/show-failure.ts'
import { useDraftForm } from '../portal/use-draft-form.ts'
import { type Described, useSaveChanges } from '../portal/use-save-changes.tsx'
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
  const { form, shown, dropDraft } = useDraftForm<Draft>(
    campaignDraftKey(restaurant.id, campaign?.id),
    campaign ? draftOf(campaign) : newDraft(new Date(), restaurant.timeZone),
  )
  const [isSaving, setSaving] = useState(false)
  const [key] = useState(() => intentKey())
  const hasBegun = campaign !== null && Date.parse(campaign.startDate) <= Date.now()

  const currency = campaign?.currency ?? restaurant.currency
  const { save: saveChanges, question } = useSaveChanges(
    bodyOf(shown, currency),
    describedIn(value =>
      form.getValues('offerType') === 'fixed_amount' ? money(value, currency) : number(value),
    ),
  )

  const save = async (draft: Draft): Promise<Campaign> => {
    const body = bodyOf(draft, currency)
    if (!campaign) {
      const params = { restaurantId: restaurant.id }
      return portalCall(createCampaign, { params, body, idempotencyKey: key.for(body) })
    }
    return saveChanges(body, changes =>
      portalCall(changeCampaign, {
        params: { campaignId: campaign.id },
        // A new type needs its own value.
        body: changes.offerType === undefined ? changes : { ...changes, offerValue: body.offerValue },
      }),
    )
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

  return { form, submit, cancel, isSaving, hasBegun, question }
}

/** How the question about changes in another window shows the fields. */
function describedIn(offerText: (value: number) => string): Described<ReturnType<typeof bodyOf>> {
  const labels = words.form
  return {
    title: { label: labels.title, show: String },
    offerType: { label: labels.offerType, show: type => words.offerTypes[type] },
    description: { label: labels.description, show: String },
    offerValue: { label: labels.offerValue, show: value => (value === null ? '' : offerText(value)) },
    offerDetails: { label: labels.offerDetails, show: text => text ?? '' },
    imageUrl: { label: labels.imageUrl, show: address => address ?? '' },
    targetRadius: {
      label: labels.targetRadius,
      show: metres => words.kilometresShort({ km: number(metres / 1000) }),
    },
    durationDays: { label: labels.duration, show: days => words.durations[days] },
    startDate: { label: labels.startDate, show: String },
  }
}
