// A node's access to the database and its secret keys: opened by the first process, sent to the processes that it starts.

import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DatabaseTarget } from '../db/client-options.ts'
import { hasConnectionsFor, maxConnectionsFor, requireConnectionsFor } from '../db/connection-count.ts'
import { type Embedded, startEmbedded } from '../db/embedded/embedded.ts'
import { requirePoolerSettings } from '../db/pooler.ts'
import { warnOfMissingFixes } from '../db/releases.ts'
import { waitForPrimary } from '../db/wait-for-primary.ts'
import { loadKeyFile } from '../secrets/key-file.ts'
import type { OnStop } from './shutdown.ts'

export interface DatabaseAccess {
  readonly target: DatabaseTarget
  /** Encrypt the secrets in the database. */
  readonly secretKeys: readonly Uint8Array[]
  /** Null for the operator's own database, which the operator monitors, disk included. */
  readonly embedded: EmbeddedAccess | null
}

interface EmbeddedAccess {
  /** The server watches the free space of this folder's disk. */
  readonly directory: string
  readonly reserveBytes: number
}

interface ConnectOptions {
  readonly log: Logger
  readonly onStop: OnStop
  /** Ends the wait for the database. */
  readonly stopping?: AbortSignal
}

/**
 * Connects to the operator's database, or else starts the embedded one, which stops with this process. Waits while the
 * operator's database is a standby. Throws if a database is away, does not start, or has too few connections for all workers.
 */
export async function openDatabaseAccess(config: Config, options: ConnectOptions): Promise<DatabaseAccess> {
  const { databaseUrl, dataDir, secretKeys, workers, diskReserveBytes: reserveBytes } = config
  const { log, onStop, stopping: signal = new AbortController().signal } = options
  if (databaseUrl && secretKeys) {
    const target = { url: databaseUrl, directUrl: config.databaseDirectUrl }
    await waitForPrimary(target, { log, signal })
    await requireConnectionsFor(workers, target, log)
    await requirePoolerSettings(target)
    await warnOfMissingFixes(target, false, log)
    return { target, secretKeys, embedded: null }
  }
  const settings = { max_connections: String(maxConnectionsFor(workers)) }
  const start = () => startEmbedded({ dataDir, log, settings, signal, reserveBytes })
  const { target, directory, stop } = await startLargeEnough(start, workers)
  onStop('PostgreSQL', stop)
  await warnOfMissingFixes(target, true, log)
  const keys = secretKeys ?? loadKeyFile(directory, log)
  return { target, secretKeys: keys, embedded: { directory, reserveBytes } }
}

/** An embedded database that already runs may have been started for fewer workers. Then restarts it. */
async function startLargeEnough(start: () => Promise<Embedded>, workers: number): Promise<Embedded> {
  const found = await start()
  if (await hasConnectionsFor(workers, found.target)) return found
  await found.stop()
  return start()
}

/** The argument of a process that receives its database access as a message, so that neither arguments nor environment show keys. */
export const databaseByMessageFlag = '--handed-database'

/** Sends the access to a process that was started with `databaseByMessageFlag`. */
export function sendDatabaseAccess(child: Child, { secretKeys, ...access }: DatabaseAccess): void {
  child.send({ ...access, keys: secretKeys.map(key => Buffer.from(key).toString('base64')) })
}

/** A cluster worker or a forked process. */
interface Child {
  send(message: AccessMessage): unknown
}

/** Waits for the message of `sendDatabaseAccess`. */
export async function receiveDatabaseAccess(): Promise<DatabaseAccess> {
  const [{ keys, ...access }] = (await once(process, 'message')) as [AccessMessage]
  return { ...access, secretKeys: keys.map(key => new Uint8Array(Buffer.from(key, 'base64'))) }
}

interface AccessMessage extends Omit<DatabaseAccess, 'secretKeys'> {
  readonly keys: readonly string[]
}
