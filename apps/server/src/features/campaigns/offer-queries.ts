// Reads offers in the form that anybody may see.

import type { NearbyOffer, OfferPage } from '@tablemate/contract/offers.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { targetRadii } from '@tablemate/domain/offers/campaign.ts'
import { chooseOffers } from '@tablemate/domain/offers/choose-offers.ts'
import { distanceBetween, type Position } from '@tablemate/domain/places/distance.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { fragment, raw } from '../../db/sql.ts'

interface Candidate extends Omit<NearbyOffer, 'id' | 'distance' | 'validUntil'>, Position {
  readonly targetRadius: number
  readonly viewRank: number
  readonly validUntil: Date
}

type OfferRow = Omit<OfferPage, 'status' | 'startDate' | 'validUntil' | 'restaurant'> &
  Pick<OfferPage['restaurant'], 'city'> & {
    readonly isActive: boolean
    readonly restaurantId: number
    readonly restaurantName: string
    readonly restaurantCurrency: OfferPage['currency']
    readonly startDate: Date
    readonly validUntil: Date
  }

const textColumns = fragment`c.title, c.description, c.image_url as "imageUrl", c.offer_type as "offerType",
  c.offer_value as "offerValue", c.offer_details as "offerDetails", c.currency, c.time_zone as "timeZone"`

/** Offers that run now and reach this position, selected by `chooseOffers`. */
export async function findNearby(
  sql: Sql | Transaction,
  here: Position,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<NearbyOffer[]> {
  const nearby = { here, now, limit }
  const firstOffers = await findCandidates(sql, { ...nearby, perRestaurant: 1 })
  const restaurants = new Set(firstOffers.map(({ restaurantId }) => restaurantId)).size
  // Fewer restaurants than the limit: fill the rest with their further offers.
  const candidates =
    restaurants < limit ? await findCandidates(sql, { ...nearby, perRestaurant: limit }) : firstOffers
  return chooseOffers(candidates, limit).map(
    ({ targetRadius, latitude, longitude, viewRank, validUntil, ...offer }) => ({
      ...offer,
      id: offer.campaignId,
      distance: Math.round(offer.distance),
      validUntil: validUntil.toISOString(),
    }),
  )
}

interface NearbyQuery {
  readonly here: Position
  readonly now: Date
  readonly limit: number
  /** The maximum number of offers of one restaurant. */
  readonly perRestaurant: number
}

/**
 * Reads, for each radius, the offers of the `limit` nearest restaurants: one further away cannot be among the nearest of all.
 * Then keeps the offers whose radius reaches this position.
 */
async function findCandidates(
  sql: Sql | Transaction,
  { here, ...query }: NearbyQuery,
): Promise<(Candidate & { readonly distance: number })[]> {
  const candidates = await sql<Candidate[]>`
    with here as materialized (select campaign_spot(${here.latitude}, ${here.longitude}) as spot)
    select c.id as "campaignId", r.id as "restaurantId", r.name as "restaurantName", ${textColumns},
      c.seen as "viewRank", c.target_radius as "targetRadius", c.ends_at as "validUntil", r.latitude, r.longitude
    from here cross join lateral (${nearestPerRadius(query)}) c
    join restaurants r on r.id = c.restaurant_id`
  return candidates
    .map(candidate => ({ ...candidate, distance: distanceBetween(here, candidate) }))
    .filter(({ distance, targetRadius }) => distance <= targetRadius)
}

/**
 * The index returns the nearest spots in order. From one spot the statement reads a bounded number of campaigns, enough for
 * `limit` restaurants to be among them. The radius is part of the statement's text, so that PostgreSQL can use the partial
 * index of that radius.
 */
function nearestPerRadius({ now, limit, perRestaurant }: Omit<NearbyQuery, 'here'>) {
  return targetRadii
    .map(
      radius => fragment`
      (select of_spot.* from (
        select spot from offer_spots
        where target_radius = ${raw(String(radius))} and spot <@ cube_enlarge(here.spot, ${radius}, 3)
        order by spot <-> here.spot
      ) s cross join lateral (
        select * from (
          select *, row_number() over (partition by restaurant_id order by seen, id) as of_restaurant from (
            select * from campaigns
            where spot = s.spot and target_radius = ${radius} and is_active and not is_over
              and starts_at <= ${now} and ends_at >= ${now}
            order by seen, id limit ${limit * limits.campaignsAtOnce}
          ) in_turn
        ) by_restaurant where of_restaurant <= ${perRestaurant} order by seen, id limit ${limit * perRestaurant}
      ) of_spot limit ${limit * perRestaurant})`,
    )
    .reduce((all, next) => fragment`${all} union all ${next}`)
}

/** One offer, whether or not it runs; null when there is none. */
export async function findOffer(
  sql: Sql,
  id: number,
): Promise<(Omit<OfferPage, 'status'> & { readonly isActive: boolean }) | null> {
  const [row] = await sql<OfferRow[]>`
    select c.id as "campaignId", r.id as "restaurantId", r.name as "restaurantName", r.city,
      r.currency as "restaurantCurrency", ${textColumns}, c.is_active as "isActive", c.starts_at as "startDate",
      c.ends_at as "validUntil"
    from campaigns c join restaurants r on r.id = c.restaurant_id where c.id = ${id}`
  if (!row) return null
  const { restaurantId, restaurantName, restaurantCurrency, city, startDate, validUntil, ...offer } = row
  return {
    ...offer,
    restaurant: { id: restaurantId, name: restaurantName, city, currency: restaurantCurrency },
    startDate: startDate.toISOString(),
    validUntil: validUntil.toISOString(),
  }
}
