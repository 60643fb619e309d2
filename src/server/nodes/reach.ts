// The database and the keys that a node works with: found by the first process, handed over to those that it starts.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { connectionsFor, hasRoomFor, requireRoomFor } from '../db/connections.ts'
import type { DatabaseTarget } from '../db/database.ts'
import { type Embedded, startEmbedded } from '../db/embedded.ts'
import type { OnStop } from '../lifetime.ts'
import { keysBeside } from '../secrets/key-file.ts'

export interface Reached {
  readonly target: DatabaseTarget
  /** What its secrets are kept under. */
  readonly secretKeys: readonly Uint8Array[]
}

/**
 * The operator's own, else the embedded one, which is started and ends with this process. Throws when it has too few
 * connections for all workers.
 */
export async function reachDatabase(config: Config, log: Logger, onStop: OnStop): Promise<Reached> {
  const { databaseUrl, dataDir, secretKeys, workers } = config
  if (databaseUrl && secretKeys) {
    await requireRoomFor(workers, { url: databaseUrl }, log)
    return { target: { url: databaseUrl }, secretKeys }
  }
  const { target, directory, stop } = await startLargeEnough({ dataDir, log, workers })
  onStop('PostgreSQL', stop)
  return { target, secretKeys: secretKeys ?? keysBeside(directory, log) }
}

/** One that runs already may have been started for fewer workers. */
async function startLargeEnough({ dataDir, log, workers }: Wanted): Promise<Embedded> {
  const settings = { max_connections: String(connectionsFor(workers)) }
  const found = await startEmbedded({ dataDir, log, settings })
  if (await hasRoomFor(workers, found.target)) return found
  await found.stop()
  return startEmbedded({ dataDir, log, settings })
}

type Wanted = Pick<Config, 'dataDir' | 'workers'> & { readonly log: Logger }

/** Told to a process that waits for its database: neither its arguments nor its environment show the keys. */
export const waitsForDatabase = '--handed-database'

/** To one that was started with `waitsForDatabase`. */
export function handOver(child: Pick<ChildProcess, 'send'>, { target, secretKeys }: Reached): void {
  child.send({ target, keys: secretKeys.map(key => Buffer.from(key).toString('base64')) } satisfies Handed)
}

/** Waits for what `handOver` sends. */
export async function takeOver(): Promise<Reached> {
  const [{ target, keys }] = (await once(process, 'message')) as [Handed]
  return { target, secretKeys: keys.map(key => new Uint8Array(Buffer.from(key, 'base64'))) }
}

interface Handed {
  readonly target: DatabaseTarget
  readonly keys: readonly string[]
}
