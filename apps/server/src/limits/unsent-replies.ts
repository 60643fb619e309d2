// Limits the bytes of unsent replies in memory per address, per IPv6 /48 and in all. Above a limit, it drops the oldest
// replies of the address or network with most bytes, large replies first.

import { problem } from '../problems.ts'
import { largeReplyBytes } from './connection-bounds.ts'
import type { Connection } from './open-connection.ts'

export interface UnsentBounds {
  /** In bytes; an IPv6 /48 may have twice as many. */
  readonly unsentPerAddress: number
  readonly unsentInAll: number
}

/** The client's address and its networks, the widest first, the address last (client-address.ts). */
export type Networks = readonly [string, ...string[]]

export interface UnsentReplies {
  /**
   * Makes room for so many more bytes. Drops the oldest replies, large ones first: of the client's own address or network if it
   * is above its limit, otherwise of the network with most bytes. Throws 'unavailable' if the client's own network is above a limit
   * and the client `isWaiting` for other replies, or no reply can be dropped.
   */
  makeRoom(networks: Networks, bytes: number, isWaiting: boolean): void
  /** Counts a reply for its connection until the returned function is called. A second call has no effect. */
  add(networks: Networks, connection: Connection, payload: string | Buffer): () => void
  /** All unsent bytes. */
  bytes(): number
}

interface Sum {
  bytes: number
  /** Many replies may share one buffer, such as a menu, which counts once. */
  buffers?: Map<Buffer, number>
}

interface PendingReply {
  readonly networks: Networks
  /** Closes the reply's connection. */
  drop(): void
}

/** Seconds. */
const retryAfter = 5

export function createUnsentReplies({ unsentPerAddress, unsentInAll }: UnsentBounds): UnsentReplies {
  const all: Sum = { bytes: 0 }
  const byAddress = new Map<string, Sum>()
  const byWidest = new Map<string, Sum>()
  /** The oldest first. */
  const large = new Set<PendingReply>()
  const small = new Set<PendingReply>()

  /** The address or network that exceeds a limit with so many more bytes; null if none does. */
  function findOverLimit(networks: Networks, more: number): string | null {
    // The common case.
    if (all.bytes + more <= Math.min(unsentPerAddress, unsentInAll)) return null
    const address = addressIn(networks)
    if ((byAddress.get(address)?.bytes ?? 0) + more > unsentPerAddress) return address
    const [widest] = networks
    if ((byWidest.get(widest)?.bytes ?? 0) + more > 2 * unsentPerAddress) return widest
    if (all.bytes + more <= unsentInAll) return null
    const [most = widest] = [...byWidest].reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a))
    return most
  }

  return {
    makeRoom(networks, bytes, isWaiting) {
      for (;;) {
        const overLimit = findOverLimit(networks, bytes)
        if (overLimit === null) return
        const isOwn = networks.includes(overLimit)
        if (isOwn && isWaiting) throw problem('unavailable', { retryAfter })
        const oldest = oldestOf(large, overLimit) ?? oldestOf(small, overLimit)
        oldest?.drop()
        if (oldest) continue
        if (isOwn) throw problem('unavailable', { retryAfter })
        return
      }
    },
    add(networks, connection, payload) {
      const bytes = Buffer.byteLength(payload)
      const sumKeys = [
        [byAddress, addressIn(networks)],
        [byWidest, networks[0]],
      ] as const
      let isPending = true
      const release = () => {
        if (!isPending) return
        isPending = false
        large.delete(reply)
        small.delete(reply)
        connection.unsent -= bytes
        decrease(all, payload, bytes)
        for (const [sums, key] of sumKeys) {
          const sum = sums.get(key)
          if (sum && decrease(sum, payload, bytes) === 0) sums.delete(key)
        }
      }
      const reply = {
        networks,
        drop() {
          release()
          connection.socket.destroy()
        },
      }
      connection.unsent += bytes
      increase(all, payload, bytes)
      for (const [sums, key] of sumKeys) increase(sumAt(sums, key), payload, bytes)
      const peers = bytes > largeReplyBytes ? large : small
      peers.add(reply)
      return release
    },
    bytes: () => all.bytes,
  }
}

function oldestOf(replies: ReadonlySet<PendingReply>, network: string): PendingReply | undefined {
  for (const reply of replies) if (reply.networks.includes(network)) return reply
  return undefined
}

function addressIn(networks: Networks): string {
  return networks.at(-1) ?? networks[0]
}

function sumAt(sums: Map<string, Sum>, key: string): Sum {
  const known = sums.get(key)
  if (known) return known
  const sum = { bytes: 0 }
  sums.set(key, sum)
  return sum
}

function increase(sum: Sum, payload: string | Buffer, bytes: number): void {
  if (typeof payload !== 'string') {
    sum.buffers ??= new Map()
    const readers = sum.buffers.get(payload) ?? 0
    sum.buffers.set(payload, readers + 1)
    if (readers > 0) return
  }
  sum.bytes += bytes
}

/** Returns the remaining bytes. */
function decrease(sum: Sum, payload: string | Buffer, bytes: number): number {
  if (typeof payload !== 'string') {
    const readers = sum.buffers?.get(payload) ?? 1
    if (readers > 1) {
      sum.buffers?.set(payload, readers - 1)
      return sum.bytes
    }
    sum.buffers?.delete(payload)
  }
  sum.bytes -= bytes
  return sum.bytes
}
