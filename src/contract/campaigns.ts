// Campaigns: a restaurant's offers to whoever is near, what they cost, and what came of them.

import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { defaultCampaignDuration, defaultTargetRadius } from '#domain/offers/campaign.ts'
import { hasOfferValue, offerValueFault } from '#domain/offers/offer-label.ts'
import { endpoint } from './endpoint.ts'
import {
  campaignDuration,
  changed,
  currency,
  id,
  imageAddress,
  instant,
  line,
  minor,
  offerType,
  offerValue,
  optional,
  orElse,
  required,
  requiredText,
  startDay,
  targetRadius,
} from './fields.ts'

/** What an offer is, wherever it is shown. */
export const offerFields = {
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  offerType,
  /** Percent of a discount, minor units of a fixed amount; the others have none. */
  offerValue: z.nullable(z.int()),
  offerDetails: z.nullable(z.string()),
  currency,
  /** IANA name: by whose days it runs. */
  timeZone: z.string(),
}

export const campaign = z.object({
  id: z.int(),
  restaurantId: z.int(),
  ...offerFields,
  /** Metres. */
  targetRadius: z.int(),
  durationDays: z.int(),
  /** It runs from the first instant of its first day to that of the day after its last, in its time zone. */
  startDate: instant,
  endDate: instant,
  costPerDay: minor,
  totalCost: minor,
  isActive: z.boolean(),
  totalViews: z.int(),
  totalClicks: z.int(),
  /** Whether the restaurant has a position: without one the campaign is shown to nobody. */
  hasPosition: z.boolean(),
  createdAt: instant,
})
export type Campaign = z.infer<typeof campaign>

const wanted = {
  title: required(limits.campaignTitle),
  description: requiredText(limits.campaignDescription),
  imageUrl: imageAddress,
  offerDetails: line(limits.offerDetails),
}

export const getCampaigns = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/campaigns',
  summary: 'The campaigns of a restaurant, newest first, with all their views and clicks',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  reply: z.array(campaign),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/campaigns',
  summary: 'Start a campaign; its price and end are computed, whatever is sent',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z
    .object({
      ...wanted,
      imageUrl: optional(wanted.imageUrl),
      offerType,
      offerValue: optional(offerValue),
      offerDetails: optional(wanted.offerDetails),
      targetRadius: orElse(targetRadius, defaultTargetRadius),
      durationDays: orElse(campaignDuration, defaultCampaignDuration),
      startDate: startDay,
    })
    // Beside the other fields' problems, not only once they are solved.
    .check(z.check(checkOfferValue, { when: () => true })),
  reply: campaign,
  status: 201,
  problems: ['restaurant-not-found', 'too-many-campaigns'],
  idempotent: true,
})

export const changeCampaign = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:campaignId',
  summary: 'Change a campaign: absent fields stay; once it has begun its start and duration do too',
  access: 'restaurant',
  params: z.object({ campaignId: id }),
  body: z.object({
    isActive: z.optional(z.boolean({ error: 'wrong-type' })),
    title: z.optional(wanted.title),
    description: z.optional(wanted.description),
    imageUrl: changed(wanted.imageUrl),
    offerType: z.optional(offerType),
    offerValue: changed(offerValue),
    offerDetails: changed(wanted.offerDetails),
    targetRadius: z.optional(targetRadius),
    durationDays: z.optional(campaignDuration),
    startDate: z.optional(startDay),
  }),
  reply: campaign,
  status: 200,
  problems: ['campaign-not-found', 'campaign-started'],
})

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/:campaignId',
  summary: 'Delete a campaign with all its views and clicks',
  access: 'restaurant',
  params: z.object({ campaignId: id }),
  status: 204,
  problems: ['campaign-not-found'],
})

/** How often a campaign was seen and tapped on one day of its time zone. */
export const campaignDay = z.object({ day: z.iso.date(), views: z.int(), clicks: z.int() })
export type CampaignDay = z.infer<typeof campaignDay>

export const getCampaignStatistics = endpoint({
  method: 'GET',
  path: '/api/campaigns/:campaignId/statistics',
  summary:
    'Views and clicks of each day, in its time zone, from the campaign’s first until its last or today',
  access: 'restaurant',
  params: z.object({ campaignId: id }),
  reply: z.object({ days: z.array(campaignDay) }),
  status: 200,
  problems: ['campaign-not-found'],
})

/** Whether the restaurant's currency can pay it is the server's to say. */
function checkOfferValue({ value, issues }: z.core.ParsePayload): void {
  const { offerType = '', offerValue = null } = Object(value) as Record<string, never>
  if (!hasOfferValue(offerType) || (offerValue !== null && !Number.isInteger(offerValue))) return
  const fault = offerValueFault({ offerType, offerValue })
  if (fault) issues.push({ code: 'custom', message: fault, input: offerValue, path: ['offerValue'] })
}
