// Creates campaigns for tests, and the requests of phones nearby.

import { type Campaign, changeCampaign, createCampaign, getCampaigns } from '@tablemate/contract/campaigns.ts'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { findNearbyOffers, type NearbyOffer, recordImpression } from '@tablemate/contract/offers.ts'
import { placeRestaurant } from '@tablemate/contract/restaurants.ts'
import type { Position } from '@tablemate/domain/places/distance.ts'
import { dayIn } from '@tablemate/domain/places/zoned-day.ts'
import type { TestApp } from '../app/app.ts'
import type { Phone } from '../diners/phone.ts'
import { makeRestaurant, type Owner } from './restaurant.ts'

type CampaignInput = InputOf<typeof createCampaign, 'body'>

/** Creates a restaurant with a confirmed position. */
export async function makeRestaurantAt(
  app: TestApp,
  position: Position,
  input: Parameters<typeof makeRestaurant>[1] = {},
): Promise<Owner> {
  const owner = await makeRestaurant(app, input)
  await moveTo(owner, position)
  return owner
}

export async function moveTo({ id, phone }: Owner, position: Position): Promise<void> {
  const { status } = await phone.call(placeRestaurant, { params: { restaurantId: id }, body: position })
  if (status !== 200) throw new Error(`restaurant ${id} could not be placed`)
}

/** Moves the app's clock to the next noon in UTC, so that the date does not change during a test of campaigns. */
export function advanceToNoon(app: TestApp): void {
  const halfDay = 43_200_000
  app.advanceClock({ ms: (3 * halfDay - (app.now().getTime() % (2 * halfDay))) % (2 * halfDay) })
}

/** A default campaign: a week from today by the app's clock. */
export function newCampaign(app: TestApp, input: Partial<CampaignInput> = {}): CampaignInput {
  return {
    title: 'Dinner for two',
    description: 'Every evening from six.',
    offerType: 'discount',
    offerValue: 20,
    startDate: dayIn('UTC', app.now()),
    ...input,
  }
}

export async function makeCampaign(
  app: TestApp,
  { id, phone }: Owner,
  input: Partial<CampaignInput> = {},
): Promise<Campaign> {
  const body = newCampaign(app, input)
  const made = await phone.call(createCampaign, { params: { restaurantId: id }, body })
  if (made.status !== 201) throw new Error(`no campaign was made: ${JSON.stringify(made.problem)}`)
  return made.body
}

/** Changes a campaign, without checking the reply. */
export function changeCampaignAs({ phone }: Owner, campaignId: number, body: object) {
  return phone.call(changeCampaign, { params: { campaignId }, body })
}

export async function listCampaigns({ id, phone }: Owner): Promise<readonly Campaign[]> {
  return (await phone.call(getCampaigns, { params: { restaurantId: id } })).body
}

/** The day in UTC, `offset` days from today by the app's clock. */
export function dayFromToday(app: TestApp, offset: number): string {
  return dayIn('UTC', new Date(app.now().getTime() + offset * 86_400_000))
}

/** The offers that a phone gets at a position. */
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

/** Reports that an offer was viewed or clicked. */
export async function reportImpression(
  phone: Phone,
  campaignId: number,
  kind: 'view' | 'click' = 'view',
): Promise<void> {
  const body = { campaignId, impressionType: kind, userLatitude: 37.7749, userLongitude: -122.4194 }
  const { status, problem } = await phone.call(recordImpression, { body })
  if (status !== 204) throw new Error(`a ${kind} was refused: ${JSON.stringify(problem)}`)
}

export interface PlacedCampaign extends Position {
  /** Metres. */
  readonly radius: number
}

/** Inserts running campaigns by SQL, which is faster than requests. Each position gets one restaurant per 50 campaigns. */
export async function fillCampaigns(
  { database: { sql }, now }: Pick<TestApp, 'database' | 'now'>,
  campaigns: readonly PlacedCampaign[],
): Promise<void> {
  await sql`
    with wanted as materialized (
      select w.*, ((row_number() over (partition by latitude, longitude) - 1) / 50)::text as restaurant
      from json_to_recordset(${JSON.stringify(campaigns)}::text::json)
        as w (latitude double precision, longitude double precision, radius integer)
    ), places as (
      insert into restaurants (email, email_key, password_hash, name, name_key, name_words, currency, latitude,
        longitude, position_source, business_id, created_at)
      select key, key, '', 'Filled', 'filled', '', 'USD', latitude, longitude, 'confirmed', restaurant, ${now()}
      from (
        select latitude, longitude, restaurant, gen_random_uuid()::text as key from wanted group by 1, 2, 3
      ) w
      returning id, latitude, longitude, business_id as restaurant
    )
    insert into campaigns (restaurant_id, title, description, offer_type, currency, target_radius, duration_days,
      starts_at, ends_at, cost_per_day, total_cost, created_at, spot)
    select p.id, 'Filled', 'Filled', 'free_item', 'USD', w.radius, 3, ${now()}::timestamptz - interval '1 day',
      ${now()}::timestamptz + interval '9 days', 1500, 4500, ${now()}, campaign_spot(w.latitude, w.longitude)
    from wanted w join places p using (latitude, longitude, restaurant)`
}
