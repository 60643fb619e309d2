// The rate limits per address, network, device and account, in the database that all nodes share.

import { hash } from 'node:crypto'
import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { DatabaseTarget } from '../db/client-options.ts'
import { callSilenceMs, connectDatabase, type Database } from '../db/database.ts'
import { problem } from '../problems.ts'

const mebibyte = 2 ** 20
/** Checked so often that a statement each time would cost more than the limited work: each process counts on its own. */
const bytesInMemory = { seconds: 600, isInMemory: true } as const

/** Points per seconds, times RATE_LIMIT_SCALE (decisions.md, Ids, codes, identity). */
export const allowances = {
  'code-misses-per-address': { points: 60, seconds: 600 },
  // A household may have the 256 addresses of a /56, a site the 65,536 of a /48.
  'code-misses-per-56': { points: 60, seconds: 600 },
  'code-misses-per-48': { points: 200, seconds: 600 },
  // Codes that pair a tablet. Separate from group codes, so that diners' misses do not block a tablet.
  'screen-code-misses-per-address': { points: 20, seconds: 600 },
  'screen-code-misses-per-56': { points: 60, seconds: 600 },
  'screen-code-misses-per-48': { points: 200, seconds: 600 },
  'table-names-per-address': { points: 300, seconds: 600 },
  'beta-misses-per-address': { points: 20, seconds: 600 },
  'groups-per-device': { points: 30, seconds: 600 },
  'groups-per-address': { points: 300, seconds: 600 },
  'requests-per-device': { points: 30, seconds: 600 },
  // Each asks Stripe. A diner who hesitates starts and cancels a few.
  'card-payments-per-device': { points: 60, seconds: 600 },
  'code-renewals-per-group': { points: 10, seconds: 3600 },
  'sign-ups-per-address': { points: 20, seconds: 3600 },
  'interest-per-address': { points: 20, seconds: 3600 },
  'resets-per-address': { points: 20, seconds: 3600 },
  'resets-per-email': { points: 5, seconds: 3600 },
  // Every hashed password, right ones too: a core hashes some 50 a second. A network is an IPv4 /24 or an IPv6 /48.
  'passwords-per-address': { points: 100, seconds: 60 },
  'passwords-per-network': { points: 200, seconds: 60 },
  'passwords-per-known-device': { points: 60, seconds: 60 },
  'login-failures-per-address': { points: 50, seconds: 600 },
  // Per display, so that no guess locks anybody out elsewhere. Right ones reset the first; both count before the hash.
  'wrong-pins-per-display-and-person': { points: 5, seconds: 600 },
  'pins-per-display': { points: 60, seconds: 60 },
  // An import of the longest menu occupies the database for a second.
  'menu-imports-per-restaurant': { points: 20, seconds: 600 },
  // Each occupies a core for a second or two.
  'menu-pictures-per-restaurant': { points: 600, seconds: 3600 },
  // Each fetches a whole menu from the restaurant's point of sale.
  'pos-menus-per-restaurant': { points: 10, seconds: 600 },
  // Files that use up a limit of their reader.
  'costly-files-per-restaurant': { points: 2, seconds: 600 },
  'costly-files-per-address': { points: 4, seconds: 600 },
  // One page is recognised at a time, for all restaurants. The longest menu takes 50 s.
  'recognition-seconds-per-restaurant': { points: 60, seconds: 600 },
  'recognition-seconds-per-address': { points: 120, seconds: 600 },
  // Requests to a point of sale or webhook that its owner starts.
  'destination-tests-per-restaurant': { points: 10, seconds: 60 },
  // Events of a provider with a wrong signature. Per restaurant too, since providers send all events from few addresses.
  'forged-events-per-address-and-restaurant': { points: 30, seconds: 600 },
  // Events that Stripe's signature proves. The restaurant has the secret too; Stripe repeats what gets 429.
  'stripe-events-per-restaurant': { points: 60, seconds: 60 },
  // The same of Square, which repeats for a day.
  'square-events-per-restaurant': { points: 300, seconds: 60 },
  // A printer asks every five seconds, and twice more for each ticket.
  'requests-per-printer': { points: 300, seconds: 60 },
  'printer-token-misses-per-address': { points: 20, seconds: 600 },
  'login-failures-per-account': { points: 10, seconds: 86_400 },
  // Attempts after an account's failure limit is exhausted, per address and in total.
  'late-logins-per-account-and-address': { points: 1, seconds: 60 },
  'late-logins-per-account': { points: 1000, seconds: 3600 },
  'order-bytes-per-device': { points: 2 * mebibyte, ...bytesInMemory },
  'order-bytes-per-device-at-full-address': { points: mebibyte / 16, ...bytesInMemory },
  'order-bytes-per-address': { points: 32 * mebibyte, ...bytesInMemory },
  // A hundred phones behind one address, each with the whole of a long menu.
  'picture-bytes-per-address': { points: 512 * mebibyte, ...bytesInMemory },
  'menu-bytes-per-address-and-restaurant': { points: 256 * mebibyte, ...bytesInMemory },
} as const

