// Which restaurant is asking: the one place that reads a session, and what a restaurant may touch.

import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { problem } from '../problems.ts'
import { findScreenToken } from './screen-cookie.ts'
import { findScreenSession } from './screen-sessions.ts'
import { findToken } from './session-cookie.ts'
import { findSession, type Session } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the restaurant that is signed in or its paired tablet, once `requireSession` found it. */
    session: Session | null
    /** Throws 'not-signed-in' when it comes without a session; a paired tablet's is one for calls of the staff. */
    requireSession(isForStaff?: boolean): Promise<void>
  }
}

/** Lets a request be asked for its session: serve-endpoint.ts does, for what only restaurants may call. */
export function recogniseRestaurants(
  app: FastifyInstance,
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
): void {
  app.decorateRequest('session', null)
  app.decorateRequest('requireSession', async function (isForStaff = false) {
    const token = findToken(this)
    this.session = token ? await findSession(database.sql, token, clock()) : null
    const screen = isForStaff && !this.session ? findScreenToken(this) : null
    if (screen) this.session = await findScreenSession(database.sql, screen, clock())
    if (!this.session) throw problem('not-signed-in')
  })
}

/** Insists that this is the session's own restaurant: of another's, nothing is told but that it is not there. */
export function requireOwnRestaurant({ restaurantId }: Session, id: number): void {
  if (restaurantId !== id) throw problem('restaurant-not-found')
}
