// Campaigns for tests: those of a restaurant that stands somewhere, and what phones nearby do with them.

import { type Campaign, createCampaign } from '#contract/campaigns.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { findNearbyOffers, type NearbyOffer, recordImpression } from '#contract/offers.ts'
import { placeRestaurant } from '#contract/restaurants.ts'
import { dayOf } from '#domain/campaign.ts'
import type { Position } from '#domain/distance.ts'
import type { TestApp } from './app.ts'
import type { Phone } from './phone.ts'
import { makeRestaurant, type Owner } from './restaurant.ts'

type Wanted = InputOf<typeof createCampaign, 'body'>

/** A restaurant that confirmed where it stands. */
export async function makeRestaurantAt(
  app: TestApp,
  position: Position,
  wanted: Parameters<typeof makeRestaurant>[1] = {},
): Promise<Owner> {
  const owner = await makeRestaurant(app, wanted)
  await moveTo(owner, position)
  return owner
}

export async function moveTo({ id, phone }: Owner, position: Position): Promise<void> {
  const { status } = await phone.call(placeRestaurant, { params: { restaurantId: id }, body: position })
  if (status !== 200) throw new Error(`restaurant ${id} could not be placed`)
}

/** Moves the app's clock to the next noon in UTC: campaigns run by days, and no day turns in the middle of a test. */
export function awaitNoon(app: TestApp): void {
  const halfDay = 43_200_000
  app.pass({ ms: (3 * halfDay - (app.now().getTime() % (2 * halfDay))) % (2 * halfDay) })
}

/** What a test asks for when it does not care: a week from today (by the app's clock). */
export function wantedCampaign(app: TestApp, wanted: Partial<Wanted> = {}): Wanted {
  return {
    title: 'Dinner for two',
    description: 'Every evening from six.',
    offerType: 'discount',
    offerValue: 20,
    startDate: dayOf(app.now()),
    ...wanted,
  }
}

export async function makeCampaign(
  app: TestApp,
  { id, phone }: Owner,
  wanted: Partial<Wanted> = {},
): Promise<Campaign> {
  const body = wantedCampaign(app, wanted)
  const made = await phone.call(createCampaign, { params: { restaurantId: id }, body })
  if (made.status !== 201) throw new Error(`no campaign was made: ${JSON.stringify(made.problem)}`)
  return made.body
}

/** What a phone is offered at this place. */
export async function offersAt(
  phone: Phone,
  { latitude, longitude }: Position,
  limit?: number,
): Promise<NearbyOffer[]> {
  const query = { lat: String(latitude), lng: String(longitude), ...(limit && { limit: String(limit) }) }
  const { status, body, problem } = await phone.call(findNearbyOffers, { query })
  if (status !== 200) throw new Error(`no offers were answered: ${JSON.stringify(problem)}`)
  return body
}

/** Says that an offer was seen, or tapped. */
export async function tell(phone: Phone, campaignId: number, kind: 'view' | 'click' = 'view'): Promise<void> {
  const body = { campaignId, impressionType: kind, userLatitude: 37.7749, userLongitude: -122.4194 }
  const { status, problem } = await phone.call(recordImpression, { body })
  if (status !== 204) throw new Error(`a ${kind} was refused: ${JSON.stringify(problem)}`)
}
