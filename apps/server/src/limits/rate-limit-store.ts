// Stores rate limits in the database that all nodes share, with the statements of rate-limiter-flexible.

import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { DatabaseTarget } from '../db/client-options.ts'
import { callSilenceMs, connectDatabase, type Database } from '../db/database.ts'

export interface Allowance {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export interface RateLimitStore extends Pick<Database, 'renewConnections' | 'close'> {
  limiterOf(allowance: Allowance): RateLimiterPostgres
}

/**
 * While the database is away, each node counts in memory. The store has its own connections: a rate limit within a transaction
 * would deadlock if it waited for a connection of the same pool.
 */
export function rateLimitsInPostgres(target: DatabaseTarget): RateLimitStore {
  const { sql, renewConnections, close } = connectDatabase(target, {
    connections: 2,
    silenceMs: callSilenceMs,
  })
  const storeClient = {
    query: ({ text, values }: { text: string; values: (string | number | null)[] }) =>
      sql.prepared(text, values),
  }
  const limiterOf = ({ name, points, seconds }: Allowance) => {
    const allowed = { keyPrefix: name, points, duration: seconds }
    return new RateLimiterPostgres({
      ...allowed,
      storeClient,
      storeType: 'client',
      tableName: 'budgets',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(allowed),
    })
  }
  return { limiterOf, renewConnections, close }
}

/** Deletes the rows of expired windows. */
export async function deleteExpiredRateLimits({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await sql`delete from budgets where expire <= ${now.getTime()}`
}
