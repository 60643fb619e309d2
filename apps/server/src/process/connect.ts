// A node's access to the database and its secret keys: opened by the first process, sent to the processes that it starts.

import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DatabaseTarget } from '../db/client-options.ts'
import { hasConnectionsFor, maxConnectionsFor, requireConnectionsFor } from '../db/connection-count.ts'
import { createDatabaseState, type DatabaseState, type StateSnapshot } from '../db/embedded/database-state.ts'
import { type Embedded, startEmbedded } from '../db/embedded/embedded.ts'
import { retryWhileTransient } from '../db/embedded/retry-transient.ts'
import { isDatabaseAway } from '../db/failures.ts'
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
  readonly state: DatabaseState
}

interface ConnectOptions {
  readonly log: Logger
  readonly onStop: OnStop
  /** Receives the state of the embedded database. */
  readonly state?: DatabaseState
  /** Ends the retries of starting the embedded database. */
  readonly stopping?: AbortSignal
}

/**
 * Connects to the operator's database, or else starts the embedded one, retrying until it runs; it stops with this process.
 * Waits while the operator's database is a standby. Throws if it is away, or has too few connections for all workers.
 */
export async function openDatabaseAccess(config: Config, options: ConnectOptions): Promise<DatabaseAccess> {
  const { databaseUrl, dataDir, secretKeys, workers, diskReserveBytes: reserveBytes } = config
  const { log, onStop, state = createDatabaseState() } = options
  const signal = options.stopping ?? new AbortController().signal
  if (databaseUrl && secretKeys) {
    const target = { url: databaseUrl, directUrl: config.databaseDirectUrl }
    await waitForPrimary(target, { log, signal })
    await requireConnectionsFor(workers, target, log)
    await requirePoolerSettings(target)
    await warnOfMissingFixes(target, false, log)
    return { target, secretKeys, embedded: null }
  }
  const settings = { max_connections: String(maxConnectionsFor(workers)) }
  const start = () => startEmbedded({ dataDir, log, settings, supervision: { state, signal, reserveBytes } })
  const { target, directory, stop } = await startLargeEnough(start, workers)
  onStop('PostgreSQL', stop)
  await warnOfMissingFixes(target, true, log).catch(unlessAway)
  const keys = () => secretKeys ?? loadKeyFile(directory, log)
  const found = await retryWhileTransient(keys, { dataDir: directory, state, signal, log })
  return { target, secretKeys: found, embedded: { directory, reserveBytes, state } }
}

/** An embedded database that already runs may have been started for fewer workers. Then restarts it. */
async function startLargeEnough(start: () => Promise<Embedded>, workers: number): Promise<Embedded> {
  const found = await start()
  if (await mayHaveRoomFor(workers, found)) return found
  await found.stop()
  return start()
}

/** True also if the database is away again: its supervision restarts it with the settings of this server. */
async function mayHaveRoomFor(workers: number, { target }: Embedded): Promise<boolean> {
  try {
    return await hasConnectionsFor(workers, target)
  } catch (error) {
    unlessAway(error)
    return true
  }
}

/** Ignores that the database is away, since its supervision restarts it. Rethrows any other error. */
function unlessAway(error: unknown): void {
  if (!isDatabaseAway(error)) throw error
}

/** The argument of a process that receives its database access as a message, so that neither arguments nor environment show keys. */
export const databaseByMessageFlag = '--handed-database'

/** Sends the access to a process that was started with `databaseByMessageFlag`, then every state of the embedded database. */
export function sendDatabaseAccess(child: Child, { target, secretKeys, embedded }: DatabaseAccess): void {
  const keys = secretKeys.map(key => Buffer.from(key).toString('base64'))
  const access = embedded && { ...embedded, state: embedded.state.now() }
  child.send({ target, keys, embedded: access } satisfies AccessMessage)
  const unsubscribe = embedded?.state.onChange(databaseState => {
    // The callback ignores the error if the process has just exited.
    child.send({ databaseState } satisfies StateMessage, () => {})
  })
  child.once('exit', () => unsubscribe?.())
}

/** A cluster worker or a forked process. */
interface Child {
  send(message: AccessMessage | StateMessage, callback?: (error: Error | null) => void): unknown
  once(event: 'exit', listener: () => void): unknown
}

/** Waits for the message of `sendDatabaseAccess`. */
export async function receiveDatabaseAccess(): Promise<DatabaseAccess> {
  const [{ target, keys, embedded }] = (await once(process, 'message')) as [AccessMessage]
  const secretKeys = keys.map(key => new Uint8Array(Buffer.from(key, 'base64')))
  if (!embedded) return { target, secretKeys, embedded }
  const state = createDatabaseState()
  state.change(embedded.state)
  process.on('message', message => {
    if (isStateMessage(message)) state.change(message.databaseState)
  })
  return { target, secretKeys, embedded: { ...embedded, state } }
}

interface AccessMessage {
  readonly target: DatabaseTarget
  readonly keys: readonly string[]
  readonly embedded: (Omit<EmbeddedAccess, 'state'> & { readonly state: StateSnapshot }) | null
}

interface StateMessage {
  readonly databaseState: StateSnapshot
}

function isStateMessage(message: unknown): message is StateMessage {
  return typeof message === 'object' && message !== null && 'databaseState' in message
}
