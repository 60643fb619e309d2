// Health checks, metrics, and the OpenAPI document with a page that shows it.

import { timingSafeEqual } from 'node:crypto'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { isLive, isReady } from '@tablemate/contract/service.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Config } from '../../config.ts'
import { isDatabaseAway } from '../../db/failures.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { problem } from '../../problems.ts'
import { measureService } from './measure-service.ts'
import { makeOpenApi } from './openapi.ts'

const json = 'application/json; charset=utf-8'

/** Made once in a process: it is long and public. */
let cachedDocument: Buffer | undefined

function openApiDocument(): Buffer {
  cachedDocument ??= Buffer.from(JSON.stringify(makeOpenApi()))
  return cachedDocument
}

/** Serves the OpenAPI document, and a page that shows it. */
export async function registerDocument(app: FastifyInstance): Promise<void> {
  // The page requires the plug-in, but gets the document from the hook.
  const document = { openapi: '3.1.0', info: { title: 'Tablemate', version: '' }, paths: {} }
  await app.register(swagger, { mode: 'static', specification: { document } })
  const uiHooks = {
    onRequest: (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
      const { url } = request.routeOptions
      if (url === '/api/docs/yaml') done(problem('not-found'))
      else if (url === '/api/docs/json') reply.type(json).send(openApiDocument())
      else done()
    },
  }
  await app.register(async docs => {
    docs.addHook('onSend', setNoStore)
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false, uiHooks })
    docs.get('/api/openapi.json', (_, reply) => reply.type(json).send(openApiDocument()))
  })
}

async function setNoStore(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}

export function registerService(app: FastifyInstance, context: AppContext): void {
  const { config, database, metrics, disk } = context
  serveEndpoint(app, isLive, async () => ({ status: 'ok' as const }))

  measureService(app, context)

  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  serveEndpoint(app, isReady, async () => {
    if (isClosing) throw problem('unavailable', { retryAfter: 1, reason: 'ending' })
    try {
      await app.healthCheck.guard(() => database.sql`select 1`)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      throw problem('unavailable', { retryAfter: 1, reason: 'database-away' })
    }
    return { status: 'ok' as const, ...(disk?.isLow() && { limited: 'disk-full' as const }) }
  })

  serveMetrics(app, config, metrics)
}

type MetricsConfig = Pick<Config, 'metricsToken' | 'publicUrl' | 'trustProxy'>

/** Serves the metrics in Prometheus format. */
function serveMetrics(
  app: FastifyInstance,
  config: MetricsConfig,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw problem('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

/** Headers that a proxy adds to a request. */
const proxyHeaders = 'forwarded via x-real-ip x-forwarded-for x-forwarded-host x-forwarded-proto'.split(' ')

/**
 * Allows callers with the token, and direct loopback connections (decisions.md, Ids, codes, identity). A local proxy does not
 * count as loopback. It may add no header, but a public address (CANONICAL_HOST sets one too) or a trusted proxy implies one, so then only the token
 * counts.
 */
function mayReadMetrics(
  { socket, headers }: FastifyRequest,
  { metricsToken: token, publicUrl, trustProxy }: MetricsConfig,
): boolean {
  const isProxied =
    publicUrl !== undefined || trustProxy !== false || proxyHeaders.some(name => headers[name] !== undefined)
  if (!isProxied && /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')) return true
  const sent = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && sent.length === expected.length && timingSafeEqual(sent, expected)
}
