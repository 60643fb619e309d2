// Endpoints and schemas of offers, the public form of campaigns, and of their views and clicks.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { offerFields } from './campaigns.ts'
import { endpoint } from './endpoint.ts'
import { count, id, instant, latitude, longitude, optional, withDefault } from './fields.ts'
import { publicRestaurant } from './restaurants.ts'

export const nearbyOffer = z.object({
  campaignId: z.int(),
  /** The same as campaignId. */
  id: z.int(),
  restaurantId: z.int(),
  restaurantName: z.string(),
  ...offerFields,
  /** Whole metres. */
  distance: z.int(),
  /** The end of the campaign. `lastDayOf` (domain/offers/campaign.ts) gives its last day. */
  validUntil: instant,
})
export type NearbyOffer = z.infer<typeof nearbyOffer>

/** The server uses the position for this reply only, and neither stores nor logs it. */
export const findNearbyOffers = endpoint({
  method: 'GET',
  path: '/api/ads/nearby',
  summary: 'Offers that run now and reach this position, nearest first; those at equal distance take turns',
  access: 'anyone',
  query: z.object({
    lat: latitude,
    lng: longitude,
    limit: withDefault(count(limits.offersFound), limits.offersFoundByDefault),
  }),
  reply: z.array(nearbyOffer),
  status: 200,
  problems: [],
})

/** The response does not say whether the impression counts. */
export const recordImpression = endpoint({
  method: 'POST',
  path: '/api/ads/impression',
  summary:
    'Record that an offer was seen or tapped: counts once per device, campaign and hour, if that device was shown the offer',
  access: 'anyone',
  body: z.object({
    campaignId: id,
    impressionType: z.enum(['view', 'click'], { error: 'not-an-option' }),
    /** Validated, but not stored. */
    userLatitude: optional(latitude),
    userLongitude: optional(longitude),
  }),
  status: 204,
  problems: [],
})

export const offerPage = z.object({
  campaignId: z.int(),
  restaurant: publicRestaurant,
  ...offerFields,
  /** Whether it runs now, and if not, why (domain/offers/campaign-status.ts). */
  status: z.enum(['paused', 'scheduled', 'ended', 'active']),
  startDate: instant,
  validUntil: instant,
})
export type OfferPage = z.infer<typeof offerPage>

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/offers/:campaignId',
  summary: 'An offer as anybody may see it, whether or not it runs now',
  access: 'anyone',
  params: z.object({ campaignId: id }),
  reply: offerPage,
  status: 200,
  problems: ['campaign-not-found'],
})
