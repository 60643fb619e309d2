// Campaigns, the offers they show to whoever is near, and whether those were seen.

import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { createImpressions } from './impressions.ts'
import { serveOffers } from './offers.ts'
import { serveOwnCampaigns } from './own-campaigns.ts'

export function registerCampaigns(app: FastifyInstance, house: House): void {
  const impressions = createImpressions(app, house)
  serveOwnCampaigns(app, house, impressions)
  serveOffers(app, house, impressions)
}
