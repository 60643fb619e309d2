// Limits the pipelined requests of a connection, and the time for a body to arrive.

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ConnectionBounds } from './connection-bounds.ts'
import type { Connections } from './connection-limits.ts'
import { hasBody } from './open-connection.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may have the size of a menu, with the longer timeout. */
    isLarge?: boolean
  }
}

/** Only benches pipeline requests. Each reply stays in memory until the replies before it are sent. */
const maxPipelined = 32

/** Disconnects clients that pipeline too many requests or send a body of normal size too slowly. */
export function limitRequests(
  app: FastifyInstance,
  connections: Connections,
  { bodyMs, checkEveryMs }: ConnectionBounds,
): void {
  const arriving = new Map<IncomingMessage, number>()
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if ((connections.of(raw.socket)?.pendingReplies ?? 0) > maxPipelined) {
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
  const check = setInterval(() => {
    const now = performance.now()
    for (const [request, since] of arriving) {
      if (request.complete) arriving.delete(request)
      else if (now - since > bodyMs) request.destroy()
    }
  }, checkEveryMs)
  check.unref()
  app.addHook('onClose', async () => clearInterval(check))
}
