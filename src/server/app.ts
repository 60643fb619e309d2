// The registry: builds the whole server from its parts, and never listens.

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { recogniseRestaurants } from './access/restaurant.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { watchPulse } from './db/pulse.ts'
import { createEvents } from './events.ts'
import { registerBeta } from './features/beta/routes.ts'
import { registerBills } from './features/bills/routes.ts'
import { registerCampaigns } from './features/campaigns/routes.ts'
import { registerGroups } from './features/groups/routes.ts'
import { registerInterest } from './features/interest/routes.ts'
import { registerLive } from './features/live/routes.ts'
import { registerMenu } from './features/menu/routes.ts'
import { registerMenuImport } from './features/menu-import/routes.ts'
import { registerOrders } from './features/orders/routes.ts'
import { registerPayments } from './features/payments/routes.ts'
import { registerPlaces } from './features/places/routes.ts'
import { registerPos } from './features/pos/routes.ts'
import { registerRestaurants } from './features/restaurants/routes.ts'
import { registerDocument, registerService } from './features/service/routes.ts'
import { registerStatistics } from './features/statistics/routes.ts'
import { registerTables } from './features/tables/routes.ts'
import type { Clock, House } from './house.ts'
import { refuseBroken, refuseTwoHosts } from './http/broken-requests.ts'
import { budgetsInPostgres } from './http/budget-store.ts'
import { createBudgets } from './http/budgets.ts'
import { redirectToCanonicalHost } from './http/canonical-host.ts'
import {
  boundConnections,
  boundRequests,
  type ConnectionBounds,
  serverOptions,
  usualBounds,
} from './http/connections.ts'
import { recogniseDevices } from './http/device-cookie.ts'
import { createMetrics } from './http/metrics.ts'
import { refuseForeignWrites } from './http/origin.ts'
import { givePlaces } from './http/places.ts'
import { answerProblems, problem, sendProblem } from './http/problems.ts'
import { makeRequestIds, tellRequestId } from './http/request-id.ts'
import { logAnswer, logRequests, withoutChatter } from './http/request-log.ts'
import { addSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { builtClient, serveClient } from './http/static-files.ts'
import { findTrustedProxies } from './http/trusted-proxies.ts'
import { startJobs } from './jobs/jobs.ts'
import { createMailer } from './mail/mailer.ts'
import { shareNews } from './nodes/news.ts'
import { openPostgresWire } from './nodes/postgres-wire.ts'
import { openRedisWire } from './nodes/redis-wire.ts'
import type { Wire, WireEnds } from './nodes/wire.ts'
import type { KeyRing } from './secrets/key-ring.ts'

/** No payload of a diner is larger; the upload of a menu says so itself. */
const bodyLimit = 64 * 1024

/** At the end, whoever has not taken an answer by then is cut off: the server's end waits for no phone. */
const closeGraceMs = 2000

export interface Parts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** What secrets are kept under. */
  readonly keyRing: KeyRing
  /** The folder of the built client, absolute, where it is not the usual one. */
  readonly client?: string
  /** How long a connection may take, and how many there may be, where it is not the usual. */
  readonly bounds?: Partial<ConnectionBounds>
}

/** The app, ready to listen; `close()` ends the event streams, finishes what runs and stops the jobs. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, clock, log, keyRing, client = builtClient } = parts
  const bounds = { ...usualBounds, ...parts.bounds }
  const isTrusted = findTrustedProxies(config.trustProxy)
  const http = serverOptions(bounds)
  const app = fastify({
    loggerInstance: withoutChatter(log),
    // What ended while no server ran goes before anybody is served, however much it is.
    pluginTimeout: 0,
    genReqId: makeRequestIds(isTrusted),
    // request-log.ts writes the one line per answer; what Fastify would write holds URLs.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    http,
    requestTimeout: http.requestTimeout,
    exposeHeadRoutes: false,
    frameworkErrors: (_, request, reply) => {
      addSecurityHeaders(request, reply)
      tellRequestId(request, reply)
      sendProblem(reply, request, problem('invalid', { fields: { url: 'malformed' } }))
      logAnswer(request, reply)
    },
    clientErrorHandler: refuseBroken,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    // At the end, who is connected already is served, and told to come by another line: a node that is replaced refuses nobody.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closeGraceMs).unref()
  })
  boundConnections(app.server, bounds, isTrusted)
  boundRequests(app, bounds)
  acceptOnlyJson(app)
  answerProblems(app)
  logRequests(app)
  givePlaces(app)
  setSecurityHeaders(app)
  refuseTwoHosts(app)
  refuseForeignWrites(app)
  redirectToCanonicalHost(app, config.canonicalHost)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  recogniseDevices(app)
  recogniseRestaurants(app, { database, clock })
  await registerDocument(app)

  const metrics = createMetrics(app)
  const pulse = watchPulse(database.target, isAway => {
    metrics.databaseIsAway(isAway)
    log.warn(isAway ? 'the database is away: calls are answered 503' : 'the database is back')
  })
  app.decorate('pulse', pulse)
  app.addHook('onClose', () => pulse.close())
  const events = createEvents()
  const news = shareNews(events, ends => openWire(config, database, ends, log), log, metrics)
  app.addHook('onClose', () => news.close())
  const budgetStore = budgetsInPostgres(database.target)
  app.addHook('onClose', () => budgetStore.close())
  const budgets = createBudgets(budgetStore, config.rateLimitScale)
  const mailer = createMailer(app, config, log)
  const house: House = { config, database, clock, events, budgets, metrics, log, keyRing, mailer }
  registerGroups(app, house)
  registerOrders(app, house)
  registerBills(app, house)
  registerPayments(app, house)
  registerLive(app, house)
  registerPlaces(app)
  registerRestaurants(app, house)
  registerStatistics(app, house)
  registerMenu(app, house)
  registerPos(app, house)
  registerInterest(app, house)
  registerMenuImport(app, house)
  registerCampaigns(app, house)
  registerTables(app, house)
  registerBeta(app, house)
  registerService(app, house)
  await serveClient(app, { client, hasGate: config.betaAccessCode !== '' })
  await startJobs(app, house)
  return app
}

/** By Redis where there is one, else by the database. */
function openWire({ redisUrl }: Config, { target }: Database, ends: WireEnds, log: FastifyBaseLogger): Wire {
  return redisUrl ? openRedisWire(redisUrl, ends, log) : openPostgresWire(target, ends)
}

/** JSON is the only language of the calls, 415 for others; where no body is needed an empty one is none. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
