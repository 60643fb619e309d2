// Probes the database several times a second, so that no call waits for a stopped, full or unreachable database, and none reads
// from a primary that was demoted. The driver notices a broken connection, but a silent one only after seconds.

import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseTarget } from './client-options.ts'
import { clientOptions } from './client-options.ts'
import { requireWritable } from './require-writable.ts'

const intervalMs = 300
/** Long for a database, short for a diner: less than two seconds together with the interval. */
const defaultTimeoutMs = 1300
/** After so long the socket of a connection that never opened is closed. */
const abandonMs = 10_000

export interface HealthCheck {
  /**
   * Runs the work. Throws `DatabaseAway` as soon as the database is away. Work that calls the function of `abortGuard` before
   * its commit is then rolled back; a commit that is already sent may still succeed.
   */
  guard<R>(work: () => Promise<R>): Promise<R>
  close(): Promise<void>
}

class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY'
}

const calls = new AsyncLocalStorage<{ isAborted: boolean }>()

/**
 * Returns a function that throws if the current call has already failed with `DatabaseAway`. Its change must not be committed
 * later, since it would undo what the same diner did since.
 */
export function abortGuard(): () => void {
  const call = calls.getStore()
  return () => {
    if (call?.isAborted) throw new DatabaseAway()
  }
}

/** Calls `onChange` when the database goes away and when it is back. A probe that takes longer than `timeoutMs` finds it away. */
export function startHealthCheck(
  target: DatabaseTarget,
  onChange: (isAway: boolean) => void,
  timeoutMs = defaultTimeoutMs,
): HealthCheck {
  let isClosed = false
  let isAway = false
  let client: pg.Client | null = null
  const waiting = new Set<(error: Error) => void>()

  function setAway(now: boolean): void {
    if (now !== isAway) onChange(now)
    isAway = now
    if (!isAway) return
    for (const reject of waiting) reject(new DatabaseAway())
    waiting.clear()
  }

  async function probe(): Promise<void> {
    try {
      client ??= await connect()
      if (isClosed) return void client.end()
      await withTimeout(requireWritable(client), timeoutMs)
      setAway(false)
    } catch {
      if (isClosed) return
      setAway(true)
      void client?.end()
      client = null
    }
  }

  async function connect(): Promise<pg.Client> {
    const options = clientOptions(target, { name: 'tablemate health check' })
    const opened = new pg.Client({ ...options, connectionTimeoutMillis: abandonMs })
    opened.on('error', () => {})
    // A database that restarts between two probes is not away: the next probe connects again.
    opened.once('end', () => {
      if (client === opened) client = null
    })
    try {
      return await withTimeout(opened.connect(), timeoutMs)
    } catch (error) {
      void opened.end()
      throw error
    }
  }

  async function watch(): Promise<void> {
    while (!isClosed) {
      await probe()
      await wait(intervalMs, undefined, { ref: false })
    }
  }
  void watch()

  return {
    async guard(work) {
      if (isAway) throw new DatabaseAway()
      const { promise: away, reject } = Promise.withResolvers<never>()
      // The rejection may come after the work has ended, when nothing handles it.
      away.catch(() => {})
      const call = { isAborted: false }
      const abort = (error: Error) => {
        call.isAborted = true
        reject(error)
      }
      waiting.add(abort)
      try {
        return await Promise.race([calls.run(call, work), away])
      } finally {
        waiting.delete(abort)
      }
    },
    async close() {
      isClosed = true
      // Not awaited: a server that hangs never closes its side.
      void client?.end()
    },
  }
}

const stepMs = 100

/**
 * Rejects after the timeout, in milliseconds. It is counted in steps, so that a process that was busy for a second, as at its
 * start, counts that second as one step: the reply may have arrived meanwhile.
 */
async function withTimeout<R>(result: Promise<R>, ms: number): Promise<R> {
  const timer = new AbortController()
  const timeout = (async () => {
    for (let left = ms; left > 0; left -= stepMs)
      await wait(stepMs, undefined, { ref: false, signal: timer.signal })
    throw new DatabaseAway()
  })()
  timeout.catch(() => {})
  try {
    return await Promise.race([result, timeout])
  } finally {
    timer.abort()
  }
}
