// The database and the keys that a node works with: found by the first process, handed over to those that it starts.

import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { connectionsFor, hasRoomFor, requireRoomFor } from '../db/connection-count.ts'
import type { DatabaseTarget } from '../db/database.ts'
import { createDatabaseState, type DatabaseState, type StateNow } from '../db/embedded/database-state.ts'
import { type Embedded, startEmbedded } from '../db/embedded/embedded.ts'
import { untilRoom } from '../db/embedded/wait-for-space.ts'
import { isDatabaseAway } from '../db/failures.ts'
import { warnOfMissingFixes } from '../db/releases.ts'
import { keysBeside } from '../secrets/key-file.ts'
import type { OnStop } from './shutdown.ts'

export interface DatabaseAccess {
  readonly target: DatabaseTarget
  /** What its secrets are kept under. */
  readonly secretKeys: readonly Uint8Array[]
  /** Null where the database is the operator's own: it and its disk are watched by somebody else. */
  readonly embedded: EmbeddedPlace | null
}

interface EmbeddedPlace {
  /** On the disk that must not be full. */
  readonly directory: string
  readonly reserveBytes: number
  readonly state: DatabaseState
}

interface ConnectOptions {
  readonly log: Logger
  readonly onStop: OnStop
  /** Of the embedded database: told how its start fares. */
  readonly state?: DatabaseState
  /** Ends the tries to start it. */
  readonly stopping?: AbortSignal
}

/**
 * The operator's own, else the embedded one, which is started and ends with this process: it is tried until it serves.
 * Throws when the operator's own is away, or has too few connections for all workers.
 */
export async function openDatabaseAccess(config: Config, around: ConnectOptions): Promise<DatabaseAccess> {
  const { databaseUrl, dataDir, secretKeys, workers, diskReserveBytes: reserveBytes } = config
  const { log, onStop, state = createDatabaseState() } = around
  const signal = around.stopping ?? new AbortController().signal
  if (databaseUrl && secretKeys) {
    await requireRoomFor(workers, { url: databaseUrl }, log)
    await warnOfMissingFixes({ url: databaseUrl }, false, log)
    return { target: { url: databaseUrl }, secretKeys, embedded: null }
  }
  const settings = { max_connections: String(connectionsFor(workers)) }
  const start = () => startEmbedded({ dataDir, log, settings, supervision: { state, signal, reserveBytes } })
  const { target, directory, stop } = await startLargeEnough(start, workers)
  onStop('PostgreSQL', stop)
  await warnOfMissingFixes(target, true, log).catch(unlessAway)
  const keys = () => secretKeys ?? keysBeside(directory, log)
  const found = await untilRoom(keys, { dataDir: directory, state, signal, log })
  return { target, secretKeys: found, embedded: { directory, reserveBytes, state } }
}

/** One that runs already may have been started for fewer workers. */
async function startLargeEnough(start: () => Promise<Embedded>, workers: number): Promise<Embedded> {
  const found = await start()
  if (await mayHaveRoomFor(workers, found)) return found
  await found.stop()
  return start()
}

/** One that is away already is started again by its supervision, with the settings of this server. */
async function mayHaveRoomFor(workers: number, { target }: Embedded): Promise<boolean> {
  try {
    return await hasRoomFor(workers, target)
  } catch (error) {
    unlessAway(error)
    return true
  }
}

/** A database that is away is started again; any other failure ends the start. */
function unlessAway(error: unknown): void {
  if (!isDatabaseAway(error)) throw error
}

/** Told to a process that waits for its database: neither its arguments nor its environment show the keys. */
export const databaseComesByMessage = '--handed-database'

/** To one that was started with `databaseComesByMessage`; from then on it is told how the embedded database fares. */
export function sendDatabaseAccess(child: Child, { target, secretKeys, embedded }: DatabaseAccess): void {
  const keys = secretKeys.map(key => Buffer.from(key).toString('base64'))
  const place = embedded && { ...embedded, state: embedded.state.now() }
  child.send({ target, keys, embedded: place } satisfies Handed)
  const forget = embedded?.state.onChange(databaseState => {
    // It may have ended a moment ago.
    child.send({ databaseState } satisfies StateMessage, () => {})
  })
  child.once('exit', () => forget?.())
}

/** A process of the cluster module, or any other that was forked. */
interface Child {
  send(message: Handed | StateMessage, callback?: (error: Error | null) => void): unknown
  once(event: 'exit', listener: () => void): unknown
}

/** Waits for what `sendDatabaseAccess` sends. */
export async function receiveDatabaseAccess(): Promise<DatabaseAccess> {
  const [{ target, keys, embedded }] = (await once(process, 'message')) as [Handed]
  const secretKeys = keys.map(key => new Uint8Array(Buffer.from(key, 'base64')))
  if (!embedded) return { target, secretKeys, embedded }
  const state = createDatabaseState()
  state.change(embedded.state)
  process.on('message', message => {
    if (isStateMessage(message)) state.change(message.databaseState)
  })
  return { target, secretKeys, embedded: { ...embedded, state } }
}

interface Handed {
  readonly target: DatabaseTarget
  readonly keys: readonly string[]
  readonly embedded: (Omit<EmbeddedPlace, 'state'> & { readonly state: StateNow }) | null
}

interface StateMessage {
  readonly databaseState: StateNow
}

function isStateMessage(message: unknown): message is StateMessage {
  return typeof message === 'object' && message !== null && 'databaseState' in message
}