export type RateLimit = keyof typeof allowances

export interface RateLimits {
  /** Consumes points of the key, by default one. Throws 'too-many-requests' with Retry-After if they are not left. */
  consume(rateLimit: RateLimit, key: string, points?: number): Promise<void>
  /** Throws as `consume` does, without consuming. */
  require(rateLimit: RateLimit, key: string): Promise<void>
  /** Whether no point is left. */
  isExhausted(rateLimit: RateLimit, key: string): Promise<boolean>
  /** Consumes points, by default one, without throwing if none is left. */
  count(rateLimit: RateLimit, key: string, points?: number): Promise<void>
  /** Restores all points. */
  reset(rateLimit: RateLimit, key: string): Promise<void>
}

/**
 * Opens the limits of all nodes. While the database is away, each node counts in memory. They have their own connections: a rate
 * limit within a transaction would deadlock if it waited for a connection of the same pool.
 */
export function openRateLimits(
  target: DatabaseTarget,
  scale: number,
): RateLimits & Pick<Database, 'renewConnections' | 'close'> {
  const { sql, renewConnections, close } = connectDatabase(target, {
    connections: 2,
    silenceMs: callSilenceMs,
  })
  const storeClient = {
    query: ({ text, values }: { text: string; values: (string | number | null)[] }) =>
      sql.prepared(text, values),
  }
  return { ...createRateLimits(scale, storeClient), renewConnections, close }
}

/** In memory without a client of the database. Keys contain addresses and devices, so they are stored as digests. */
export function createRateLimits(scale: number, storeClient?: object): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(allowances).map(([name, { points, seconds, ...rest }]) => {
      const allowed = { keyPrefix: name, points: Math.max(1, Math.round(points * scale)), duration: seconds }
      return [name, limiterOf(allowed, 'isInMemory' in rest ? undefined : storeClient)]
    }),
  ) as Record<RateLimit, RateLimiterAbstract>
  return {
    async consume(rateLimit, key, points = 1) {
      await limiters[rateLimit].consume(digest(key), points).catch(refuse)
    },
    async require(rateLimit, key) {
      const usage = await limiters[rateLimit].get(digest(key))
      if (usage && usage.remainingPoints <= 0) refuse(usage)
    },
    async isExhausted(rateLimit, key) {
      const usage = await limiters[rateLimit].get(digest(key))
      return usage !== null && usage.remainingPoints <= 0
    },
    async count(rateLimit, key, points = 1) {
      await limiters[rateLimit].penalty(digest(key), points)
    },
    async reset(rateLimit, key) {
      await limiters[rateLimit].delete(digest(key))
    },
  }
}

type Allowed = Pick<IRateLimiterPostgresOptions, 'keyPrefix' | 'points' | 'duration'>

function limiterOf(allowed: Allowed, storeClient: object | undefined): RateLimiterAbstract {
  const insuranceLimiter = new RateLimiterMemory(allowed)
  if (!storeClient) return insuranceLimiter
  const table = {
    storeType: 'client',
    tableName: 'budgets',
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
  return new RateLimiterPostgres({ ...allowed, ...table, storeClient, insuranceLimiter })
}

/** Deletes the rows of expired windows. */
export async function deleteExpiredRateLimits({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from budgets where expire <= ${now.getTime()}`
}

function digest(key: string): string {
  return hash('sha256', key, 'base64url')
}

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes)
    throw problem('too-many-requests', { retryAfter: reason.msBeforeNext / 1000 })
  throw reason
}
