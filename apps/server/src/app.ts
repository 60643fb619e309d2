// Builds the server: plugins, hooks and every feature's routes. The caller makes it listen.

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AppContext } from './app-context.ts'
import { recogniseDevices } from './auth/device-cookie.ts'
import { recogniseRestaurants } from './auth/require-session.ts'
import type { Config } from './config.ts'
import { directTarget } from './db/client-options.ts'
import type { Clock } from './db/clock.ts'
import type { Database } from './db/database.ts'
import type { FreeSpace } from './db/embedded/free-space.ts'
import { startHealthCheck } from './db/health-check.ts'
import { createSigner } from './db/signer.ts'
import { openStandby } from './db/standby.ts'
import { registerAdjustments } from './features/adjustments/routes.ts'
import { declareGate } from './features/beta/declare-gate.ts'
import { registerBeta } from './features/beta/routes.ts'
import { registerBills } from './features/bills/routes.ts'
import { registerCampaigns } from './features/campaigns/routes.ts'
import { registerCardPayments } from './features/card-payments/routes.ts'
import { registerDeliveries } from './features/deliveries/routes.ts'
import { registerFigures } from './features/figures/routes.ts'
import { registerGroups } from './features/groups/routes.ts'
import { registerInterest } from './features/interest/routes.ts'
import { registerBoard } from './features/kitchen/board-routes.ts'
import { serveTickets } from './features/kitchen/serve-tickets.ts'
import { registerKitchenDisplays } from './features/kitchen-displays/routes.ts'
import { registerLive } from './features/live/routes.ts'
import { registerOptionGroups } from './features/menu/option-group-routes.ts'
import { registerMenu } from './features/menu/routes.ts'
import { registerMenuImport } from './features/menu-import/routes.ts'
import { registerMenuPictures } from './features/menu-pictures/routes.ts'
import { registerDocument, registerService } from './features/operations/routes.ts'
import { registerOrders } from './features/orders/routes.ts'
import { registerPayments } from './features/payments/routes.ts'
import { registerPlaces } from './features/places/routes.ts'
import { registerPos } from './features/pos/routes.ts'
import { registerPosMenu } from './features/pos-menu/routes.ts'
import { registerPrinters } from './features/printers/routes.ts'
import { registerRestaurantTables } from './features/restaurant-tables/routes.ts'
import { registerRestaurants } from './features/restaurants/routes.ts'
import { registerServiceRequests } from './features/service-requests/routes.ts'
import { registerStaff } from './features/staff/routes.ts'
import { registerStatistics } from './features/statistics/routes.ts'
import { redirectToCanonicalHost } from './http/canonical-host.ts'
import { handleClientError, refuseTwoHosts } from './http/client-errors.ts'
import { refuseForeignWrites } from './http/origin.ts'
import { addSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { builtClient, serveClient } from './http/static-files.ts'
import { findTrustedProxies } from './http/trusted-proxies.ts'
import { startJobs } from './jobs/jobs.ts'
import {
  type ConnectionBounds,
  type Connections,
  defaultBounds,
  limitConnections,
  serverOptions,
} from './limits/connection-limits.ts'
import { createChangeQueues } from './limits/fair-queue.ts'
import { refuseWritesWhenFull } from './limits/low-disk.ts'
import { openRateLimits } from './limits/rate-limits.ts'
import { limitRequests } from './limits/request-slots.ts'
import { limitUnreadResponses } from './limits/unread-responses.ts'
import { createMailer } from './mail/mailer.ts'
import { createMetrics } from './observability/metrics.ts'
import { makeRequestIds, sendRequestId } from './observability/request-id.ts'
import { fastifyLog, logReply, logRequests } from './observability/request-log.ts'
import { problem, sendErrorsAsProblems, sendProblem } from './problems.ts'
import { connectEventBus } from './pubsub/event-bus.ts'
import { createEvents } from './pubsub/events.ts'
import { openPostgresTransport } from './pubsub/postgres-transport.ts'
import { openRedisTransport } from './pubsub/redis-transport.ts'
import type { Transport, TransportHandlers } from './pubsub/transport.ts'
import { createAccessTokens } from './secrets/access-tokens.ts'
import type { KeyRing } from './secrets/key-ring.ts'

/** The default for a request body. The menu upload declares its own, larger limit. */
const bodyLimit = 64 * 1024

/** During shutdown, clients have this long to receive their replies. Then the server closes every connection. */
const closeGraceMs = 2000

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Encrypts stored secrets. */
  readonly keyRing: KeyRing
  /** The disk of the embedded database. */
  readonly disk?: FreeSpace | null
  /** Absolute path of the built client. Default: `builtClient`. */
  readonly client?: string
  /** Timeouts and maximum numbers of connections that differ from `defaultBounds`. */
  readonly bounds?: Partial<ConnectionBounds>
  /** After how long without a reply a database counts as away. Default: as in db/health-check.ts and db/standby.ts. */
  readonly databaseTimeoutMs?: number
}

