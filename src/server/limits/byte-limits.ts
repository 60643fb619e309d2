// Byte limits, which are spent so often that a statement in the database for each would cost more than what it bounds:
// each process counts for itself (docs/operations.md, Bounds).

import { LRUCache } from 'lru-cache'
import { problem } from '../problems.ts'

const mebibyte = 2 ** 20

/** Bytes in ten minutes, times RATE_LIMIT_SCALE. */
const allowances = {
  'order-bytes-per-device': 2 * mebibyte,
  'order-bytes-per-address': 32 * mebibyte,
  'menu-bytes-per-address-and-restaurant': 256 * mebibyte,
} as const

const windowMs = 600_000
/** Of each rate limit; beyond, the key that was counted longest ago begins anew. */
const mostKeys = 50_000

export type ByteLimit = keyof typeof allowances

export interface ByteLimits {
  /** Takes so many bytes from the key's rate limit; throws 'too-many-requests' with Retry-After where it has not so many. */
  consume(byteLimit: ByteLimit, key: string, bytes: number): void
  /** Throws as `spend` does, without taking, where the key has used this share of its rate limit. */
  require(byteLimit: ByteLimit, key: string, share?: number): void
  /** Whether nothing is left of it. */
  isExhausted(byteLimit: ByteLimit, key: string): boolean
  /** Takes so many bytes, whether or not there are any left. */
  count(byteLimit: ByteLimit, key: string, bytes: number): void
}

export function createByteLimits(scale: number): ByteLimits {
  const rateLimits = new Map(
    Object.entries(allowances).map(([name, bytes]) => [
      name,
      { most: bytes * scale, used: new LRUCache<string, number>({ max: mostKeys, ttl: windowMs }) },
    ]),
  )
  const of = (byteLimit: ByteLimit) =>
    rateLimits.get(byteLimit) as NonNullable<ReturnType<typeof rateLimits.get>>
  const usedOf = (byteLimit: ByteLimit, key: string) => of(byteLimit).used.get(key) ?? 0
  const refuse = (byteLimit: ByteLimit, key: string): never => {
    throw problem('too-many-requests', { retryAfter: of(byteLimit).used.getRemainingTTL(key) / 1000 })
  }
  const count = (byteLimit: ByteLimit, key: string, bytes: number) => {
    // The window is from the first count on.
    of(byteLimit).used.set(key, usedOf(byteLimit, key) + bytes, { noUpdateTTL: true })
  }
  return {
    consume(byteLimit, key, bytes) {
      count(byteLimit, key, bytes)
      if (usedOf(byteLimit, key) > of(byteLimit).most) refuse(byteLimit, key)
    },
    require(byteLimit, key, share = 1) {
      if (usedOf(byteLimit, key) >= of(byteLimit).most * share) refuse(byteLimit, key)
    },
    isExhausted: (byteLimit, key) => usedOf(byteLimit, key) >= of(byteLimit).most,
    count,
  }
}
