// The dependencies that every feature receives.

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import type { FreeSpace } from './db/embedded/free-space.ts'
import type { Sign } from './db/signer.ts'
import type { ReadStale } from './db/standby.ts'
import type { ChangeQueues } from './limits/fair-queue.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Events } from './pubsub/events.ts'
import type { GetAccessToken } from './secrets/access-tokens.ts'
import type { KeyRing } from './secrets/key-ring.ts'

export interface AppContext {
  readonly config: Config
  readonly database: Database
  /** For reads that may be a second old; never for a group. */
  readonly readStale: ReadStale
  readonly clock: Clock
  readonly events: Events
  readonly rateLimits: RateLimits
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** Encrypts stored secrets. */
  readonly keyRing: KeyRing
  /** Signs values that clients send back, such as tokens. */
  readonly sign: Sign
  readonly mailer: Mailer
  readonly changeQueues: ChangeQueues
  /** The access tokens of points of sale. */
  readonly accessToken: GetAccessToken
  /** The disk of the embedded database; null with an operator's own database (DATABASE_URL). */
  readonly disk: FreeSpace | null
}
