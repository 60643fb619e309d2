// The real app on a real, empty database, listening on its own port, with a clock that tests can move.

import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { buildApp } from '@tablemate/server/app.ts'
import { readConfig } from '@tablemate/server/config.ts'
import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'
import { connectDatabase, connectForCalls, type Database, type Sql } from '@tablemate/server/db/database.ts'
import type { FreeSpace } from '@tablemate/server/db/embedded/free-space.ts'
import type { ConnectionBounds } from '@tablemate/server/limits/connection-limits.ts'
import { makeKeyRing } from '@tablemate/server/secrets/key-ring.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { borrowDatabase } from './database-pool.ts'

export interface TestApp {
  readonly url: string
  /** The app's own pool. */
  readonly database: Database
  /** The test's own pool, which bypasses `route` and the timeouts of the app's calls, so that a test can hold locks. */
  readonly directSql: Sql
  /** The logged lines, as text. */
  readonly logged: string[]
  /** Moves the app's clock forward, or back. */
  advanceClock(span: { hours?: number; minutes?: number; seconds?: number; ms?: number }): void
  now(): Date
  /** Allows the app to log errors in this test. */
  expectErrors(): void
  /**
   * Starts another server on the same database and clock, which stops with the first. It may have another client build,
   * environment or port. The port of the first server is free once that is closed.
   */
  startAnother(options?: AnotherServer): Promise<Pick<TestApp, 'url' | 'close'>>
  /** Stops the server before the test ends. */
  close(): Promise<void>
}

interface AnotherServer {
  readonly client?: string
  readonly env?: Record<string, string>
  readonly port?: number
}

/** A statement that takes so long hangs. */
const hangMs = 120_000
const patience = {
  settings: { idle_in_transaction_session_timeout: hangMs, lock_timeout: hangMs },
  // As in the product, callers have their 503 before a silent connection is closed.
  silenceMs: 1.25 * hangMs,
  // Of fifty requests at once, forty wait for a connection.
  connectMs: hangMs,
}

type Target = Extract<DatabaseTarget, { host: string }>

interface AppOptions {
  readonly env?: Record<string, string>
  /** The folder of the built client; the default is the usual one. */
  readonly client?: string
  /** Connection limits that differ from the defaults. */
  readonly bounds?: Partial<ConnectionBounds>
  /** Whether the app has a service's timeouts for its database. The default is timeouts that even a very slow machine meets. */
  readonly hasCallTimeouts?: boolean
  /** Simulates an embedded database with this disk. */
  readonly disk?: FreeSpace
  /** Returns how the app reaches the database, as through a relay. The default is a direct connection. */
  readonly route?: (target: Target) => Promise<DatabaseTarget>
}

type CleanUps = (() => Promise<unknown>)[]

/** Starts the app until the test ends. The test fails if the app logged an unexpected error. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const cleanUps: CleanUps = []
  onTestFinished(() => runAll(cleanUps))
  return launch(options, cleanUps)
}

/** The app of this worker, once a file has asked for it. */
let ofWorker: Promise<TestApp> | undefined

/**
 * The app that a worker starts once, for all files that need no setting of their own, without limits of calls. Its tests use their
 * own restaurants and groups, do not move the clock, and find what earlier files left.
 */
export function shareApp(): () => TestApp {
  let app: TestApp | undefined
  let logged = 0
  beforeAll(async () => {
    ofWorker ??= launch({ env: { RATE_LIMIT_SCALE: '100000' } }, [])
    app = await ofWorker
    logged = app.logged.length
  })
  afterAll(() => refuseErrors(app?.logged.slice(logged) ?? []))
  return () => existing(app)
}

/** One app shared by the tests of a `describe` or file. They must use their own tables and not move the clock. */
export function shareAppInFile(options: AppOptions = {}): () => TestApp {
  const cleanUps: CleanUps = []
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await launch(options, cleanUps)
  })
  afterAll(() => runAll(cleanUps))
  return () => existing(app)
}

function existing(app: TestApp | undefined): TestApp {
  if (!app) throw new Error('the shared app exists only within tests')
  return app
}

function refuseErrors(logged: readonly string[]): void {
  const errors = logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50)
  if (errors.length > 0) throw new Error(`The app logged errors:\n${errors.join('')}`)
}

async function launch(
  { env = {}, client, bounds = {}, disk, hasCallTimeouts, route = async target => target }: AppOptions,
  cleanUps: CleanUps,
): Promise<TestApp> {
  const { target, giveBack } = await borrowDatabase()
  const database = connectForCalls(await route(target), hasCallTimeouts ? {} : patience)
  const direct = connectDatabase(target)
  const logged: string[] = []
  let offset = 0
  let allowsErrors = false
  const anyKeys = [randomBytes(32)]
  const clock = () => new Date(Date.now() + offset)
  const start = async ({ client: folder, env, port = 0 }: AnotherServer) => {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'info', BETA_ACCESS_CODE: '', ...env })
    const log = pino({ level: config.logLevel }, collectLines(logged))
    const keyRing = makeKeyRing(config.secretKeys ?? anyKeys)
    const parts = { config, database, clock, log, keyRing, bounds, disk: disk ?? null }
    const timeouts = hasCallTimeouts ? {} : { databaseTimeoutMs: hangMs }
    const app = await buildApp({ ...parts, ...timeouts, ...(folder && { client: folder }) })
    return { url: await app.listen({ port, host: '127.0.0.1' }), close: async () => app.close() }
  }
  const first = { env, ...(client && { client }) }
  const app = await start(first)
  const close = async () => {
    await app.close()
    await database.close()
    await direct.close()
  }
  cleanUps.push(close, giveBack, async () => {
    if (!allowsErrors) refuseErrors(logged)
  })
  return {
    url: app.url,
    database,
    directSql: direct.sql,
    logged,
    now: clock,
    advanceClock({ hours = 0, minutes = 0, seconds = 0, ms = 0 }) {
      offset += ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
    },
    expectErrors() {
      allowsErrors = true
    },
    async startAnother(options = {}) {
      const other = await start({ ...first, ...options })
      cleanUps.unshift(other.close)
      return other
    },
    close: app.close,
  }
}

/** Runs all clean-ups in order, even after an error, and throws the first error at the end. */
async function runAll(cleanUps: CleanUps): Promise<void> {
  const errors: unknown[] = []
  for (const cleanUp of cleanUps) await cleanUp().catch(error => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

function collectLines(into: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      into.push(String(chunk))
      done()
    },
  })
}
