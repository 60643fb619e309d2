// Reads of offers, as anybody may see them.

import type { NearbyOffer, OfferPage } from '#contract/offers.ts'
import { targetRadii } from '#domain/campaign.ts'
import { distanceBetween, type Position } from '#domain/distance.ts'
import type { Sql, Transaction } from '../../db/database.ts'

interface Candidate extends Omit<NearbyOffer, 'id' | 'distance' | 'validUntil'>, Position {
  readonly targetRadius: number
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

const texts = (
  sql: Sql | Transaction,
) => sql`c.title, c.description, c.image_url as "imageUrl", c.offer_type as "offerType",
  c.offer_value as "offerValue", c.offer_details as "offerDetails", c.currency`

/**
 * Offers that run now and reach this place, nearest first. Of each radius the index hands out the nearest, as many as are
 * asked for and no more, however dense the place; which of them reach here is then a sum on paper. (Those of one radius
 * that are further away than these cannot be among the nearest of all.)
 */
export async function findNearby(
  sql: Sql | Transaction,
  here: Position,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<NearbyOffer[]> {
  const candidates = await sql<Candidate[]>`
    with here as materialized (select campaign_spot(${here.latitude}, ${here.longitude}) as spot)
    select c.id as "campaignId", r.id as "restaurantId", r.name as "restaurantName", ${texts(sql)},
      c.target_radius as "targetRadius", c.ends_at as "validUntil", r.latitude, r.longitude
    from here cross join lateral (${nearestOfEachRadius(sql, now, limit)}) c
    join restaurants r on r.id = c.restaurant_id`
  return candidates
    .map(candidate => ({ ...candidate, distance: distanceBetween(here, candidate) }))
    .filter(({ distance, targetRadius }) => distance <= targetRadius)
    .sort((a, b) => a.distance - b.distance || a.campaignId - b.campaignId)
    .slice(0, limit)
    .map(({ targetRadius, latitude, longitude, ...offer }) => ({
      ...offer,
      id: offer.campaignId,
      distance: Math.round(offer.distance),
      validUntil: offer.validUntil.toISOString(),
    }))
}

/** The radius stands in the text of the statement, where PostgreSQL sees that the index of that radius holds them all. */
function nearestOfEachRadius(sql: Sql | Transaction, now: Date, limit: number) {
  return targetRadii
    .map(
      radius => sql`
      (select * from campaigns
      where target_radius = ${sql.unsafe(String(radius))} and is_active and not is_over
        and starts_at <= ${now} and ends_at >= ${now} and spot <@ cube_enlarge(here.spot, ${radius}, 3)
      order by spot <-> here.spot limit ${limit})`,
    )
    .reduce((all, next) => sql`${all} union all ${next}`)
}

/** One offer, whether or not it runs; null when there is none. */
export async function findOffer(
  sql: Sql,
  id: number,
): Promise<(Omit<OfferPage, 'status'> & { readonly isActive: boolean }) | null> {
  const [row] = await sql<OfferRow[]>`
    select c.id as "campaignId", r.id as "restaurantId", r.name as "restaurantName", r.city,
      r.currency as "restaurantCurrency", ${texts(sql)}, c.is_active as "isActive", c.starts_at as "startDate",
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
