// The database for a command that the operator runs, beside a server or without one.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { keysBeside } from '../secrets/key-file.ts'
import { type KeyRing, makeKeyRing } from '../secrets/key-ring.ts'
import { connectDatabase, type Database } from './database.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

interface Opened {
  /** Migrated. */
  readonly database: Database
  /** What its secrets are kept under, read when asked for. */
  readonly keyRing: () => KeyRing
  /** Leaves PostgreSQL running if a server uses it. */
  readonly close: () => Promise<void>
}

export async function openDatabase(
  { databaseUrl, dataDir, secretKeys }: Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKeys'>,
  log: Logger,
): Promise<Opened> {
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
  const keyRing = () => makeKeyRing(secretKeys ?? keysBeside(embedded?.directory ?? dataDir, log))
  return { database, keyRing, close }
}
