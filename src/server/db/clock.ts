// The time that the service goes by. Beside other nodes it is the database's, which all of them share: a node whose own
// clock is set wrong neither ends anybody's evening nor puts orders before those that came first. Between two looks it is
// carried on by what is monotonic. The embedded database runs on this machine and has its clock: there is no better one.

import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'

/** The time as the service sees it; tests move it. */
export type Clock = () => Date

const everyMs = 2000
/** An answer that took longer tells too little of when it was given. */
const mostTakenMs = 500
/** More than this no clock drifts between two looks: somebody has set it. */
const leapMs = 1000

export interface ServiceClock {
  readonly clock: Clock
  close(): void
}

/** Reads the time once, and from then on again and again; a clock that leaps is followed, and logged. */
export async function syncClock(
  { sql, target }: Pick<Database, 'sql' | 'target'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ServiceClock> {
  const isShared = 'url' in target
  let isReading = false
  let zero = await read()

  /** When the process's monotonic clock began, in milliseconds since 1970; NaN when nobody could tell quickly. */
  async function read(): Promise<number> {
    const since = performance.now()
    if (!isShared) return Date.now() - since
    const [row] = await sql<{ ms: number }[]>`select extract(epoch from clock_timestamp()) * 1000 as ms`
    const taken = performance.now() - since
    return taken > mostTakenMs ? Number.NaN : (row?.ms ?? Number.NaN) - since - taken / 2
  }

  async function look(): Promise<void> {
    if (isReading) return
    isReading = true
    // While the database is away the time goes on as it did.
    const found = await read().catch(() => Number.NaN)
    isReading = false
    if (Number.isNaN(found)) return
    const seconds = Math.round((found - zero) / 1000)
    if (Math.abs(found - zero) > leapMs) log.warn({ seconds }, 'the clock that the service goes by was set')
    zero = found
  }

  while (Number.isNaN(zero)) zero = await read()
  const timer = setInterval(() => void look(), everyMs)
  return {
    clock: () => new Date(isShared ? zero + performance.now() : Date.now()),
    close: () => clearInterval(timer),
  }
}
