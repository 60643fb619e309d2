// What an operator watches, in Prometheus' format: answers by route and time, streams open, how late the phones are told,
// whether the database and its pool keep up, what should be gone, and the process itself.

import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EmbeddedHealth } from '../db/embedded/embedded-health.ts'
import type { Connections } from '../limits/connection-limits.ts'

export interface Metrics {
  /** The text that Prometheus reads: of this process, or, where several share a port, of all of them. */
  text(): Promise<string>
  readonly contentType: string
  /** Who counts open event streams; each that does is added up. */
  watchStreams(count: () => number): void
  /** Who counts the connections, and the bytes of answers that were not taken yet. */
  watchConnections(connections: Pick<Connections, 'open' | 'displaced'>, unsent: () => number): void
  /** Who knows since when rows stand there that should be gone; in seconds, 0: none do. */
  watchRetention(overdue: () => Promise<number>): void
  /** How long phones waited to be told of a change that this node heard of, in seconds. */
  tellLag(seconds: number): void
  /** How long news took from one node to another, in seconds, as far as their clocks agree. */
  eventLag(seconds: number): void
  /** What an answer took on the pool that serves calls, the wait for a connection included, in seconds. */
  poolAnswer(seconds: number): void
  databaseIsAway(isAway: boolean): void
  /** Who knows how the embedded database and its disk fare. */
  watchEmbedded(embedded: EmbeddedHealth): void
  /** One menu file: 'read', or why it was not. */
  menuFile(kind: string, result: string): void
}

const quick = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Observes every answer of the app; each app has a registry of its own. */
export function createMetrics(app: FastifyInstance): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  if (cluster.isWorker) {
    // Making one is what lets this process be asked for its share.
    new AggregatorRegistry()
    AggregatorRegistry.setRegistries(registers)
  }
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const timed = (name: string, help: string) => {
    const histogram = new Histogram({ name, help, buckets: quick, registers })
    return (seconds: number) => histogram.observe(Math.max(0, seconds))
  }
  const away = new Gauge({
    name: 'database_away',
    help: '1 while the database does not answer',
    aggregator: 'max',
    registers,
  })
  const files = new Counter({
    name: 'menu_files_total',
    help: 'Menu files by kind, and whether they could be read',
    labelNames: ['kind', 'result'],
    registers,
  })
  const gauge = (
    aggregator: 'sum' | 'max' | 'min',
    name: string,
    help: string,
    value: () => number | Promise<number>,
  ) =>
    new Gauge({
      name,
      help,
      // Of several processes at one port.
      aggregator,
      registers,
      async collect() {
        this.set(await value())
      },
    })
  const streams: (() => number)[] = []
  gauge('sum', 'event_streams_open', 'Phones that watch their table, and boards', () =>
    streams.reduce((sum, count) => sum + count(), 0),
  )
  return {
    text: () => (cluster.isWorker ? textOfAll() : register.metrics()),
    contentType: register.contentType,
    watchStreams: count => void streams.push(count),
    watchConnections({ open, displaced }, unsent) {
      gauge('sum', 'connections_open', 'Connections', open)
      gauge('sum', 'answers_unsent_bytes', 'Of answers that were not taken yet', unsent)
      const counter = new Counter({
        name: 'connections_displaced_total',
        help: 'Connections that were closed so that another one could come',
        registers,
        collect() {
          counter.reset()
          counter.inc(displaced())
        },
      })
    },
    watchRetention: overdue =>
      void gauge(
        'max',
        'retention_overdue_seconds',
        'For how long the oldest ended group should be gone',
        overdue,
      ),
    tellLag: timed('event_lag_seconds', 'From hearing of a change to telling the phones'),
    eventLag: timed('news_lag_seconds', 'From one node to another'),
    poolAnswer: timed(
      'database_pool_answer_seconds',
      'The smallest statement, the wait for a connection included',
    ),
    databaseIsAway: isAway => away.set(isAway ? 1 : 0),
    watchEmbedded({ space, state }) {
      gauge('min', 'disk_free_bytes', 'Free on the disk of the embedded database', space.bytes)
      gauge(
        'max',
        'disk_writes_refused',
        '1 while calls may not write, as the disk has only its reserve',
        () => (space.isLow() ? 1 : 0),
      )
      new Counter({
        name: 'database_start_failures_total',
        help: 'Starts of the embedded database that failed',
        // All processes at one port have one database.
        aggregator: 'max',
        registers,
        collect() {
          this.reset()
          this.inc(state.now().failures)
        },
      })
    },
    menuFile: (kind, result) => files.inc({ kind, result }),
  }
}

const ask = 'metrics of all'

/** Asks the process that shares out the port, which asks all of them (process/workers.ts). */
async function textOfAll(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const hear = (message: unknown) => {
    if (isMetricsText(message)) resolve(message.metrics)
  }
  process.on('message', hear)
  try {
    process.send?.(ask)
    return await promise
  } finally {
    process.off('message', hear)
  }
}

/** In the process that shares out the port: answers its workers. */
export function answerForAll(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message) => {
    if (message !== ask) return
    all.clusterMetrics().then(
      metrics => worker.send({ metrics }),
      () => worker.send({ metrics: '' }),
    )
  })
}

function isMetricsText(message: unknown): message is { metrics: string } {
  return typeof message === 'object' && message !== null && 'metrics' in message
}
