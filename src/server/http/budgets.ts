// How often is too often: what an address or a device may spend before it is asked to wait.

import { hash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { BudgetStore } from './budget-store.ts'
import { problem } from './problems.ts'

/** Points per seconds, times RATE_LIMIT_SCALE (decisions.md, Ids, codes, identity). */
const allowances = {
  'code-misses-per-address': { points: 20, seconds: 600 },
  // A household may have the 256 addresses of a /56, a site the 65,536 of a /48.
  'code-misses-per-56': { points: 60, seconds: 600 },
  'code-misses-per-48': { points: 200, seconds: 600 },
  'table-names-per-address': { points: 300, seconds: 600 },
  'beta-misses-per-address': { points: 20, seconds: 600 },
  'groups-per-device': { points: 30, seconds: 600 },
  'groups-per-address': { points: 300, seconds: 600 },
  'sign-ups-per-address': { points: 20, seconds: 3600 },
  'interest-per-address': { points: 20, seconds: 3600 },
  'resets-per-address': { points: 20, seconds: 3600 },
  'resets-per-email': { points: 5, seconds: 3600 },
  'login-failures-per-address': { points: 50, seconds: 600 },
  'login-failures-per-account': { points: 10, seconds: 86_400 },
  // Once the account's failures are used up: for each address, and for all together.
  'late-logins-per-account-and-address': { points: 1, seconds: 60 },
  'late-logins-per-account': { points: 1000, seconds: 3600 },
} as const

export type Budget = keyof typeof allowances

export interface Budgets {
  /** Takes one from the key's budget; throws 'too-many-requests' with Retry-After when it is empty. */
  spend(budget: Budget, key: string): Promise<void>
  /** Throws as `spend` does, without taking. */
  mustHave(budget: Budget, key: string): Promise<void>
  /** Whether nothing is left of it. */
  isSpent(budget: Budget, key: string): Promise<boolean>
  /** Takes one, if there is one. */
  count(budget: Budget, key: string): Promise<void>
  /** Gives back all that was taken. */
  forgive(budget: Budget, key: string): Promise<void>
}

/** Keys are stored as digests: they name addresses and devices. */
export function createBudgets(store: BudgetStore, scale: number): Budgets {
  const limiters = new Map(
    Object.entries(allowances).map(([name, { points, seconds }]) => [
      name as Budget,
      store.limiterOf({ name, points: Math.max(1, Math.round(points * scale)), seconds }),
    ]),
  )
  const limiterOf = (budget: Budget) => limiters.get(budget) as ReturnType<BudgetStore['limiterOf']>
  return {
    async spend(budget, key) {
      await limiterOf(budget).consume(digest(key)).catch(refuse)
    },
    async mustHave(budget, key) {
      const spent = await limiterOf(budget).get(digest(key))
      if (spent && spent.remainingPoints <= 0) refuse(spent)
    },
    async isSpent(budget, key) {
      const spent = await limiterOf(budget).get(digest(key))
      return spent !== null && spent.remainingPoints <= 0
    },
    async count(budget, key) {
      await limiterOf(budget).penalty(digest(key))
    },
    async forgive(budget, key) {
      await limiterOf(budget).delete(digest(key))
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
