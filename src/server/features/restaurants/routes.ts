// Restaurants: their accounts, and what is known of them.

import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { serveAccounts } from './accounts.ts'
import { servePasswordResets } from './password-resets.ts'
import { serveProfiles } from './profiles.ts'

export function registerRestaurants(app: FastifyInstance, house: House): void {
  serveAccounts(app, house)
  servePasswordResets(app, house)
  serveProfiles(app, house)
}
