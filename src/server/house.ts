// What every feature is handed: the house it lives in.

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Events } from './events.ts'
import type { Budgets } from './http/budgets.ts'
import type { Metrics } from './http/metrics.ts'
import type { Mailer } from './mail/mailer.ts'
import type { KeyRing } from './secrets/key-ring.ts'

/** The time as the service sees it; tests move it. */
export type Clock = () => Date

export interface House {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly events: Events
  readonly budgets: Budgets
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** What secrets are kept under. */
  readonly keyRing: KeyRing
  readonly mailer: Mailer
}
