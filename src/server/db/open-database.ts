// The database for a command that the operator runs, beside a server or without one.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { connectDatabase, type Database } from './database.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

/** Migrated. `close()` leaves PostgreSQL running if a server uses it. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log, lock: false })
  const database = connectDatabase(embedded?.target ?? { url: databaseUrl ?? '' })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  await migrate(database).catch(async error => {
    await close()
    throw error
  })
  return { database, close }
}
