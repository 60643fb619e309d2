// What an operator watches, in Prometheus' format: answers by route and time, streams open, the process itself.

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** The text that Prometheus reads. */
  text(): Promise<string>
  readonly contentType: string
  /** Who counts the open event streams. */
  watchStreams(count: () => number): void
}

/** Observes every answer of the app; each app has a registry of its own. */
export function createMetrics(app: FastifyInstance): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return {
    text: () => register.metrics(),
    contentType: register.contentType,
    watchStreams(count) {
      new Gauge({
        name: 'event_streams_open',
        help: 'Phones that watch their table',
        registers: [register],
        collect() {
          this.set(count())
        },
      })
    },
  }
}
