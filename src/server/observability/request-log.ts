// One line for every answer, with the route's pattern in place of the URL: codes and ids are not for logs.

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tellRequestId } from './request-id.ts'

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    tellRequestId(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply)
    done()
  })
}

/** Of an answer that meets no hooks, as its request has no URL, too. */
export function logAnswer({ method, routeOptions, log }: FastifyRequest, reply: FastifyReply): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10
  log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered')
}

/**
 * The log for Fastify and its plugins. In their finer levels they write down what they are handed: headers with their
 * cookies, bytes of a broken request. So whatever LOG_LEVEL is, they stay at 'info'; our own lines do not.
 */
export function withoutChatter(log: FastifyBaseLogger): FastifyBaseLogger {
  return ['debug', 'trace'].includes(log.level) ? log.child({}, { level: 'info' }) : log
}
