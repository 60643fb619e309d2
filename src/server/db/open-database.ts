// Opens the database for an operator's command, whether a server runs or not.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { loadKeyFile } from '../secrets/key-file.ts'
import { type KeyRing, makeKeyRing } from '../secrets/key-ring.ts'
import { connectDatabase, type Database } from './database.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

interface OpenDatabase {
  /** The migrated database. */
  readonly database: Database
  /** Reads the keys that encrypt stored secrets. */
  readonly keyRing: () => KeyRing
  /** Leaves PostgreSQL running if a server uses it. */
  readonly close: () => Promise<void>
}

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'secretKeys'>,
  log: Logger,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir, secretKeys } = config
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log, lock: false })
  const database = connectDatabase(embedded?.target ?? { url: databaseDirectUrl ?? databaseUrl ?? '' })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  await migrate(database).catch(async error => {
    await close()
    throw error
  })
  const keyRing = () => makeKeyRing(secretKeys ?? loadKeyFile(embedded?.directory ?? dataDir, log))
  return { database, keyRing, close }
}
