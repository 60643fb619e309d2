// Serves offers, the public form of campaigns, to diners nearby and counts views and clicks.

import { findNearbyOffers, getOffer, recordImpression } from '@tablemate/contract/offers.ts'
import { campaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { findToken } from '../../auth/session-cookie.ts'
import { findSession } from '../../auth/sessions.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import type { Impressions } from './impressions.ts'
import { findNearby, findOffer } from './offer-queries.ts'
import { createShownOffers } from './shown-offers-cookie.ts'

export function serveOffers(
  app: FastifyInstance,
  { database: { sql }, readStale, clock, sign }: AppContext,
  impressions: Impressions,
): void {
  const shownOffers = createShownOffers(sign, clock)

  serveEndpoint(app, findNearbyOffers, async ({ query, device }, reply) => {
    const here = { latitude: query.lat, longitude: query.lng }
    const offers = await readStale(stale => findNearby(stale, here, { now: clock(), limit: query.limit }))
    shownOffers.addNearby(
      reply,
      device,
      offers.map(({ campaignId }) => campaignId),
    )
    return offers
  })

  serveEndpoint(app, getOffer, async ({ params, device }, reply) => {
    const offer = await findOffer(sql, params.campaignId)
    if (!offer) throw problem('campaign-not-found')
    shownOffers.addPage(reply, device, offer.campaignId)
    const { isActive, ...shown } = offer
    return { ...shown, status: campaignStatus({ ...offer, endDate: offer.validUntil }, clock()) }
  })

  serveEndpoint(app, recordImpression, async ({ body, device }, reply) => {
    const { campaignId, impressionType: kind } = body
    if (shownOffers.wasShown(reply.request, device, campaignId))
      impressions.count({ campaignId, kind, device, at: clock(), by: await restaurantOf(reply) })
    return undefined
  })

  /** The restaurant that is signed in on this browser, if any: its views of its own offers do not count. */
  async function restaurantOf({ request }: FastifyReply): Promise<number | null> {
    const token = findToken(request)
    const session = token && (await findSession(sql, token, clock()))
    return session ? session.restaurantId : null
  }
}
