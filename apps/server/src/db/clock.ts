// The service's clock. With several nodes it follows the database's clock: a node with a wrong clock must neither expire groups
// early nor reorder orders. Between two readings the process's monotonic clock advances it. The embedded database runs on the
// same machine, so there the machine's clock is used.

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

/** The service's time; tests move it. */
export type Clock = () => Date

const intervalMs = 2000
/** A slower reading is too inaccurate and is ignored. */
const maxReadingMs = 500
/** A larger difference between two readings is no drift: somebody has set the clock. */
const jumpMs = 1000

export interface ServiceClock {
  readonly clock: Clock
  close(): void
}

/** Reads the time now and at every interval. Follows a jump of the database's clock, and logs it. */
export async function syncClock(
  { sql, target }: Pick<Database, 'sql' | 'target'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ServiceClock> {
  const isShared = 'url' in target
  let isReading = false
  let zero = await read()

  /** The start of the process's monotonic clock in milliseconds since 1970; NaN if the reading was too slow. */
  async function read(): Promise<number> {
    const since = performance.now()
    if (!isShared) return Date.now() - since
    const [row] = await sql<{ ms: number }[]>`select extract(epoch from clock_timestamp()) * 1000 as ms`
    const taken = performance.now() - since
    return taken > maxReadingMs ? Number.NaN : (row?.ms ?? Number.NaN) - since - taken / 2
  }

  async function sync(): Promise<void> {
    if (isReading) return
    isReading = true
    // While the database is away, the monotonic clock continues.
    const found = await read().catch(() => Number.NaN)
    isReading = false
    if (Number.isNaN(found)) return
    const seconds = Math.round((found - zero) / 1000)
    if (Math.abs(found - zero) > jumpMs) log.warn({ seconds }, "the database's clock has jumped")
    zero = found
  }

  while (Number.isNaN(zero)) zero = await read()
  const timer = setInterval(() => void sync(), intervalMs)
  return {
    clock: () => new Date(isShared ? zero + performance.now() : Date.now()),
    close: () => clearInterval(timer),
  }
}
