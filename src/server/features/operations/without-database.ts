// What a server says of itself while its database cannot be had.

import type { FastifyInstance } from 'fastify'
import { isLive, isReady } from '#contract/service.ts'
import type { Config } from '../../config.ts'
import type { EmbeddedHealth } from '../../db/embedded/embedded-health.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { problem } from '../../problems.ts'
import { serveMetrics } from './routes.ts'

interface WaitingService {
  readonly config: Config
  readonly metrics: Metrics
  readonly embedded: EmbeddedHealth
}

/** In seconds: the database is tried again after half a minute at most. */
const retryAfter = 5

/** Health and metrics; every other call is answered 'unavailable' with Retry-After. */
export function registerWaiting(app: FastifyInstance, { config, metrics, embedded }: WaitingService): void {
  serveEndpoint(app, isLive, async () => ({ status: 'ok' as const }))
  serveEndpoint(app, isReady, async () => {
    const reason = embedded.state.now().reason ?? 'database-starting'
    throw problem('unavailable', { retryAfter, reason })
  })
  serveMetrics(app, config, metrics)
  // Before the body is read.
  const onRequest = async () => {
    throw problem('unavailable', { retryAfter })
  }
  app.all('/api/*', { onRequest }, onRequest)
}
