// The database and the keys that a node works with: found by the first process, handed over to those that it starts.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DatabaseTarget } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import type { OnStop } from '../lifetime.ts'
import { keysBeside } from '../secrets/key-file.ts'

export interface Reached {
  readonly target: DatabaseTarget
  /** What its secrets are kept under. */
  readonly secretKeys: readonly Uint8Array[]
}

/** The operator's own, else the embedded one, which is started and ends with this process. */
export async function reachDatabase(config: Config, log: Logger, onStop: OnStop): Promise<Reached> {
  const { databaseUrl, dataDir, secretKeys } = config
  if (databaseUrl && secretKeys) return { target: { url: databaseUrl }, secretKeys }
  const { target, directory, stop } = await startEmbedded({ dataDir, log })
  onStop('PostgreSQL', stop)
  return { target, secretKeys: secretKeys ?? keysBeside(directory, log) }
}

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
