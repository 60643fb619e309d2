// The PostgreSQL of the tests: a real server for this run alone, and in it a database to copy from.

import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { buildApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { connectDatabase, type DatabaseTarget } from '../src/server/db/database.ts'
import { startEmbedded } from '../src/server/db/embedded.ts'
import { findLocation } from '../src/server/db/embedded-location.ts'
import { findPostmaster, stopPostmaster } from '../src/server/db/embedded-postmaster.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { makeKeyRing } from '../src/server/secrets/key-ring.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Extract<DatabaseTarget, { host: string }>
  }
}

export const template = 'tablemate_template'

const folder = fileURLToPath(new URL('../data/test', import.meta.url))
const runs = /^run-(\d+)$/
const log = pino({ level: 'silent' })

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedRuns()
  const dataDir = join(folder, `run-${process.pid}`)
  mkdirSync(dataDir, { recursive: true })
  // What is tested of durability starts servers of its own (embedded.test.ts): here nothing needs to outlive the run.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }
  const embedded = await startEmbedded({ dataDir, log, lock: false, settings })
  await makeTemplate(embedded.target)
  project.provide('postgres', embedded.target)
  return async () => {
    await embedded.stop()
    removeRun(dataDir)
  }
}

/** As the app leaves an empty database after its first start: migrated, with the tables of its jobs. */
async function makeTemplate(target: Extract<DatabaseTarget, { host: string }>): Promise<void> {
  const admin = connectDatabase(target, { connections: 1 })
  await admin.sql`create database ${admin.sql(template)}`
  await admin.close()
  const database = connectDatabase({ ...target, database: template }, { connections: 1 })
  await migrate(database)
  const keyRing = makeKeyRing([randomBytes(32)])
  const app = await buildApp({ config: readConfig({}), database, clock: () => new Date(), log, keyRing })
  await app.ready()
  await app.close()
  await database.close()
}

/** Of runs that were killed: their PostgreSQL and their files. */
async function removeAbandonedRuns(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const pid = Number(runs.exec(name)?.[1] ?? 0)
    if (pid === 0 || isAlive(pid)) continue
    const { directory } = findLocation(join(folder, name), log)
    const postmaster = findPostmaster(directory)
    if (postmaster) await stopPostmaster(directory, postmaster.pid)
    removeRun(join(folder, name))
  }
}

function removeRun(dataDir: string): void {
  const { directory } = findLocation(dataDir, log)
  for (const path of [dataDir, directory]) rmSync(path, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
