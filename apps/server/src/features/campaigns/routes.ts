// Registers the endpoints of campaigns and offers, which share one collector of impressions.

import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { createImpressions } from './impressions.ts'
import { serveOffers } from './offers.ts'
import { serveOwnCampaigns } from './own-campaigns.ts'

export function registerCampaigns(app: FastifyInstance, context: AppContext): void {
  const impressions = createImpressions(app, context)
  serveOwnCampaigns(app, context, impressions)
  serveOffers(app, context, impressions)
}
