// How often is too often: what an address or a device may spend before it is asked to wait.

import { hash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { problem } from '../problems.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

/** Points per seconds, times RATE_LIMIT_SCALE (decisions.md, Ids, codes, identity). */
export const allowances = {
  'code-misses-per-address': { points: 20, seconds: 600 },
  // Further ones, each of which has cost a proof of work: with the first as many as a /56 has.
  'proven-code-misses-per-address': { points: 40, seconds: 600 },
  // A household may have the 256 addresses of a /56, a site the 65,536 of a /48.
  'code-misses-per-56': { points: 60, seconds: 600 },
  'code-misses-per-48': { points: 200, seconds: 600 },
  // Longer than a solution can be used, and not scaled: it is good for one try.
  'proofs-of-work': { points: 1, seconds: 300, isFixed: true },
  // Of the codes that pair a tablet: apart from those of groups, so that wrong ones of diners keep no tablet from its wall.
  'screen-code-misses-per-address': { points: 20, seconds: 600 },
  'screen-code-misses-per-56': { points: 60, seconds: 600 },
  'screen-code-misses-per-48': { points: 200, seconds: 600 },
  'table-names-per-address': { points: 300, seconds: 600 },
  'beta-misses-per-address': { points: 20, seconds: 600 },
  'groups-per-device': { points: 30, seconds: 600 },
  'groups-per-address': { points: 300, seconds: 600 },
  'requests-per-device': { points: 30, seconds: 600 },
  'code-renewals-per-group': { points: 10, seconds: 3600 },
  'sign-ups-per-address': { points: 20, seconds: 3600 },
  'interest-per-address': { points: 20, seconds: 3600 },
  'resets-per-address': { points: 20, seconds: 3600 },
  'resets-per-email': { points: 5, seconds: 3600 },
  // Every password that is computed, right ones too: a core does some 50 a second. A network is an IPv4 /24 or an IPv6 /48.
  'passwords-per-address': { points: 100, seconds: 60 },
  'passwords-per-network': { points: 200, seconds: 60 },
  'passwords-per-known-device': { points: 60, seconds: 60 },
  'login-failures-per-address': { points: 50, seconds: 600 },
  // Whole menus taken in: of 20,000 dishes each keeps the database busy for seconds.
  'menu-imports-per-restaurant': { points: 20, seconds: 600 },
  // Files that cost their reader all it may spend.
  'costly-files-per-restaurant': { points: 2, seconds: 600 },
  'costly-files-per-address': { points: 4, seconds: 600 },
  'login-failures-per-account': { points: 10, seconds: 86_400 },
  // Once the account's failures are used up: for each address, and for all together.
  'late-logins-per-account-and-address': { points: 1, seconds: 60 },
  'late-logins-per-account': { points: 1000, seconds: 3600 },
} as const

export type RateLimit = keyof typeof allowances

export interface RateLimits {
  /** Takes one from the key's rate limit; throws 'too-many-requests' with Retry-After when it is empty. */
  consume(rateLimit: RateLimit, key: string): Promise<void>
  /** Throws as `spend` does, without taking. */
  require(rateLimit: RateLimit, key: string): Promise<void>
  /** Whether nothing is left of it. */
  isExhausted(rateLimit: RateLimit, key: string): Promise<boolean>
  /** In how many seconds there is something of it again; null: there is now. */
  exhaustedFor(rateLimit: RateLimit, key: string): Promise<number | null>
  /** Takes one; whether there was one. */
  isFirst(rateLimit: RateLimit, key: string): Promise<boolean>
  /** Takes one, if there is one. */
  count(rateLimit: RateLimit, key: string): Promise<void>
  /** Gives back all that was taken. */
  reset(rateLimit: RateLimit, key: string): Promise<void>
}

/** Keys are stored as digests: they name addresses and devices. */
export function createRateLimits(store: RateLimitStore, scale: number): RateLimits {
  const limiters = new Map(
    Object.entries(allowances).map(([name, allowance]) => {
      const by = 'isFixed' in allowance ? 1 : scale
      const points = Math.max(1, Math.round(allowance.points * by))
      return [name as RateLimit, store.limiterOf({ name, points, seconds: allowance.seconds })]
    }),
  )
  const limiterOf = (rateLimit: RateLimit) =>
    limiters.get(rateLimit) as ReturnType<RateLimitStore['limiterOf']>
  return {
    async consume(rateLimit, key) {
      await limiterOf(rateLimit).consume(digest(key)).catch(refuse)
    },
    async require(rateLimit, key) {
      const spent = await limiterOf(rateLimit).get(digest(key))
      if (spent && spent.remainingPoints <= 0) refuse(spent)
    },
    async isExhausted(rateLimit, key) {
      const spent = await limiterOf(rateLimit).get(digest(key))
      return spent !== null && spent.remainingPoints <= 0
    },
    async exhaustedFor(rateLimit, key) {
      const spent = await limiterOf(rateLimit).get(digest(key))
      return spent && spent.remainingPoints <= 0 ? spent.msBeforeNext / 1000 : null
    },
    async isFirst(rateLimit, key) {
      try {
        await limiterOf(rateLimit).consume(digest(key))
        return true
      } catch (spent) {
        if (spent instanceof RateLimiterRes) return false
        throw spent
      }
    },
    async count(rateLimit, key) {
      await limiterOf(rateLimit).penalty(digest(key))
    },
    async reset(rateLimit, key) {
      await limiterOf(rateLimit).delete(digest(key))
    },
  }
}

function digest(key: string): string {
  return hash('sha256', key, 'base64url')
}

function refuse(spent: unknown): never {
  if (spent instanceof RateLimiterRes)
    throw problem('too-many-requests', { retryAfter: spent.msBeforeNext / 1000 })
  throw spent
}
