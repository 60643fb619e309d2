// What is known of the embedded database's starts: health, metrics and log say the same from it.

import type { UnavailableReason } from '#contract/problem.ts'

export interface StateNow {
  /** Null while the database serves. */
  readonly reason: UnavailableReason | null
  /** Starts of PostgreSQL that failed since this server started. */
  readonly failures: number
}

export interface DatabaseState {
  now(): StateNow
  change(change: Partial<StateNow>): void
  /** Called after each change; returns what ends the listening. */
  onChange(listener: (now: StateNow) => void): () => void
}

/** Of a database that is about to be started. */
export function createDatabaseState(): DatabaseState {
  let now: StateNow = { reason: 'database-starting', failures: 0 }
  const listeners = new Set<(now: StateNow) => void>()
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
