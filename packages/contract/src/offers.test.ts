import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CampaignDay } from './campaigns.ts'
import { campaignDay } from './campaigns.ts'
import {
  findNearbyOffers,
  getOffer,
  type NearbyOffer,
  nearbyOffer,
  type OfferPage,
  offerPage,
  recordImpression,
} from './offers.ts'

const query = findNearbyOffers.query as z.ZodMiniType
const here = { lat: '37.7749', lng: '-122.4194' }

const offer = {
  campaignId: 7,
  restaurantId: 1,
  restaurantName: 'Osteria Lucia',
  title: 'Dinner for two',
  description: 'Every evening.',
  imageUrl: null,
  offerType: 'free_item',
  offerValue: null,
  offerDetails: 'A dessert',
  currency: 'USD',
  timeZone: 'UTC',
  validUntil: '2026-11-28T00:00:00.000Z',
} as const

test('a query of nearby offers has a position, and a limit of three by default', () => {
  expect(z.parse(query, here)).toEqual({ lat: 37.7749, lng: -122.4194, limit: 3 })
  expect(z.parse(query, { ...here, limit: '' })).toMatchObject({ limit: 3 })
  expect(z.parse(query, { ...here, limit: '20' })).toMatchObject({ limit: 20 })
})

test.each([
  {},
  { lat: '37.7' },
  { ...here, lat: '90.1' },
  { ...here, lng: '-180.5' },
  { ...here, lat: 'NaN' },
  { ...here, lat: '' },
  { ...here, lng: '1e9' },
  { ...here, limit: '0' },
  { ...here, limit: '21' },
  { ...here, limit: '-1' },
  { ...here, limit: '1e1' },
  { ...here, limit: '2.5' },
])('a query of nearby offers is refused with %j', asked => {
  expect(z.safeParse(query, asked).success).toBe(false)
})

test('an impression names its campaign, and may have a position', () => {
  const body = recordImpression.body as z.ZodMiniType
  const impression = { campaignId: '7', impressionType: 'view', userLatitude: 37.7749, userLongitude: null }
  expect(z.parse(body, impression)).toEqual({ ...impression, campaignId: 7 })
  expect(z.safeParse(body, { ...impression, impressionType: 'glance' }).success).toBe(false)
  expect(z.safeParse(body, { ...impression, userLatitude: 'here' }).success).toBe(false)
})

test('anybody may read an offer and report a view', () => {
  expect(z.parse(getOffer.params as z.ZodMiniType, { campaignId: '7' })).toEqual({ campaignId: 7 })
  expect([findNearbyOffers, recordImpression, getOffer].map(({ access }) => access)).toEqual(
    Array(3).fill('anyone'),
  )
})

test('offers and days match their declared schemas', () => {
  const near: NearbyOffer = { ...offer, id: 7, distance: 350 }
  const page: Omit<OfferPage, 'restaurant'> = { ...offer, status: 'active', startDate: offer.validUntil }
  const restaurant = { id: 1, name: 'Osteria Lucia', city: null, currency: 'USD' }
  const day: CampaignDay = { day: '2026-11-21', views: 12, clicks: 3 }
  expect(z.parse(nearbyOffer, near)).toEqual(near)
  expect(z.parse(offerPage, { ...page, restaurant })).toMatchObject({ status: 'active', restaurant })
  expect(z.parse(campaignDay, day)).toEqual(day)
})
