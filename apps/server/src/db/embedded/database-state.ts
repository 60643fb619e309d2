// The state of the embedded database's starts, for health checks, metrics and the log.

import type { UnavailableReason } from '@tablemate/contract/problem.ts'

export interface StateSnapshot {
  /** Null while the database serves. */
  readonly reason: UnavailableReason | null
  /** Failed starts of PostgreSQL since this server started. */
  readonly failures: number
}

export interface DatabaseState {
  now(): StateSnapshot
  change(change: Partial<StateSnapshot>): void
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  onChange(listener: (now: StateSnapshot) => void): () => void
}

/** The state of a database that is about to start. */
export function createDatabaseState(): DatabaseState {
  let now: StateSnapshot = { reason: 'database-starting', failures: 0 }
  const listeners = new Set<(now: StateSnapshot) => void>()
  return {
    now: () => now,
    change(change) {
      now = { ...now, ...change }
      for (const listen of listeners) listen(now)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
