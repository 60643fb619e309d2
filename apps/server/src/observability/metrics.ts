// The metrics in Prometheus' format: replies by route and time, open streams, delays of events, the database and its pool,
// overdue retention, and the process itself.

import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FreeSpace } from '../db/embedded/free-space.ts'
import type { Connections } from '../limits/connection-limits.ts'

export interface Metrics {
  /** The text that Prometheus reads: of this process, or of all workers that share the port. */
  text(): Promise<string>
  readonly contentType: string
  /** Registers a counter of open event streams. The metric is the sum of all counters. */
  watchStreams(count: () => number): void
  /** Registers the counters of connections and of reply bytes that clients have not received yet. */
  watchConnections(connections: Pick<Connections, 'open' | 'displaced'>, unsent: () => number): void
  /** Registers how many seconds the oldest rows are overdue for removal; 0: none are. */
  watchRetention(overdue: () => Promise<number>): void
  /** Seconds from an event on this node to the sending of the change to the phones. */
  recordLag(seconds: number): void
  /** Seconds that an event took from one node to another, as far as their clocks agree. */
  recordEventLag(seconds: number): void
  /** Seconds that the smallest statement took on the pool, the wait for a connection included. */
  recordPoolDelay(seconds: number): void
  setDatabaseAway(isAway: boolean): void
  /** Registers the free space of the embedded database's disk. */
  watchDisk(disk: FreeSpace): void
  /** Counts a menu file with its result: 'read', or why it could not be read. */
  menuFile(kind: string, result: string): void
}

/** In seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Observes every reply of the app; each app has its own registry. */
export function createMetrics(app: FastifyInstance): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  if (cluster.isWorker) {
    // The constructor makes this worker reply to the primary's requests for metrics.
    new AggregatorRegistry()
    AggregatorRegistry.setRegistries(registers)
  }
  const replies = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to reply, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    replies.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const timed = (name: string, help: string) => {
    const histogram = new Histogram({ name, help, buckets, registers })
    return (seconds: number) => histogram.observe(Math.max(0, seconds))
  }
  const away = new Gauge({
    name: 'database_away',
    help: '1 while the database is away',
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
      // Combines the values of all workers.
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
      gauge('sum', 'answers_unsent_bytes', 'Bytes of replies that clients have not received yet', unsent)
      const counter = new Counter({
        name: 'connections_displaced_total',
        help: 'Connections that were evicted to accept another one',
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
    recordLag: timed('event_lag_seconds', 'From hearing of a change to telling the phones'),
    recordEventLag: timed('news_lag_seconds', 'From one node to another'),
    recordPoolDelay: timed(
      'database_pool_answer_seconds',
      'The smallest statement, the wait for a connection included',
    ),
    setDatabaseAway: isAway => away.set(isAway ? 1 : 0),
    watchDisk({ bytes, isLow }) {
      gauge('min', 'disk_free_bytes', 'Free on the disk of the embedded database', bytes)
      gauge(
        'max',
        'disk_writes_refused',
        '1 while calls may not write, as the disk has only its reserve',
        () => (isLow() ? 1 : 0),
      )
    },
    menuFile: (kind, result) => files.inc({ kind, result }),
  }
}

const metricsRequest = 'metrics of all'

/** Requests the metrics of all workers from the primary process (process/workers.ts). */
async function textOfAll(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const onMessage = (message: unknown) => {
    if (isMetricsText(message)) resolve(message.metrics)
  }
  process.on('message', onMessage)
  try {
    process.send?.(metricsRequest)
    return await promise
  } finally {
    process.off('message', onMessage)
  }
}

/** In the primary process: replies to the workers' requests for metrics. */
export function serveClusterMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message) => {
    if (message !== metricsRequest) return
    all.clusterMetrics().then(
      metrics => worker.send({ metrics }),
      () => worker.send({ metrics: '' }),
    )
  })
}

function isMetricsText(message: unknown): message is { metrics: string } {
  return typeof message === 'object' && message !== null && 'metrics' in message
}
