// Connects to PostgreSQL: a pool whose tagged templates are prepared statements.

import type postgres from 'postgres'
import connect from './driver.ts'

/** Amounts and ids are below 2^53, so bigint and numeric are parsed as numbers. */
const types = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
}

export type Sql = postgres.Sql<{ bigint: number; numeric: number }>
export type Transaction = postgres.TransactionSql<{ bigint: number; numeric: number }>

export interface Database {
  readonly sql: Sql
  readonly target: DatabaseTarget
  /** Waits for running statements (some seconds at most), then closes every connection. */
  close(): Promise<void>
}

export type DatabaseTarget =
  | { readonly url: string }
  | {
      readonly host: string
      readonly user: string
      readonly password: string
      readonly database: string
    }

/**
 * In milliseconds. If a node hangs or loses the network within a transaction, PostgreSQL releases its locks. Calls that wait
 * for a lock time out early enough to be retried.
 */
const callTimeouts = { idle_in_transaction_session_timeout: 1000, lock_timeout: 1500 }
/** For work that may wait for locks without a timeout. */
const workTimeouts = { idle_in_transaction_session_timeout: 3000 }

/** The pool for a node's calls. */
export function connectForCalls(target: DatabaseTarget): Database {
  return connectDatabase(target, { connections: 10, settings: callTimeouts })
}

interface DatabaseOptions {
  readonly connections?: number
  /** PostgreSQL settings of each connection. */
  readonly settings?: Readonly<Record<string, number>>
}

/** Connects lazily: the first statement opens the first connection. */
export function connectDatabase(
  target: DatabaseTarget,
  { connections = 10, settings = {} }: DatabaseOptions = {},
): Database {
  const sql: Sql = openConnections(target, {
    max: connections,
    types,
    connection: {
      application_name: 'tablemate',
      TimeZone: 'UTC',
      // The data is in memory, where a random read costs hardly more than a sequential one.
      random_page_cost: 1.1,
      // Every statement finds its rows by a key, so a plan per value would cost more than it could gain.
      plan_cache_mode: 'force_generic_plan',
      jit: false,
      ...settings,
    },
  })
  return { sql, target, close: () => sql.end({ timeout: 3 }) }
}

/** Runs the work on a separate connection without a lock timeout, and closes it at the end. */
export async function onOwnConnection<R>(
  target: DatabaseTarget,
  work: (own: Database) => Promise<R>,
): Promise<R> {
  const own = connectDatabase(target, { connections: 1, settings: workTimeouts })
  try {
    return await work(own)
  } finally {
    await own.close()
  }
}

/**
 * In seconds; the last one in milliseconds. PostgreSQL notices within a minute that a client machine has disappeared, and
 * releases its locks. The default is two hours.
 */
const keepalive = {
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 60_000,
}

/** As `connectDatabase`, with options of postgres.js. */
export function openConnections<T extends Record<string, postgres.PostgresType>>(
  target: DatabaseTarget,
  options: postgres.Options<T>,
) {
  const connection = { ...keepalive, ...options.connection }
  const all = { connect_timeout: 5, backoff: reconnectDelay, onnotice: () => {}, ...options, connection }
  if ('url' in target) return connect<T>(target.url, all)
  const { host, user, password, database } = target
  return connect<T>({ ...all, host, port: 5432, username: user, password, database })
}

/**
 * In seconds. The driver's default delays grow to 20 s while the database is away, and the first call after its return would
 * wait for the end of one.
 */
function reconnectDelay(): number {
  return 0.1 + Math.random() / 10
}

/**
 * The relation of a partition in a statement: `${inPartition(sql, 'orders', 5)}` is orders_5. Then PostgreSQL need not choose
 * among 27 at every execution (measured: twice the order inserts a second).
 */
export function inPartition(sql: Sql | Transaction, relation: string, partition: number) {
  return sql(`${relation}_${partition}`)
}
