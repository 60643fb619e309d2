// How a restaurant's tables do, told to its owner.

import type { FastifyInstance } from 'fastify'
import { getStatistics } from '#contract/statistics.ts'
import { requireOwnRestaurant } from '../../access/restaurant.ts'
import type { House } from '../../house.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { findStatistics } from './queries.ts'

export function registerStatistics(app: FastifyInstance, { database, clock }: House): void {
  serveEndpoint(app, getStatistics, ({ session, params }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return findStatistics(database.sql, params.restaurantId, clock())
  })
}
