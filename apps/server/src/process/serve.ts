// Starts one node: the connection pool, the app and its port.

import type { Logger } from 'pino'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { syncClock } from '../db/clock.ts'
import { connectForCalls, onOwnConnection } from '../db/database.ts'
import type { EmbeddedHealth } from '../db/embedded/embedded-health.ts'
import { watchFreeSpace } from '../db/embedded/free-space.ts'
import { retryWhileTransient } from '../db/embedded/retry-transient.ts'
import { isDatabaseAway, isDiskFull } from '../db/failures.ts'
import { migrate } from '../db/migrate.ts'
import { makeKeyRing } from '../secrets/key-ring.ts'
import type { DatabaseAccess } from './connect.ts'
import { listen } from './listen.ts'
import type { OnStop } from './shutdown.ts'

interface ServeOptions {
  readonly log: Logger
  readonly onStop: OnStop
  /** Ends the retries when the embedded database fails during the start. */
  readonly stopping: AbortSignal
  /** Frees the port. */
  readonly beforeListening?: () => Promise<void>
}

/** Migrates the database, serves, and returns the URL. With the embedded database it retries until that succeeds. */
export async function serve(
  config: Config,
  databaseAccess: DatabaseAccess,
  options: ServeOptions,
): Promise<URL> {
  const url = await retryEmbedded(databaseAccess, options, () => open(config, databaseAccess, options))
  databaseAccess.embedded?.state.change({ reason: null })
  return url
}

/** Runs the work, and retries it while the embedded database is away or its disk is full. */
export function retryEmbedded<R>(
  { embedded }: DatabaseAccess,
  { log, stopping }: Pick<ServeOptions, 'log' | 'stopping'>,
  work: () => Promise<R>,
): Promise<R> {
  if (!embedded) return work()
  const { directory, state } = embedded
  const isTransient = (error: unknown) => isDatabaseAway(error) || isDiskFull(error)
  return retryWhileTransient(work, { dataDir: directory, state, signal: stopping, log, isTransient })
}

/** One attempt. If it fails, it closes everything that it opened. */
async function open(
  config: Config,
  { target, secretKeys, embedded }: DatabaseAccess,
  { log, onStop, beforeListening }: ServeOptions,
): Promise<URL> {
  const opened: Parameters<OnStop>[] = []
  try {
    const database = connectForCalls(target)
    opened.push(['The database pool', () => database.close()])
    await onOwnConnection(target, migrate)
    const { clock, close } = await syncClock(database, log)
    opened.push(['The clock', async () => close()])
    const health = embedded && watchDisk(embedded, log)
    opened.push(['The watch of the disk', async () => health?.space.close()])
    const keyRing = makeKeyRing(secretKeys)
    const app = await buildApp({ config, database, clock, log, keyRing, embedded: health })
    opened.push(['The HTTP server', () => app.close()])
    await app.ready()
    await beforeListening?.()
    const url = await listen(app, config)
    for (const step of opened) onStop(...step)
    return url
  } catch (error) {
    for (const [, close] of opened.toReversed()) await close().catch(() => {})
    throw error
  }
}

function watchDisk({ directory, reserveBytes, state }: NonNullable<DatabaseAccess['embedded']>, log: Logger) {
  const onChange = (isLow: boolean, bytes: number) => {
    if (isLow) log.error({ bytes }, 'the disk has only its reserve: calls that write get 503')
    else log.info({ bytes }, 'the disk has space again: writes are accepted')
  }
  const space = watchFreeSpace({ directory, reserveBytes, onChange })
  return { state, space } satisfies EmbeddedHealth
}
