// The one way to PostgreSQL: a pool whose tagged templates are prepared statements.

import type postgres from 'postgres'
import connect from './driver.ts'

/** Amounts and ids are within 2^53, so bigint and numeric come as numbers. */
const types = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
}

export type Sql = postgres.Sql<{ bigint: number; numeric: number }>
export type Transaction = postgres.TransactionSql<{ bigint: number; numeric: number }>

export interface Database {
  readonly sql: Sql
  readonly target: DatabaseTarget
  /** Waits for what runs (at most some seconds), then closes every connection. */
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
 * In milliseconds. A node may hang in the middle of a change, or be cut off: then what it holds is let go. Whoever wants it
 * meanwhile is told in time that he should come again.
 */
const callLimits = { idle_in_transaction_session_timeout: 1000, lock_timeout: 1500 }
/** As much for work that waits for locks as long as it takes. */
const workLimits = { idle_in_transaction_session_timeout: 3000 }

/** The pool that a node serves its calls from. */
export function connectForCalls(target: DatabaseTarget): Database {
  return connectDatabase(target, { connections: 10, settings: callLimits })
}

interface DatabaseOptions {
  readonly connections?: number
  /** Of PostgreSQL, for each connection. */
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
      // What is asked for is in memory: a row by its key costs hardly more than its neighbour.
      random_page_cost: 1.1,
      // Every statement here finds its rows by a key: planning it anew for each value costs more than it could gain.
      plan_cache_mode: 'force_generic_plan',
      jit: false,
      ...settings,
    },
  })
  return { sql, target, close: () => sql.end({ timeout: 3 }) }
}

/** Works on one connection of its own, on which a lock may be waited for, unlike on those of calls; closed at the end. */
export async function onOwnConnection<R>(
  target: DatabaseTarget,
  work: (own: Database) => Promise<R>,
): Promise<R> {
  const own = connectDatabase(target, { connections: 1, settings: workLimits })
  try {
    return await work(own)
  } finally {
    await own.close()
  }
}

/**
 * In seconds and, the last, milliseconds: PostgreSQL notices within a minute that the machine at the other end is gone, and
 * lets go of the locks that it held. Its own patience is two hours.
 */
const goneMachine = {
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 60_000,
}

/** As `connectDatabase`, for whoever needs a connection of another kind. */
export function openConnections<T extends Record<string, postgres.PostgresType>>(
  target: DatabaseTarget,
  options: postgres.Options<T>,
) {
  const connection = { ...goneMachine, ...options.connection }
  const all = { connect_timeout: 5, backoff: pauseBeforeTry, onnotice: () => {}, ...options, connection }
  if ('url' in target) return connect<T>(target.url, all)
  const { host, user, password, database } = target
  return connect<T>({ ...all, host, port: 5432, username: user, password, database })
}

/**
 * In seconds. The driver's own pauses grow to 20 s while nothing answers, and whoever calls once the database is back would
 * wait for their end.
 */
function pauseBeforeTry(): number {
  return 0.1 + Math.random() / 10
}

/**
 * Names a partition's own relation in a statement: `${partition(sql, 'orders', 5)}` is orders_5. Addressing it directly spares
 * PostgreSQL the choice among 27 at every execution (measured: twice the order inserts a second).
 */
export function inPartition(sql: Sql | Transaction, relation: string, partition: number) {
  return sql(`${relation}_${partition}`)
}
