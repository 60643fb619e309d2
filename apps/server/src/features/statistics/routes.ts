// The endpoint of a restaurant's statistics, for its owner.

import { getStatistics } from '@tablemate/contract/statistics.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { findUnpaidOfDay } from '../../group/end-seating.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { countSeatings } from '../kitchen/queries.ts'
import { findStatistics } from './queries.ts'

export function registerStatistics(app: FastifyInstance, { readStale, clock }: AppContext): void {
  serveEndpoint(app, getStatistics, ({ session, params }) => {
    requireOwnRestaurant(session, params.restaurantId)
    const now = clock()
    return readStale(async sql => ({
      ...(await findStatistics(sql, params.restaurantId, now)),
      unpaidToday: await findUnpaidOfDay(sql, params.restaurantId, now),
      activeGroups: await countSeatings(sql, params.restaurantId, now),
    }))
  })
}
