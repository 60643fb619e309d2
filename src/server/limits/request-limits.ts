// How much one connection may ask for at once, and how long a body may take to arrive.

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ConnectionBounds } from './connection-bounds.ts'
import type { Connections } from './connection-limits.ts'
import { hasBody } from './open-connection.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its body may be as long as a menu, and take as long to arrive. */
    isLarge?: boolean
  }
}

/** Nobody but a bench asks on before the answer has come; each answer lies here until those before it were taken. */
const mostUnanswered = 32

/** Cuts off whoever asks too much at once, or takes longer than others for a body of the usual length. */
export function boundRequests(
  app: FastifyInstance,
  connections: Connections,
  { bodyMs, lookEveryMs }: ConnectionBounds,
): void {
  const arriving = new Map<IncomingMessage, number>()
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if ((connections.of(raw.socket)?.unanswered ?? 0) > mostUnanswered) {
      reply.hijack()
      raw.socket.destroy()
      return
    }
    if (hasBody(raw) && !routeOptions.config.isLarge) {
      arriving.set(raw, performance.now())
      raw.once('close', () => arriving.delete(raw))
    }
    done()
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [request, since] of arriving) {
      if (request.complete) arriving.delete(request)
      else if (now - since > bodyMs) request.destroy()
    }
  }, lookEveryMs)
  look.unref()
  app.addHook('onClose', async () => clearInterval(look))
}
