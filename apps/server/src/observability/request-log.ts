// Writes one log line per reply, with the route's pattern instead of the URL, which may contain codes and ids.

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRequestId } from './request-id.ts'

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    sendRequestId(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logReply(request, reply)
    done()
  })
}

/** Exported for replies to malformed URLs, which run no hooks. */
export function logReply({ method, routeOptions, log }: FastifyRequest, reply: FastifyReply): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10
  log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered')
}

/**
 * The log for Fastify and its plugins. At debug and trace they log headers with cookies and bytes of malformed requests, so
 * they stay at 'info' whatever LOG_LEVEL is; our own lines do not.
 */
export function fastifyLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return ['debug', 'trace'].includes(log.level) ? log.child({}, { level: 'info' }) : log
}
