// Serves a restaurant its own campaigns: list, create, change, delete, and their views and clicks.

import {
  changeCampaign as changeEndpoint,
  createCampaign as createEndpoint,
  deleteCampaign,
  getCampaignStatistics,
  getCampaigns,
} from '@tablemate/contract/campaigns.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeCampaign } from './change-campaign.ts'
import { createCampaign } from './create-campaign.ts'
import type { Impressions } from './impressions.ts'
import { listCampaigns, listDays, removeCampaign } from './queries.ts'

export function serveOwnCampaigns(app: FastifyInstance, context: AppContext, impressions: Impressions): void {
  const { database, clock } = context

  serveEndpoint(app, getCampaigns, async ({ session, params }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await impressions.flush()
    return listCampaigns(database.sql, params.restaurantId)
  })

  serveEndpoint(app, createEndpoint, ({ session, params, body, idempotencyKey }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return createCampaign(context, { restaurantId: params.restaurantId, body: body, idempotencyKey })
  })

  serveEndpoint(app, changeEndpoint, async ({ session, params, body }) => {
    await impressions.flush()
    return changeCampaign(context, { ...session, id: params.campaignId, changes: body })
  })

  serveEndpoint(app, deleteCampaign, async ({ session, params }) => {
    const isRemoved = await removeCampaign(database.sql, { ...session, id: params.campaignId })
    if (!isRemoved) throw problem('campaign-not-found')
    return undefined
  })

  serveEndpoint(app, getCampaignStatistics, async ({ session, params }) => {
    await impressions.flush()
    const days = await listDays(database.sql, { ...session, id: params.campaignId }, clock())
    if (!days) throw problem('campaign-not-found')
    return { days }
  })
}
