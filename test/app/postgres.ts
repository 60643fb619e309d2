// Starts a PostgreSQL server for the test run, with a template database that tests copy.

import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import type { DatabaseTarget } from '../../src/server/db/client-options.ts'
import { connectDatabase } from '../../src/server/db/database.ts'
import { startEmbedded } from '../../src/server/db/embedded/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { identifier } from '../../src/server/db/sql.ts'
import { makeKeyRing } from '../../src/server/secrets/key-ring.ts'
import { dataDirOf, removeAbandoned, removeDataDir } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Extract<DatabaseTarget, { host: string }>
  }
}

export const template = 'tablemate_template'

const log = pino({ level: 'silent' })

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const dataDir = dataDirOf('run')
  // Without durability, since nothing outlives the run. Tests of durability start their own servers (embedded.test.ts).
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }
  const embedded = await startEmbedded({ dataDir, log, lock: false, settings })
  await makeTemplate(embedded.target)
  project.provide('postgres', embedded.target)
  return async () => {
    await embedded.stop()
    await removeDataDir(dataDir)
  }
}

/** Creates a database in the state after the first start of the app: migrated, with the tables of the jobs. */
async function makeTemplate(target: Extract<DatabaseTarget, { host: string }>): Promise<void> {
  const admin = connectDatabase(target, { connections: 1 })
  await admin.sql`create database ${identifier(template)}`
  await admin.close()
  const database = connectDatabase({ ...target, database: template }, { connections: 1 })
  await migrate(database)
  const keyRing = makeKeyRing([randomBytes(32)])
  const app = await buildApp({ config: readConfig({}), database, clock: () => new Date(), log, keyRing })
  await app.ready()
  await app.close()
  await database.close()
}
