// The endpoints of a server whose database is not available yet.

import { isLive, isReady } from '@tablemate/contract/service.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { EmbeddedHealth } from '../../db/embedded/embedded-health.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { problem } from '../../problems.ts'
import { serveMetrics } from './routes.ts'

interface ServiceWithoutDatabase {
  readonly config: Config
  readonly metrics: Metrics
  readonly embedded: EmbeddedHealth
}

/** In seconds. The server retries the database after half a minute at most. */
const retryAfter = 5

/** Serves health and metrics. Every other request gets 'unavailable' with Retry-After. */
export function registerWithoutDatabase(app: FastifyInstance, service: ServiceWithoutDatabase): void {
  const { config, metrics, embedded } = service
  serveEndpoint(app, isLive, async () => ({ status: 'ok' as const }))
  serveEndpoint(app, isReady, async () => {
    const reason = embedded.state.now().reason ?? 'database-starting'
    throw problem('unavailable', { retryAfter, reason })
  })
  serveMetrics(app, config, metrics)
  // As a hook, it rejects before the body is read.
  const onRequest = async () => {
    throw problem('unavailable', { retryAfter })
  }
  app.all('/api/*', { onRequest }, onRequest)
}
