// Whether the database answers: asked several times a second, so that nobody waits for one that is stopped, full or cut
// off. A driver notices a broken connection by itself, but not one on which nothing comes any more.

import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseTarget, openConnections } from './database.ts'

const everyMs = 300
/** Long for a database, short for somebody at a table: with the pause before, less than two seconds. */
const timeoutMs = 1300
const connectTimeoutS = 1

export interface HealthCheck {
  /**
   * Works; throws `DatabaseAway` as soon as the database is. What was begun is not done later if it asks `abortGuard`
   * before it commits; a commit that was sent already may be.
   */
  guard<R>(work: () => Promise<R>): Promise<R>
  close(): Promise<void>
}

class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY'
}

const calls = new AsyncLocalStorage<{ isAborted: boolean }>()

/**
 * Returns what throws once whoever asks now was told that the database is away. A try that was answered so must not be done
 * after all: it would undo what the same diner did since.
 */
export function abortGuard(): () => void {
  const call = calls.getStore()
  return () => {
    if (call?.isAborted) throw new DatabaseAway()
  }
}

/** `onChange` is told when it goes away, and when it is back. */
export function startHealthCheck(target: DatabaseTarget, onChange: (isAway: boolean) => void): HealthCheck {
  let isClosed = false
  let isAway = false
  let sql = openConnection(target)
  const waiting = new Set<(error: Error) => void>()

  function declare(now: boolean): void {
    if (now !== isAway) onChange(now)
    isAway = now
    if (!isAway) return
    for (const reject of waiting) reject(new DatabaseAway())
    waiting.clear()
  }

  async function probe(): Promise<void> {
    try {
      await inTime(sql`select 1`)
      declare(false)
    } catch {
      if (isClosed) return
      declare(true)
      const old = sql
      sql = openConnection(target)
      await old.end({ timeout: 0 }).catch(() => {})
    }
  }

  async function watch(): Promise<void> {
    while (!isClosed) {
      await probe()
      await wait(everyMs, undefined, { ref: false })
    }
  }
  void watch()

  return {
    async guard(work) {
      if (isAway) throw new DatabaseAway()
      const { promise: away, reject } = Promise.withResolvers<never>()
      // It may come after everybody has gone.
      away.catch(() => {})
      const call = { isAborted: false }
      const giveUp = (error: Error) => {
        call.isAborted = true
        reject(error)
      }
      waiting.add(giveUp)
      try {
        return await Promise.race([calls.run(call, work), away])
      } finally {
        waiting.delete(giveUp)
      }
    },
    async close() {
      isClosed = true
      await sql.end({ timeout: 0 }).catch(() => {})
    },
  }
}

function openConnection(target: DatabaseTarget) {
  return openConnections(target, {
    max: 1,
    connect_timeout: connectTimeoutS,
    fetch_types: false,
    connection: { application_name: 'tablemate health check' },
  })
}

/** Rejects when the answer takes too long. */
async function inTime(answer: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const late = wait(timeoutMs, undefined, { ref: false, signal: limit.signal }).then(async () => {
    // What came while this process was busy is read first.
    await wait(0)
    throw new DatabaseAway()
  })
  late.catch(() => {})
  try {
    await Promise.race([answer, late])
  } finally {
    limit.abort()
  }
}
