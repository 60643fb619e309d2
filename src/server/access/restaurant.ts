// Which restaurant is asking: the one place that reads a session, and what a restaurant may touch.

import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { problem } from '../http/problems.ts'
import { findToken } from '../http/restaurant-cookie.ts'
import { findSession, type Session } from './restaurant-sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the restaurant that is signed in, once `requireSession` found it. */
    session: Session | null
    /** Throws 'not-signed-in' when it comes without a session. */
    requireSession(): Promise<void>
  }
}

/** Lets a request be asked for its session: serve-endpoint.ts does, for what only restaurants may call. */
export function recogniseRestaurants(
  app: FastifyInstance,
  { database, clock }: Pick<House, 'database' | 'clock'>,
): void {
  app.decorateRequest('session', null)
  app.decorateRequest('requireSession', async function () {
    const token = findToken(this)
    this.session = token ? await findSession(database.sql, token, clock()) : null
    if (!this.session) throw problem('not-signed-in')
  })
}

/** Insists that this is the session's own restaurant: of another's, nothing is told but that it is not there. */
export function requireOwnRestaurant({ restaurantId }: Session, id: number): void {
  if (restaurantId !== id) throw problem('restaurant-not-found')
}
