// Reads that may be a little old: from a standby, if the operator has one (DATABASE_STANDBY_URL), otherwise from the primary.

import { connectDatabase, type Database, type Sql } from './database.ts'
import { isReadConflict } from './failures.ts'

/** Runs a read. Its statements may run twice, first on a standby that fails and then on the primary. */
export type ReadStale = <R>(read: (sql: Sql) => Promise<R>) => Promise<R>

interface Standby {
  readonly readStale: ReadStale
  close(): Promise<void>
}

const connections = 4
/** After a failure, the primary serves all reads for so long. */
const pauseMs = 5000

/**
 * Without a URL, the primary serves all reads.
 * @param timeoutMs for a connection and for a reply; short, because the primary can answer instead within the time of a call.
 */
export function openStandby(
  url: string | undefined,
  primary: Pick<Database, 'sql'>,
  timeoutMs = 1000,
): Standby {
  if (!url) return { readStale: read => read(primary.sql), close: async () => {} }
  const standby = connectDatabase(
    { url },
    { connections, connectMs: timeoutMs, silenceMs: timeoutMs, mayBeStandby: true },
  )
  let pausedUntil = 0
  return {
    async readStale(read) {
      if (performance.now() >= pausedUntil) {
        try {
          return await read(standby.sql)
        } catch (error) {
          // Also an error of the read itself, which the primary repeats: a standby may lack the newest migration.
          if (!isReadConflict(error)) pausedUntil = performance.now() + pauseMs
        }
      }
      return read(primary.sql)
    },
    close: standby.close,
  }
}
