// Connects to PostgreSQL: pools of `pg` whose statements are tagged templates (sql.ts).

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clientOptions, type DatabaseTarget, directTarget, type Settings } from './client-options.ts'
import { isDatabaseAway, throwWithCode } from './failures.ts'
import { verifyWritable } from './require-writable.ts'
import { type Statements, statementsOn } from './sql.ts'

// As UTC: a date is then the same day in every time zone of the machine.
pg.defaults.parseInputDatesAsUTC = true

/** Statements that each run on any connection of the pool. */
export interface Sql extends Statements {
  /**
   * Runs the work in a transaction, and resolves to its result after the commit. Rolls back if the work throws, and rejects
   * with the same error. `mode` follows BEGIN, as in 'isolation level repeatable read read only'.
   */
  begin<R>(work: (tx: Transaction) => Promise<R>, mode?: string): Promise<R>
}

/** Statements of one transaction. */
export interface Transaction extends Statements {
  /** The connection, for COPY. */
  readonly client: pg.ClientBase
}

export interface Database {
  readonly sql: Sql
  readonly target: DatabaseTarget
  /**
   * Uses none of the present connections again, and closes those in use. After an outage they may be silent until a timeout,
   * because the machine at their other end is gone.
   */
  renewConnections(): void
  /** Waits for running statements (some seconds at most), then closes every connection. */
  close(): Promise<void>
}

/**
 * In milliseconds. If a node hangs or loses the network within a transaction, PostgreSQL releases its locks. Calls that wait
 * for a lock time out early enough to be retried.
 */
export const callTimeouts: Settings = { idle_in_transaction_session_timeout: 1000, lock_timeout: 1500 }
/** For work that may wait for locks without a timeout. */
const workTimeouts = { idle_in_transaction_session_timeout: 3000 }
/** In milliseconds. A call's connection that is silent for so long is closed; the caller has its 503 long before. */
export const callSilenceMs = 10_000

/** The pool for a node's calls. */
export function connectForCalls(
  target: DatabaseTarget,
  {
    settings = callTimeouts,
    silenceMs = callSilenceMs,
    ...options
  }: Pick<DatabaseOptions, 'settings' | 'silenceMs' | 'connectMs'> = {},
): Database {
  return connectDatabase(target, { ...options, connections: 10, settings, silenceMs })
}

interface DatabaseOptions {
  readonly connections?: number
  /** PostgreSQL settings of each connection. */
  readonly settings?: Settings
  /** After how long without an answer a statement rejects and its connection is closed. */
  readonly silenceMs?: number
  /** Whether connections to a standby are accepted. */
  readonly mayBeStandby?: boolean
  /** How long a connection may take to open, or a statement wait for one of the pool. */
  readonly connectMs?: number
}

const maxLifetimeSeconds = 3600
const closeMs = 3000

/** Connects lazily: the first statement opens the first connection. */
export function connectDatabase(
  target: DatabaseTarget,
  {
    connections = 10,
    settings = {},
    silenceMs,
    mayBeStandby = false,
    connectMs = 5000,
  }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    ...clientOptions(target, { settings }),
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 0,
    // PostgreSQL never drops the prepared statements and caches of a connection.
    maxLifetimeSeconds,
    query_timeout: silenceMs,
    ...(!mayBeStandby && { verify: verifyWritable }),
  })
  // A lost connection leaves the pool; its statement, if any, rejects. Without listeners the error would end the process.
  pool.on('error', () => {})
  const connected = new Set<pg.PoolClient>()
  pool.on('connect', client => {
    client.on('error', () => {})
    connected.add(client)
  })
  pool.on('remove', client => connected.delete(client))
  const outdated = new WeakSet<pg.PoolClient>()
  const busy = new Set<pg.PoolClient>()
  pool.on('acquire', client => busy.add(client))
  pool.on('release', (_error, client) => busy.delete(client))
  async function close(): Promise<void> {
    await Promise.race([pool.end(), wait(closeMs, undefined, { ref: false })])
    for (const client of busy) void client.end()
  }
  function renewConnections(): void {
    for (const client of connected) outdated.add(client)
    for (const client of busy) void client.end()
  }
  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect().catch(throwWithCode)
      if (!outdated.has(client)) return client
      client.release(true)
    }
  }
  return { sql: sqlOf(connect), target, renewConnections, close }
}

type Connect = () => Promise<pg.PoolClient>

function sqlOf(connect: Connect): Sql {
  const statements = statementsOn(work => onClient(connect, work))
  return Object.assign(statements, {
    begin: <R>(work: (tx: Transaction) => Promise<R>, mode = '') =>
      onClient(connect, client => runInTransaction(client, mode, work)),
  })
}

/** Runs the work on a connection of the pool, which closes if it was lost. */
async function onClient<R>(connect: Connect, work: (client: pg.ClientBase) => Promise<R>): Promise<R> {
  const client = await connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isDatabaseAway(error))
    throw error
  }
}

async function runInTransaction<R>(
  client: pg.ClientBase,
  mode: string,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  const statements = statementsOn(run => run(client))
  // The work may be awaiting something else when the connection is lost.
  const connection = Promise.withResolvers<never>()
  const lost = connection.promise.catch(throwWithCode)
  lost.catch(() => {})
  client.once('error', connection.reject)
  try {
    await statements.script(`begin ${mode}`)
    const result = await Promise.race([work(Object.assign(statements, { client })), lost])
    const { command } = await statements.script('commit')
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK.
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed; it was rolled back')
    return result
  } catch (error) {
    // If the connection is lost, PostgreSQL rolls back by itself.
    if (!isDatabaseAway(error)) await statements.script('rollback').catch(() => closeConnection(client))
    throw error
  } finally {
    client.off('error', connection.reject)
  }
}

/** Closes a connection of a pool immediately, even during a statement. The pool drops it when it is released. */
export function closeConnection(client: pg.ClientBase): void {
  void (client as pg.Client).end()
}

/** Runs the work on a separate, direct connection without a lock timeout, and closes it at the end. */
export async function onOwnConnection<R>(
  target: DatabaseTarget,
  work: (own: Database) => Promise<R>,
  options: Pick<DatabaseOptions, 'silenceMs'> = {},
): Promise<R> {
  const own = connectDatabase(directTarget(target), { ...options, connections: 1, settings: workTimeouts })
  try {
    return await work(own)
  } finally {
    await own.close()
  }
}
