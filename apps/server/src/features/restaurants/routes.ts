// Registers the endpoints of restaurants' accounts, password resets and profiles.

import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serveAccounts } from './accounts.ts'
import { servePasswordResets } from './password-resets.ts'
import { serveProfiles } from './profiles.ts'

export function registerRestaurants(app: FastifyInstance, context: AppContext): void {
  serveAccounts(app, context)
  servePasswordResets(app, context)
  serveProfiles(app, context)
}
