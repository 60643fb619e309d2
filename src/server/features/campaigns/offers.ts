// Offers: what campaigns show to whoever is near, and whether it was seen.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { findNearbyOffers, getOffer, recordImpression } from '#contract/offers.ts'
import { campaignStatus } from '#domain/campaign-status.ts'
import { findSession } from '../../access/restaurant-sessions.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { findToken } from '../../http/restaurant-cookie.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { Impressions } from './impressions.ts'
import { findNearby, findOffer } from './offer-queries.ts'
import { createServed } from './served.ts'

export function serveOffers(
  app: FastifyInstance,
  { database: { sql }, clock }: House,
  impressions: Impressions,
): void {
  const served = createServed(sql, clock)

  serveEndpoint(app, findNearbyOffers, async ({ query, device }, reply) => {
    const here = { latitude: query.lat, longitude: query.lng }
    const offers = await findNearby(sql, here, { now: clock(), limit: query.limit })
    await served.remember(
      reply,
      device,
      offers.map(({ campaignId }) => campaignId),
    )
    return offers
  })

  serveEndpoint(app, getOffer, async ({ params, device }, reply) => {
    const offer = await findOffer(sql, params.campaignId)
    if (!offer) throw problem('campaign-not-found')
    await served.rememberPage(reply, device, offer.campaignId)
    const { isActive, ...told } = offer
    return { ...told, status: campaignStatus({ ...offer, endDate: offer.validUntil }, clock()) }
  })

  serveEndpoint(app, recordImpression, async ({ body, device }, reply) => {
    const { campaignId, impressionType: kind } = body
    if (await served.wasServed(reply.request, device, campaignId))
      impressions.count({ campaignId, kind, device, at: clock(), by: await restaurantOf(reply) })
    return undefined
  })

  /** Whose browser this is, if a restaurant is signed in: looking at one's own offer is no view. */
  async function restaurantOf({ request }: FastifyReply): Promise<number | null> {
    const token = findToken(request)
    const session = token && (await findSession(sql, token, clock()))
    return session ? session.restaurantId : null
  }
}
