// Starts a PostgreSQL for the benches with the settings of production, fsync included.

import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'
import { connectDatabase, type Database } from '@tablemate/server/db/database.ts'
import { startEmbedded } from '@tablemate/server/db/embedded/embedded.ts'
import { identifier } from '@tablemate/server/db/sql.ts'
import { pino } from 'pino'

const dataDir = fileURLToPath(new URL('../../data/bench', import.meta.url))

export interface BenchPostgres {
  /** Creates a new empty database. */
  makeDatabase(name: string): Promise<DatabaseTarget & { host: string }>
  stop(): Promise<void>
}

export async function startBenchPostgres(): Promise<BenchPostgres> {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }), lock: false })
  const admin: Database = connectDatabase(embedded.target, { connections: 1 })
  return {
    async makeDatabase(name) {
      await admin.sql`drop database if exists ${identifier(name)} with (force)`
      await admin.sql`create database ${identifier(name)}`
      return { ...embedded.target, database: name }
    },
    async stop() {
      await admin.close()
      await embedded.stop()
      rmSync(embedded.directory, { recursive: true, force: true })
    },
  }
}
