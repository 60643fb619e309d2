// The options of every connection to PostgreSQL: address, settings, and how values are read.

import pg, { type ClientConfig, type CustomTypesConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

export type DatabaseTarget =
  | {
      readonly url: string
      /** Past a pooler in transaction mode, for what belongs to a session. */
      readonly directUrl?: string | undefined
    }
  | {
      readonly host: string
      readonly user: string
      readonly password: string
      readonly database: string
    }

/** Settings of PostgreSQL by name, with its units: milliseconds, for keepalives seconds. */
export type Settings = Readonly<Record<string, string | number>>

/** How every statement is planned and read. */
export const planSettings: Settings = {
  TimeZone: 'UTC',
  // The data is in memory, where a random read costs hardly more than a sequential one.
  random_page_cost: 1.1,
  // Every statement finds its rows by a key, so a plan per value would cost more than it could gain.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
}

const networkSettings: Settings = {
  // PostgreSQL notices within a minute that a client machine has disappeared, and releases its locks. The default is two hours.
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 60_000,
}

export function clientOptions(
  target: DatabaseTarget,
  { name = 'tablemate', settings = {} }: { readonly name?: string; readonly settings?: Settings } = {},
): ClientConfig {
  // Parsed here, because the options of a connection string would replace these.
  const { options: own = '', ...address }: ClientConfig =
    'url' in target ? parseIntoClientConfig(target.url) : addressOf(target)
  const options = Object.entries({ ...planSettings, ...networkSettings, ...settings }).map(
    ([key, value]) => `-c ${key}=${value}`,
  )
  return {
    ...address,
    application_name: name,
    options: [own, ...options].join(' ').trim(),
    // The node notices after a minute that the database's machine has disappeared.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: { getTypeParser },
  }
}

/** The database past a pooler: for LISTEN, settings, and locks that outlive a transaction. */
export function directTarget(target: DatabaseTarget): DatabaseTarget {
  return 'url' in target && target.directUrl ? { url: target.directUrl } : target
}

/** What a URL does not say comes from `pg`'s environment variables, such as PGPASSWORD. */
export function addressOf(target: DatabaseTarget) {
  return 'url' in target ? { connectionString: target.url } : { ...target, port: 5432, ssl: false }
}

const { INT8, NUMERIC } = pg.types.builtins
/** The types bigint[] and double precision[]. */
const [int8Array, float8Array] = [1016, 1022]

/** Amounts and ids are below 2^53, so bigint and numeric are read as numbers. */
const getTypeParser: CustomTypesConfig['getTypeParser'] = (type: number, format?: 'text' | 'binary') => {
  if (type === INT8 || type === NUMERIC) return Number
  return pg.types.getTypeParser(type === int8Array ? float8Array : type, format)
}
