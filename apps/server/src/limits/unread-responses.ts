// Limits the bytes of responses that wait in memory for clients that do not read them.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { siteOf } from './client-address.ts'
import type { ConnectionBounds } from './connection-limits.ts'

/** The kernel takes smaller responses without delay. */
const minBytes = 16 * 1024

export interface UnreadResponses {
  /**
   * Counts so many bytes for the response, instead of those counted before, until it is sent. Above a limit the oldest responses
   * of the network with most bytes lose their connections.
   */
  count(reply: FastifyReply, bytes: number): void
  /** All unread bytes. */
  bytes(): number
}

declare module 'fastify' {
  interface FastifyInstance {
    unreadResponses: UnreadResponses
  }
}

/** Limits the responses of all endpoints. */
export function limitUnreadResponses(
  app: FastifyInstance,
  { unreadPerNetwork, unreadInAll }: Pick<ConnectionBounds, 'unreadPerNetwork' | 'unreadInAll'>,
): void {
  /** The oldest first. */
  const unread = new Map<FastifyReply, { readonly site: string; bytes: number }>()
  let total = 0

  function forget(reply: FastifyReply): void {
    total -= unread.get(reply)?.bytes ?? 0
    unread.delete(reply)
  }

  function count(reply: FastifyReply, bytes: number): void {
    const { raw, request } = reply
    let known = unread.get(reply)
    if (!known) {
      if (bytes < minBytes || raw.closed) return
      known = { site: siteOf(request.ip), bytes: 0 }
      unread.set(reply, known)
      raw.once('close', () => forget(reply))
    }
    total += bytes - known.bytes
    known.bytes = bytes
    while (total > unreadPerNetwork && dropOldest());
  }

  /** False if no network is above its limit. */
  function dropOldest(): boolean {
    const sums = new Map<string, number>()
    for (const { site, bytes } of unread.values()) sums.set(site, (sums.get(site) ?? 0) + bytes)
    const [largest, most] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a))
    if (most <= unreadPerNetwork && total <= unreadInAll) return false
    const [oldest] = [...unread].find(([, { site, bytes }]) => site === largest && bytes > 0) ?? []
    if (!oldest) return false
    forget(oldest)
    oldest.request.raw.socket.destroy()
    return true
  }

  app.addHook('onSend', (_, reply, payload, done) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) count(reply, Buffer.byteLength(payload))
    done()
  })
  app.decorate('unreadResponses', { count, bytes: () => total } satisfies UnreadResponses)
}
