// Authenticates restaurants: the only code that reads a request's session, and the check of a restaurant's own data.

import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { problem } from '../problems.ts'
import { findDisplayToken } from './display-cookie.ts'
import { findDisplaySession } from './display-sessions.ts'
import { findToken } from './session-cookie.ts'
import { findSession, type Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a restaurant or its paired tablet, set by `requireSession`. */
    session: Session | null
    /**
     * Throws 'not-signed-in' without a session, and 'floor-only' for a tablet of the kitchen. A paired tablet's session is accepted
     * for calls of staff and floor only.
     */
    requireSession(access: 'restaurant' | 'staff' | 'floor'): Promise<void>
  }
}

/** Adds `requireSession` to requests; serve-endpoint.ts calls it for endpoints of restaurants. */
export function recogniseRestaurants(
  app: FastifyInstance,
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
): void {
  app.decorateRequest('session', null)
  app.decorateRequest('requireSession', async function (access) {
    const token = findToken(this)
    this.session = token ? await findSession(database.sql, token, clock()) : null
    const screen = access !== 'restaurant' && !this.session ? findDisplayToken(this) : null
    if (screen) this.session = await findDisplaySession(database.sql, screen, clock())
    if (!this.session) throw problem('not-signed-in')
    if (access === 'floor' && this.session.role === 'kitchen') throw problem('floor-only')
  })
}

/** Throws 'restaurant-not-found' for another restaurant's id, as for one that does not exist. */
export function requireOwnRestaurant({ restaurantId }: Session, id: number): void {
  if (restaurantId !== id) throw problem('restaurant-not-found')
}
