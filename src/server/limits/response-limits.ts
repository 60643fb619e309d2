// What answers may cost that are asked for and not taken: a few reads of each device are under way at once, and the bytes
// that lie here untaken have bounds (connection-limits.ts).

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './client-address.ts'
import { largeAnswer } from './connection-bounds.ts'
import type { Connections } from './connection-limits.ts'
import { createReadQueue } from './read-queue.ts'
import { createUnsentResponses, type Networks, type UnsentBounds } from './unsent-responses.ts'

/** Of a device. A browser asks for up to six things at once: the fifth and sixth wait. */
const reads = { atOnce: 4, waiting: 60, timeoutMs: 10_000 }

/**
 * Of an address, until they are computed: so nobody else's call stands behind hundreds of long tables. With fewer at once
 * each one costs more, as fewer share a turn of the event loop and a packet to the database: with six, a fifth more.
 */
const loads = { atOnce: 32, waiting: 4000, timeoutMs: 10_000 }

/** What may be long: something that ends by itself, or the beginning of a stream. */
export type Load = 'read' | 'stream'

/** Large answers leave in slices, each once the one before was taken: it shows who takes them slowly, and who not at all. */
const sliceBytes = 64 * 1024

export interface ResponseLimits {
  /**
   * Before an answer is computed. Answers what is to be called when it is, a promise where it has to wait; a read of a device
   * then is over once its answer was taken. Throws 'unavailable'.
   */
  begin(request: FastifyRequest, reply: FastifyReply, load: Load | null): (() => void) | Promise<() => void>
  /** Counts a stream's first event until the returned function is called; null where there is no room for it. */
  holdFirst(reply: FastifyReply, text: Buffer): (() => void) | null
  /** Bytes that were not taken yet. */
  unsent(): number
}

declare module 'fastify' {
  interface FastifyInstance {
    answers: ResponseLimits
  }
}

/** Bounds the answers of all endpoints. */
export function limitResponses(app: FastifyInstance, connections: Connections, bounds: UnsentBounds): void {
  const unsent = createUnsentResponses(bounds)
  const turns = createReadQueue(reads)
  const loading = createReadQueue(loads)
  const networksOf = ({ raw, ip }: FastifyRequest): Networks =>
    connections.of(raw.socket)?.networks ?? pathOf(ip)

  /** Null where the connection is closed already. */
  const hold = ({ request, raw }: FastifyReply, payload: string | Buffer) => {
    if (raw.closed) return null
    const connection = connections.of(request.raw.socket)
    return connection ? unsent.hold(networksOf(request), connection, payload) : () => {}
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string'
    if ((!isText && !Buffer.isBuffer(payload)) || payload.length === 0) return done()
    if (payload.length <= largeAnswer) {
      if (given.push({ reply, payload }) === 1) setImmediate(countUnread)
      return done()
    }
    const bytes = isText ? Buffer.from(payload) : payload
    // What is a buffer already lies here anyway, and its headers are written. What was written to a table is told.
    if (isText && request.method === 'GET') {
      try {
        unsent.makeRoom(networksOf(request), bytes.length, turns.countOf(request.device) > 1)
      } catch (error) {
        return done(error as Error)
      }
    }
    holdUntilRead(reply, bytes)
    reply.header('content-length', bytes.length)
    return done(null, Readable.from(slicesOf(bytes)))
  })

  /** Answers that are no large ones, of this turn of the event loop: the system has taken nearly all of them by its end. */
  let given: { readonly reply: FastifyReply; readonly payload: string | Buffer }[] = []

  function countUnread(): void {
    const answers = given
    given = []
    for (const { reply, payload } of answers) if (!reply.raw.writableFinished) holdUntilRead(reply, payload)
  }

  function holdUntilRead(reply: FastifyReply, payload: string | Buffer): void {
    const release = hold(reply, payload)
    if (release) reply.raw.once('close', release)
  }

  /** Calls `end` when the returned function was called and the answer was taken, or its connection has closed. */
  function whenRead(reply: FastifyReply, end: () => void): () => void {
    let isOpen = !reply.raw.closed
    let isWorkedOn = true
    const settle = () => isOpen || isWorkedOn || end()
    reply.raw.once('close', () => {
      isOpen = false
      settle()
    })
    return () => {
      isWorkedOn = false
      settle()
    }
  }

  /** Calls `end` as well when the returned function is called, or where there is no place. */
  function takeSlot(networks: Networks, end: () => void): (() => void) | Promise<() => void> {
    const both = (loaded: () => void) => () => {
      loaded()
      end()
    }
    const place = loading.take(networks.at(-1) ?? networks[0])
    if (!(place instanceof Promise)) return both(place)
    return place.then(both, error => {
      end()
      throw error
    })
  }

  app.decorate('answers', {
    begin(request, reply, load) {
      const { device } = request
      // Health checks are answered whatever else is so.
      if (device === '') return nothing
      const networks = networksOf(request)
      unsent.makeRoom(networks, 0, turns.countOf(device) > 0)
      if (!load) return nothing
      const turn = load === 'read' ? turns.take(device) : nothing
      if (turn instanceof Promise) return turn.then(end => takeSlot(networks, whenRead(reply, end)))
      return takeSlot(networks, load === 'read' ? whenRead(reply, turn) : turn)
    },
    holdFirst(reply, text) {
      const { request } = reply
      if (text.length > largeAnswer)
        try {
          unsent.makeRoom(networksOf(request), text.length, turns.countOf(request.device) > 0)
        } catch {
          return null
        }
      return hold(reply, text)
    },
    unsent: unsent.bytes,
  } satisfies ResponseLimits)
}

const nothing = () => {}

/** Not copied. */
export function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += sliceBytes) yield bytes.subarray(from, from + sliceBytes)
}
