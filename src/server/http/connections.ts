// How long a connection may keep the server waiting, and how many one address may hold: whoever sends drop by drop, or
// never takes its answer, is cut off, and costs nobody else a place. Event streams have bounds of their own besides
// (features/live/routes.ts, event-stream.ts).

import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { uploadPatienceMs } from '#domain/limits.ts'
import { addressKey } from './address.ts'
import { createOpenCounts } from './open-counts.ts'

/** Times in milliseconds. */
export interface ConnectionBounds {
  /** For a request's line and headers, from the first byte, or from the opening of the connection. */
  readonly headersMs: number
  /** For a body of the usual length; for a menu's file or list `uploadPatienceMs`. */
  readonly bodyMs: number
  /** For more of an answer or a stream to be taken: who takes it slowly, as a weak signal does, is let finish. */
  readonly untakenMs: number
  /** How often that is looked at. */
  readonly lookEveryMs: number
  /** Open at once from one address: a restaurant's diners share one, with up to 2,000 event streams. */
  readonly perAddress: number
  /** Open at once in all, in this process. */
  readonly inAll: number
}

/** Longer times are for lines on which 64 KB, or a screen of the table, would take as long. */
export const usualBounds: ConnectionBounds = {
  headersMs: 15_000,
  bodyMs: 30_000,
  untakenMs: uploadPatienceMs,
  lookEveryMs: 2000,
  perAddress: 4000,
  inAll: 20_000,
}

/** What `http.createServer` is told. */
export function serverOptions({ headersMs, lookEveryMs }: ConnectionBounds) {
  return {
    headersTimeout: Math.min(headersMs, uploadPatienceMs),
    // To receive a request, not to answer it.
    requestTimeout: uploadPatienceMs,
    connectionsCheckingInterval: lookEveryMs,
  }
}

/** Holds a server's connections to their bounds; those of trusted proxies bring many people each, and are not counted. */
export function boundConnections(
  server: Server,
  { perAddress, inAll, untakenMs, lookEveryMs }: ConnectionBounds,
  isTrusted: (address: string | undefined) => boolean,
): void {
  const openFrom = createOpenCounts()
  /** Of each connection, how many bytes were taken from here, and since when it has not been more though more lies here. */
  const untaken = new Map<Socket, { readonly taken: number; readonly since: number | null }>()
  server.maxConnections = inAll
  server.on('connection', (socket: Socket) => {
    untaken.set(socket, { taken: 0, since: null })
    socket.once('close', () => untaken.delete(socket))
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return
    const key = addressKey(remoteAddress)
    socket.once('close', openFrom.open(key))
    if (openFrom.of(key) > perAddress) socket.destroy()
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, last] of untaken) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) untaken.set(socket, { taken, since: null })
      else if (last.since === null || taken !== last.taken) untaken.set(socket, { taken, since: now })
      else if (now - last.since > untakenMs) socket.destroy()
    }
  }, lookEveryMs)
  look.unref()
  server.once('close', () => clearInterval(look))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its body may be as long as a menu, and take as long to arrive. */
    isLarge?: boolean
  }
}

/** Nobody but a bench asks on before the answer has come; each answer lies here until those before it were taken. */
const mostUnanswered = 32

/** Cuts off whoever asks too much at once, or takes longer than others for a body of the usual length. */
export function boundRequests(app: FastifyInstance, { bodyMs, lookEveryMs }: ConnectionBounds): void {
  const unanswered = new WeakMap<Socket, number>()
  const arriving = new Map<IncomingMessage, number>()
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    const { socket } = raw
    const asked = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, asked)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (asked > mostUnanswered) {
      reply.hijack()
      socket.destroy()
      return
    }
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (hasBody && !routeOptions.config.isLarge) {
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
