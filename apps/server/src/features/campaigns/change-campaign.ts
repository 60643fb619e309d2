// Changes a campaign. The owner may change texts, radius and pause at any time, since the price does not depend on them.
// Start and duration set the price, so they are fixed once the campaign has begun.

import type { Campaign, changeCampaign as endpoint } from '@tablemate/contract/campaigns.ts'
import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import { type CampaignDuration, readDay } from '@tablemate/domain/offers/campaign.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import type { AppContext } from '../../app-context.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { offerTerms, runTerms } from './campaign-terms.ts'
import { lockCampaign, type OwnCampaign, updateCampaign } from './queries.ts'

type Changes = CheckedOf<typeof endpoint, 'body'>

/** Throws 'campaign-not-found', 'campaign-started', 'changed-meanwhile', 'invalid' by field. */
export async function changeCampaign(
  context: Pick<AppContext, 'database' | 'clock' | 'changeQueues'>,
  { id, restaurantId, changes }: OwnCampaign & { readonly changes: Changes },
): Promise<Campaign> {
  const now = context.clock()
  return changeRestaurant(context, restaurantId, async tx => {
    const present = await lockCampaign(tx, { id, restaurantId })
    if (!present) throw problem('campaign-not-found')
    const startDay = dayIn(present.timeZone, new Date(present.startDate))
    requireUnchanged(changes, { ...present, startDate: startDay })
    const { offerType, offerValue, startDate, durationDays, base: _, ...same } = changes
    const isOfferChanged = offerType !== undefined || offerValue !== undefined
    return updateCampaign(tx, id, {
      ...same,
      ...(isOfferChanged && offerTerms(offerAfter(present, changes), present.currency)),
      ...runAfter(present, changes, now),
    })
  })
}

/** The offer after the change. A new offer type needs its own value: 20 percent are not 20 cents. */
function offerAfter(present: Campaign, { offerType = present.offerType, offerValue }: Changes) {
  const presentValue = offerType === present.offerType ? present.offerValue : null
  return { offerType, offerValue: offerValue === undefined ? presentValue : offerValue }
}

/** The new run, or {} when start and duration stay as they are. Days are counted in the campaign's original time zone. */
function runAfter(present: Campaign, changes: Changes, now: Date) {
  const { timeZone } = present
  const startDay = dayIn(timeZone, new Date(present.startDate))
  const startDate = changes.startDate ?? startDay
  const durationDays = changes.durationDays ?? (present.durationDays as CampaignDuration)
  if (readDay(startDate, timeZone) === startDay && durationDays === present.durationDays) return {}
  if (now.getTime() >= Date.parse(present.startDate)) throw problem('campaign-started')
  return runTerms({ startDate, durationDays, timeZone }, present.currency, now)
}
