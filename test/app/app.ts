// The real app on a fresh real database, listening on a port of its own, with a clock that tests can move.

import { randomBytes, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import {
  connectDatabase,
  connectForCalls,
  type Database,
  type DatabaseTarget,
  type Sql,
} from '../../src/server/db/database.ts'
import type { EmbeddedHealth } from '../../src/server/db/embedded/embedded-health.ts'
import type { ConnectionBounds } from '../../src/server/limits/connection-bounds.ts'
import { makeKeyRing } from '../../src/server/secrets/key-ring.ts'
import { template } from './postgres.ts'

export interface TestApp {
  readonly url: string
  /** The app's own pool. */
  readonly database: Database
  /** The test's way to the database: straight, and free to hold what it likes for as long as it likes. */
  readonly beside: Sql
  /** The lines that were logged, as text. */
  readonly logged: string[]
  /** Moves the app's clock on, or back. */
  pass(span: { hours?: number; minutes?: number; seconds?: number; ms?: number }): void
  now(): Date
  /** Says that the test means to make the app log errors. */
  expectErrors(): void
  /**
   * Starts one more server on the same database and clock, which ends with the first: of another build or configured
   * otherwise, if wanted, and at the port of the first, if that was closed before.
   */
  startAnother(wanted?: Another): Promise<Pick<TestApp, 'url' | 'close'>>
  /** Ends the app before the test does. */
  close(): Promise<void>
}

interface Another {
  readonly client?: string
  readonly env?: Record<string, string>
  readonly port?: number
}

type Target = Extract<DatabaseTarget, { host: string }>

interface AppOptions {
  readonly env?: Record<string, string>
  /** The folder of the built client, where it is not the usual one. */
  readonly client?: string
  /** Of its connections, where they are not the usual ones. */
  readonly bounds?: Partial<ConnectionBounds>
  /** As if the database were the embedded one. */
  readonly embedded?: EmbeddedHealth
  /** The way to the database, where it is not the straight one. */
  readonly route?: (target: Target) => Promise<DatabaseTarget>
}

type CleanUps = (() => Promise<unknown>)[]

/** Starts the app; it ends with the test, which fails if the app logged an error that it did not expect. */
export async function startApp(wanted: AppOptions = {}): Promise<TestApp> {
  const cleanUps: CleanUps = []
  onTestFinished(() => runAll(cleanUps))
  return launch(wanted, cleanUps)
}

/** One app for all tests around: for those that keep to their own tables and leave the clock alone. */
export function shareApp(wanted: AppOptions = {}): () => TestApp {
  const cleanUps: CleanUps = []
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await launch(wanted, cleanUps)
  })
  afterAll(() => runAll(cleanUps))
  return () => {
    if (!app) throw new Error('the shared app is there within tests only')
    return app
  }
}

async function launch(
  { env = {}, client, bounds = {}, embedded, route = async target => target }: AppOptions,
  cleanUps: CleanUps,
): Promise<TestApp> {
  const { target, drop } = await makeDatabase()
  const database = connectForCalls(await route(target))
  const beside = connectDatabase(target)
  const logged: string[] = []
  let offset = 0
  let mayFail = false
  const anyKeys = [randomBytes(32)]
  const clock = () => new Date(Date.now() + offset)
  const start = async ({ client: folder, env, port = 0 }: Another) => {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'info', BETA_ACCESS_CODE: '', ...env })
    const log = pino({ level: config.logLevel }, lines(logged))
    const keyRing = makeKeyRing(config.secretKeys ?? anyKeys)
    const parts = { config, database, clock, log, keyRing, bounds, embedded: embedded ?? null }
    const app = await buildApp({ ...parts, ...(folder && { client: folder }) })
    return { url: await app.listen({ port, host: '127.0.0.1' }), close: async () => app.close() }
  }
  const first = { env, ...(client && { client }) }
  const app = await start(first)
  const close = async () => {
    await app.close()
    await database.close()
    await beside.close()
  }
  cleanUps.push(close, drop, async () => {
    const errors = logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50)
    if (errors.length > 0 && !mayFail) throw new Error(`The app logged errors:\n${errors.join('')}`)
  })
  return {
    url: app.url,
    database,
    beside: beside.sql,
    logged,
    now: clock,
    pass({ hours = 0, minutes = 0, seconds = 0, ms = 0 }) {
      offset += ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
    },
    expectErrors() {
      mayFail = true
    },
    async startAnother(wanted = {}) {
      const other = await start({ ...first, ...wanted })
      cleanUps.unshift(other.close)
      return other
    },
    close: app.close,
  }
}

/** A database of one's own, copied from the migrated one. */
async function makeDatabase(): Promise<{ target: Target; drop: () => Promise<void> }> {
  const postgres = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: (admin: Database) => Promise<unknown>) => {
    const admin = connectDatabase(postgres, { connections: 1 })
    await statement(admin)
    await admin.close()
  }
  // As files: by way of the write-ahead log, which is PostgreSQL's habit, each copy takes ten times as long.
  await run(({ sql }) => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`)
  const drop = () => run(({ sql }) => sql`drop database if exists ${sql(name)} with (force)`)
  return { target: { ...postgres, database: name }, drop }
}

/** In order; a fault stops none, and the first one is thrown at the end. */
async function runAll(cleanUps: CleanUps): Promise<void> {
  const faults: unknown[] = []
  for (const cleanUp of cleanUps) await cleanUp().catch(fault => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

function lines(into: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      into.push(String(chunk))
      done()
    },
  })
}
