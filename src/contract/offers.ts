// Offers: what campaigns show to whoever is near, and whether it was seen.

import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { offerFields } from './campaigns.ts'
import { endpoint } from './endpoint.ts'
import { count, id, instant, latitude, longitude, optional, orElse } from './fields.ts'
import { publicRestaurant } from './restaurants.ts'

export const nearbyOffer = z.object({
  campaignId: z.int(),
  /** The same. */
  id: z.int(),
  restaurantId: z.int(),
  restaurantName: z.string(),
  ...offerFields,
  /** Whole metres. */
  distance: z.int(),
  /** When it is over (its last day: domain/offers/campaign.ts, lastDayOf). */
  validUntil: instant,
})
export type NearbyOffer = z.infer<typeof nearbyOffer>

/** The position serves this one answer; it is neither kept nor logged. */
export const findNearbyOffers = endpoint({
  method: 'GET',
  path: '/api/ads/nearby',
  summary: 'Offers that run now and reach this position, nearest first, equally near ones in turn',
  access: 'anyone',
  query: z.object({
    lat: latitude,
    lng: longitude,
    limit: orElse(count(limits.offersFound), limits.offersFoundByDefault),
  }),
  reply: z.array(nearbyOffer),
  status: 200,
  problems: [],
})

/** Answered alike whether it counts or not. */
export const recordImpression = endpoint({
  method: 'POST',
  path: '/api/ads/impression',
  summary:
    'An offer was seen or tapped: counted once per device, campaign and hour, if it was served to that device',
  access: 'anyone',
  body: z.object({
    campaignId: id,
    impressionType: z.enum(['view', 'click'], { error: 'not-an-option' }),
    /** Checked, and not kept. */
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
