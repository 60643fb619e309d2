// Limits the cost of replies that clients do not read: each device has a few concurrent reads, and the unsent bytes have
// maximums (connection-bounds.ts).

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkPathOf } from './client-address.ts'
import { largeReplyBytes } from './connection-bounds.ts'
import type { Connections } from './connection-limits.ts'
import { createReadQueue } from './read-queue.ts'
import { createUnsentReplies, type Networks, type UnsentBounds } from './unsent-replies.ts'

/** Per device. A browser sends up to six requests at once: the fifth and sixth wait. */
const readLimits = { atOnce: 4, waiting: 60, timeoutMs: 10_000 }

/**
 * Per address, until the reply is computed, so that no other client waits for hundreds of large groups. A lower limit costs
 * more per load, because fewer loads share an event-loop iteration and a packet to the database (a limit of six: 20 % more).
 */
const loadLimits = { atOnce: 32, waiting: 4000, timeoutMs: 10_000 }

/** A reply that may be large: a finite one, or the beginning of a stream. */
export type Load = 'read' | 'stream'

/** Large replies are sent in slices, so that the progress of a slow client is visible. */
const sliceBytes = 64 * 1024

export interface ReplyLimits {
  /**
   * Call it before a reply is computed, and the returned function afterwards. Returns a promise if the request has to wait. A
   * device's read ends when its reply is sent as well. Throws 'unavailable'.
   */
  begin(request: FastifyRequest, reply: FastifyReply, load: Load | null): (() => void) | Promise<() => void>
  /** Counts a stream's first event until the returned function is called; null if it exceeds the limits. */
  countFirstEvent(reply: FastifyReply, text: Buffer): (() => void) | null
  /** Counts the last line of a reply with progress until it is sent or its connection closed. */
  countUntilClosed(reply: FastifyReply, payload: Buffer): void
  /** Number of unsent bytes. */
  unsent(): number
}

declare module 'fastify' {
  interface FastifyInstance {
    replyLimits: ReplyLimits
  }
}

/** Limits the replies of all endpoints. */
export function limitReplies(app: FastifyInstance, connections: Connections, bounds: UnsentBounds): void {
  const unsent = createUnsentReplies(bounds)
  const reads = createReadQueue(readLimits)
  const loads = createReadQueue(loadLimits)
  const networksOf = ({ raw, ip }: FastifyRequest): Networks =>
    connections.of(raw.socket)?.networks ?? networkPathOf(ip)

  /** Null if the connection is closed. */
  const countUnsent = ({ request, raw }: FastifyReply, payload: string | Buffer) => {
    if (raw.closed) return null
    const connection = connections.of(request.raw.socket)
    return connection ? unsent.add(networksOf(request), connection, payload) : () => {}
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string'
    if ((!isText && !Buffer.isBuffer(payload)) || payload.length === 0) return done()
    if (payload.length <= largeReplyBytes) {
      if (smallReplies.push({ reply, payload }) === 1) setImmediate(countSmallReplies)
      return done()
    }
    const bytes = isText ? Buffer.from(payload) : payload
    // A buffer is in memory anyway, and its headers are written. A reply to a completed write is always sent.
    if (isText && request.method === 'GET') {
      try {
        unsent.makeRoom(networksOf(request), bytes.length, reads.countOf(request.device) > 1)
      } catch (error) {
        return done(error as Error)
      }
    }
    countUntilClosed(reply, bytes)
    reply.header('content-length', bytes.length)
    return done(null, Readable.from(slicesOf(bytes)))
  })

  /** Small replies of this iteration of the event loop: the kernel accepts nearly all of them before its end. */
  let smallReplies: { readonly reply: FastifyReply; readonly payload: string | Buffer }[] = []

  function countSmallReplies(): void {
    const replies = smallReplies
    smallReplies = []
    for (const { reply, payload } of replies)
      if (!reply.raw.writableFinished) countUntilClosed(reply, payload)
  }

  function countUntilClosed(reply: FastifyReply, payload: string | Buffer): void {
    const release = countUnsent(reply, payload)
    if (release) reply.raw.once('close', release)
  }

  /** Calls `end` when the returned function was called and the reply was sent or its connection closed. */
  function whenSent(reply: FastifyReply, end: () => void): () => void {
    let isOpen = !reply.raw.closed
    let isComputing = true
    const endIfDone = () => isOpen || isComputing || end()
    reply.raw.once('close', () => {
      isOpen = false
      endIfDone()
    })
    return () => {
      isComputing = false
      endIfDone()
    }
  }

  /** Acquires a load slot. The returned function releases it and calls `end`. If there is no slot, calls `end` and throws. */
  function acquireLoad(networks: Networks, end: () => void): (() => void) | Promise<() => void> {
    const both = (release: () => void) => () => {
      release()
      end()
    }
    const slot = loads.acquire(networks.at(-1) ?? networks[0])
    if (!(slot instanceof Promise)) return both(slot)
    return slot.then(both, error => {
      end()
      throw error
    })
  }

  app.decorate('replyLimits', {
    begin(request, reply, load) {
      const { device } = request
      // Requests without a device, such as health checks, are never limited.
      if (device === '') return nothing
      const networks = networksOf(request)
      unsent.makeRoom(networks, 0, reads.countOf(device) > 0)
      if (!load) return nothing
      const slot = load === 'read' ? reads.acquire(device) : nothing
      if (slot instanceof Promise) return slot.then(end => acquireLoad(networks, whenSent(reply, end)))
      return acquireLoad(networks, load === 'read' ? whenSent(reply, slot) : slot)
    },
    countFirstEvent(reply, text) {
      const { request } = reply
      if (text.length > largeReplyBytes)
        try {
          unsent.makeRoom(networksOf(request), text.length, reads.countOf(request.device) > 0)
        } catch {
          return null
        }
      return countUnsent(reply, text)
    },
    countUntilClosed,
    unsent: unsent.bytes,
  } satisfies ReplyLimits)
}

const nothing = () => {}

/** Views of the same memory, without a copy. */
export function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += sliceBytes) yield bytes.subarray(from, from + sliceBytes)
}
