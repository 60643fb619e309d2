// How many bytes of answers lie in memory because nobody has taken them yet: of an address, of an IPv6 /48, and of all.
// Where it is too much, the oldest answers of those who have most make room, large ones first.

import { problem } from '../problems.ts'
import { largeAnswer } from './connection-bounds.ts'
import type { Connection } from './open-connection.ts'

export interface UnsentBounds {
  /** Bytes; of an IPv6 /48 twice as many. */
  readonly unsentPerAddress: number
  readonly unsentInAll: number
}

/** Whose answer it is: its address last, the widest network around it first (client-address.ts). */
export type Networks = readonly [string, ...string[]]

export interface UnsentResponses {
  /**
   * Makes room for so many bytes more by cutting off the oldest answers, large ones first: of the address where that has too
   * many, of the network with most where all have. Throws 'unavailable' where it is the caller's own network that has too
   * many, and the caller `isWaiting` for other answers or there is none to cut off.
   */
  makeRoom(networks: Networks, bytes: number, isWaiting: boolean): void
  /** Counts an answer for its connection until the returned function is called; a second call changes nothing. */
  hold(networks: Networks, connection: Connection, payload: string | Buffer): () => void
  /** In all. */
  bytes(): number
}

interface Sum {
  bytes: number
  /** One buffer may be the answer of many, as a menu is; it lies here once. */
  buffers?: Map<Buffer, number>
}

interface PendingResponse {
  readonly networks: Networks
  /** Cuts off its connection. */
  cut(): void
}

/** Seconds. */
const retryAfter = 5

export function createUnsentResponses({ unsentPerAddress, unsentInAll }: UnsentBounds): UnsentResponses {
  const all: Sum = { bytes: 0 }
  const byAddress = new Map<string, Sum>()
  const byWidest = new Map<string, Sum>()
  /** The oldest first. */
  const large = new Set<PendingResponse>()
  const small = new Set<PendingResponse>()

  /** Who has too much with so many bytes more: an address or a network, or null. */
  function findOverfull(networks: Networks, more: number): string | null {
    // As nearly always.
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
        const overfull = findOverfull(networks, bytes)
        if (overfull === null) return
        const isOwn = networks.includes(overfull)
        if (isOwn && isWaiting) throw problem('unavailable', { retryAfter })
        const oldest = oldestOf(large, overfull) ?? oldestOf(small, overfull)
        oldest?.cut()
        if (oldest) continue
        if (isOwn) throw problem('unavailable', { retryAfter })
        return
      }
    },
    hold(networks, connection, payload) {
      const bytes = Buffer.byteLength(payload)
      const kept = [
        [byAddress, addressIn(networks)],
        [byWidest, networks[0]],
      ] as const
      let isHeld = true
      const release = () => {
        if (!isHeld) return
        isHeld = false
        large.delete(answer)
        small.delete(answer)
        connection.unsent -= bytes
        subtract(all, payload, bytes)
        for (const [sums, key] of kept) {
          const sum = sums.get(key)
          if (sum && subtract(sum, payload, bytes) === 0) sums.delete(key)
        }
      }
      const answer = {
        networks,
        cut() {
          release()
          connection.socket.destroy()
        },
      }
      connection.unsent += bytes
      add(all, payload, bytes)
      for (const [sums, key] of kept) add(sumAt(sums, key), payload, bytes)
      const peers = bytes > largeAnswer ? large : small
      peers.add(answer)
      return release
    },
    bytes: () => all.bytes,
  }
}

function oldestOf(answers: ReadonlySet<PendingResponse>, network: string): PendingResponse | undefined {
  for (const answer of answers) if (answer.networks.includes(network)) return answer
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

function add(sum: Sum, payload: string | Buffer, bytes: number): void {
  if (typeof payload !== 'string') {
    sum.buffers ??= new Map()
    const readers = sum.buffers.get(payload) ?? 0
    sum.buffers.set(payload, readers + 1)
    if (readers > 0) return
  }
  sum.bytes += bytes
}

/** Answers what is left. */
function subtract(sum: Sum, payload: string | Buffer, bytes: number): number {
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
