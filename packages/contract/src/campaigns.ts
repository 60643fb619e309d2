// Endpoints and schemas of campaigns, as the restaurant sees them: content, price, views and clicks.

import * as limits from '@tablemate/domain/limits.ts'
import { defaultCampaignDuration, defaultTargetRadius } from '@tablemate/domain/offers/campaign.ts'
import { hasOfferValue, offerValueFault } from '@tablemate/domain/offers/offer-value.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  base,
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
  required,
  requiredText,
  startDay,
  targetRadius,
  withDefault,
} from './fields.ts'

/** The fields of an offer, shared by campaigns, nearby offers and an offer's page. */
export const offerFields = {
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  offerType,
  /** Percent of a discount, minor units of a fixed amount; the others have none. */
  offerValue: z.nullable(z.int()),
  offerDetails: z.nullable(z.string()),
  currency,
  /** IANA name of the time zone whose days the campaign runs. */
  timeZone: z.string(),
}

export const campaign = z.object({
  id: z.int(),
  restaurantId: z.int(),
  ...offerFields,
  /** Metres. */
  targetRadius: z.int(),
  durationDays: z.int(),
  /** Runs from the first instant of its first day to the first instant of the day after its last, in its time zone. */
  startDate: instant,
  endDate: instant,
  /** In the campaign's currency, or in US dollars if that has no rate. */
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

const campaignFields = {
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
  summary: 'Start a campaign; the server computes its price and end',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z
    .object({
      ...campaignFields,
      imageUrl: optional(campaignFields.imageUrl),
      offerType,
      offerValue: optional(offerValue),
      offerDetails: optional(campaignFields.offerDetails),
      targetRadius: withDefault(targetRadius, defaultTargetRadius),
      durationDays: withDefault(campaignDuration, defaultCampaignDuration),
      startDate: startDay,
    })
    // Runs even if other fields are invalid, so that the reply names all faults at once.
    .check(z.check(checkOfferValue, { when: () => true })),
  reply: campaign,
  status: 201,
  problems: ['restaurant-not-found', 'too-many-campaigns'],
  idempotent: true,
})

export const changeCampaign = endpoint({
  method: 'PUT',
  path: '/api/campaigns/:campaignId',
  summary: 'Change a campaign: absent fields stay; start and duration are fixed once it has begun',
  access: 'restaurant',
  params: z.object({ campaignId: id }),
  body: z.object({
    isActive: z.optional(z.boolean({ error: 'wrong-type' })),
    title: z.optional(campaignFields.title),
    description: z.optional(campaignFields.description),
    imageUrl: changed(campaignFields.imageUrl),
    offerType: z.optional(offerType),
    offerValue: changed(offerValue),
    offerDetails: changed(campaignFields.offerDetails),
    targetRadius: z.optional(targetRadius),
    durationDays: z.optional(campaignDuration),
    startDate: z.optional(startDay),
    base,
  }),
  reply: campaign,
  status: 200,
  problems: ['campaign-not-found', 'campaign-started', 'changed-meanwhile'],
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
    'Views and clicks of each day, in the campaign’s time zone, from its first day until its last or today',
  access: 'restaurant',
  params: z.object({ campaignId: id }),
  reply: z.object({ days: z.array(campaignDay) }),
  status: 200,
  problems: ['campaign-not-found'],
})

/** Validates the value without a currency. The server checks that the restaurant's currency can pay it. */
function checkOfferValue({ value, issues }: z.core.ParsePayload): void {
  const { offerType = '', offerValue = null } = Object(value) as Record<string, never>
  if (!hasOfferValue(offerType) || (offerValue !== null && !Number.isInteger(offerValue))) return
  const fault = offerValueFault({ offerType, offerValue })
  if (fault) issues.push({ code: 'custom', message: fault, input: offerValue, path: ['offerValue'] })
}
