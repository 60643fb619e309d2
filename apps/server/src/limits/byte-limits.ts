// Rate limits in bytes. They are checked so often that a database statement each time would cost more than the limited work,
// so each process counts on its own (docs/operations.md, Bounds).

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
/** Per rate limit. Beyond it, the least recently counted key starts again at zero. */
const maxKeys = 50_000

export type ByteLimit = keyof typeof allowances

export interface ByteLimits {
  /** Counts the bytes for the key. Throws 'too-many-requests' with Retry-After if they exceed its limit. */
  consume(byteLimit: ByteLimit, key: string, bytes: number): void
  /** Throws as `consume`, without counting, if the key has used this share of its limit. */
  require(byteLimit: ByteLimit, key: string, share?: number): void
  /** Whether the key has used its whole limit. */
  isExhausted(byteLimit: ByteLimit, key: string): boolean
  /** Counts the bytes, even beyond the limit. */
  count(byteLimit: ByteLimit, key: string, bytes: number): void
}

export function createByteLimits(scale: number): ByteLimits {
  const rateLimits = new Map(
    Object.entries(allowances).map(([name, bytes]) => [
      name,
      { max: bytes * scale, used: new LRUCache<string, number>({ max: maxKeys, ttl: windowMs }) },
    ]),
  )
  const of = (byteLimit: ByteLimit) =>
    rateLimits.get(byteLimit) as NonNullable<ReturnType<typeof rateLimits.get>>
  const usedOf = (byteLimit: ByteLimit, key: string) => of(byteLimit).used.get(key) ?? 0
  const refuse = (byteLimit: ByteLimit, key: string): never => {
    throw problem('too-many-requests', { retryAfter: of(byteLimit).used.getRemainingTTL(key) / 1000 })
  }
  const count = (byteLimit: ByteLimit, key: string, bytes: number) => {
    // The window starts with the first count.
    of(byteLimit).used.set(key, usedOf(byteLimit, key) + bytes, { noUpdateTTL: true })
  }
  return {
    consume(byteLimit, key, bytes) {
      count(byteLimit, key, bytes)
      if (usedOf(byteLimit, key) > of(byteLimit).max) refuse(byteLimit, key)
    },
    require(byteLimit, key, share = 1) {
      if (usedOf(byteLimit, key) >= of(byteLimit).max * share) refuse(byteLimit, key)
    },
    isExhausted: (byteLimit, key) => usedOf(byteLimit, key) >= of(byteLimit).max,
    count,
  }
}