/** The base of the app: connection limits, hooks and error handling, without a route. */
async function makeHttp(
  parts: Pick<AppParts, 'config' | 'log' | 'bounds'>,
): Promise<{ readonly app: FastifyInstance; readonly connections: Connections }> {
  const { config, log } = parts
  const bounds = { ...defaultBounds, ...parts.bounds }
  const isTrusted = findTrustedProxies(config.trustProxy)
  const http = serverOptions(bounds)
  const app = fastify({
    loggerInstance: fastifyLog(log),
    // No timeout: startup first removes all groups that expired while no server ran.
    pluginTimeout: 0,
    genReqId: makeRequestIds(isTrusted),
    // request-log.ts writes one log line per reply. Fastify's own lines contain URLs.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    http,
    requestTimeout: http.requestTimeout,
    exposeHeadRoutes: false,
    frameworkErrors: (_, request, reply) => {
      addSecurityHeaders(request, reply)
      sendRequestId(request, reply)
      sendProblem(reply, request, problem('invalid', { fields: { url: 'malformed' } }))
      logReply(request, reply)
    },
    clientErrorHandler: handleClientError,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    // During shutdown, open connections are still served, with "connection: close": replacing a node refuses no request.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closeGraceMs).unref()
  })
  const connections = limitConnections(app.server, bounds, isTrusted)
  limitUnreadResponses(app, bounds)
  acceptOnlyJson(app)
  sendErrorsAsProblems(app)
  logRequests(app)
  limitRequests(app)
  setSecurityHeaders(app)
  refuseTwoHosts(app)
  refuseForeignWrites(app)
  redirectToCanonicalHost(app, config.canonicalHost)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  return { app, connections }
}

/** The app, ready to listen. `close()` ends the event streams, finishes running requests and stops the jobs. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    config,
    database,
    clock,
    log,
    keyRing,
    disk = null,
    client = builtClient,
    databaseTimeoutMs,
  } = parts
  // Needs the database, so it comes first: if it fails, nothing is open that would have to be closed.
  const sign = await createSigner(database.sql)
  const { app, connections } = await makeHttp(parts)
  if (disk) refuseWritesWhenFull(app, disk)
  recogniseDevices(app)
  recogniseRestaurants(app, { database, clock })
  await registerDocument(app)

  const metrics = createMetrics(app)
  metrics.watchConnections(connections, app.unreadResponses.bytes)
  if (disk) metrics.watchDisk(disk)
  const rateLimits = openRateLimits(database.target, config.rateLimitScale)
  app.addHook('onClose', () => rateLimits.close())
  const healthCheck = startHealthCheck(
    database.target,
    isAway => {
      metrics.setDatabaseAway(isAway)
      // Also when it is back: work without the health check's guard may have reached a former primary meanwhile.
      for (const pool of [database, rateLimits]) pool.renewConnections()
      log.warn(isAway ? 'the database is away: calls get 503' : 'the database is back')
    },
    databaseTimeoutMs,
  )
  app.decorate('healthCheck', healthCheck)
  app.addHook('onClose', () => healthCheck.close())
  const events = createEvents()
  const eventBus = connectEventBus(
    events,
    handlers => openTransport(config, database, handlers, log),
    log,
    metrics,
  )
  app.addHook('onClose', () => eventBus.close())
  const standby = openStandby(config.databaseStandbyUrl, database, databaseTimeoutMs)
  app.addHook('onClose', () => standby.close())
  const mailer = createMailer(app, config, log)
  const context: AppContext = {
    config,
    database,
    readStale: standby.readStale,
    clock,
    events,
    rateLimits,
    metrics,
    log,
    keyRing: keyRing,
    sign,
    mailer,
    changeQueues: createChangeQueues(),
    accessToken: createAccessTokens(),
    disk,
  }
  registerGroups(app, context)
  registerOrders(app, context)
  registerBills(app, context)
  registerPayments(app, context)
  registerAdjustments(app, context)
  registerCardPayments(app, context)
  registerServiceRequests(app, context)
  registerLive(app, context)
  serveTickets(app, context)
  registerPlaces(app)
  registerRestaurants(app, context)
  registerStatistics(app, context)
  registerFigures(app, context)
  registerMenu(app, context)
  registerOptionGroups(app, context)
  registerPos(app, context)
  registerDeliveries(app, context)
  registerPosMenu(app, context)
  registerInterest(app, context)
  registerMenuImport(app, context)
  registerMenuPictures(app, context)
  registerCampaigns(app, context)
  registerRestaurantTables(app, context)
  registerBoard(app, context)
  registerKitchenDisplays(app, context)
  registerStaff(app, context)
  registerPrinters(app, context)
  registerBeta(app, context)
  registerService(app, context)
  await serveClient(app, { client, changePage: html => declareGate(html, config) })
  await startJobs(app, context)
  return app
}

/** Redis if configured, otherwise the database. */
function openTransport(
  { redisUrl }: Config,
  { target }: Database,
  handlers: TransportHandlers,
  log: FastifyBaseLogger,
): Transport {
  return redisUrl
    ? openRedisTransport(redisUrl, handlers, log)
    : openPostgresTransport(directTarget(target), handlers)
}

/**
 * Calls accept JSON only; other content types get 415. An empty body counts as no body. An endpoint with `rawBody` gets the
 * bytes.
 */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (request.routeOptions.config.hasRawBody) done(null, body)
    else parse(request, body.toString(), done)
  })
}
