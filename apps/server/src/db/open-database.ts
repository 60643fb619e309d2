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

/** Opens the database for a command that only reads: the operator's standby, if there is one. */
export async function openForReading(
  config: Parameters<typeof openDatabase>[0] & Pick<Config, 'databaseStandbyUrl'>,
  log: Logger,
): Promise<Pick<OpenDatabase, 'database' | 'close'>> {
  const { databaseStandbyUrl: url } = config
  if (!url) return openDatabase(config, log)
  // It has the schema of its primary.
  const database = connectDatabase({ url }, { connections: 1, mayBeStandby: true })
  return { database, close: database.close }
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
