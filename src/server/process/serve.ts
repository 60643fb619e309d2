// One node: a pool, the app, a port.

import type { Logger } from 'pino'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { syncClock } from '../db/clock.ts'
import { connectForCalls, onOwnConnection } from '../db/database.ts'
import type { EmbeddedHealth } from '../db/embedded/embedded-health.ts'
import { watchFreeSpace } from '../db/embedded/free-space.ts'
import { untilRoom } from '../db/embedded/wait-for-space.ts'
import { isDatabaseAway, isDiskFull } from '../db/failures.ts'
import { migrate } from '../db/migrate.ts'
import { makeKeyRing } from '../secrets/key-ring.ts'
import type { DatabaseAccess } from './connect.ts'
import { listen } from './listen.ts'
import type { OnStop } from './shutdown.ts'

interface ServeOptions {
  readonly log: Logger
  readonly onStop: OnStop
  /** Ends the tries of an embedded database that fails while the node is made. */
  readonly stopping: AbortSignal
  /** Frees the port. */
  readonly beforeListening?: () => Promise<void>
}

/** Migrates the database, serves, and answers where. With the embedded database it tries until that succeeds. */
export async function serve(
  config: Config,
  databaseAccess: DatabaseAccess,
  around: ServeOptions,
): Promise<URL> {
  const url = await persist(databaseAccess, around, () => open(config, databaseAccess, around))
  databaseAccess.embedded?.state.change({ reason: null })
  return url
}

/** Does the work, again and again if it fails because the embedded database is away or its disk is full. */
export function persist<R>(
  { embedded }: DatabaseAccess,
  { log, stopping }: Pick<ServeOptions, 'log' | 'stopping'>,
  work: () => Promise<R>,
): Promise<R> {
  if (!embedded) return work()
  const { directory, state } = embedded
  const mayPass = (error: unknown) => isDatabaseAway(error) || isDiskFull(error)
  return untilRoom(work, { dataDir: directory, state, signal: stopping, log, mayPass })
}

/** One try: what it has opened is closed when it fails. */
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
    if (isLow) log.error({ bytes }, 'the disk has only its reserve: calls that write are answered 503')
    else log.info({ bytes }, 'the disk has room: calls write again')
  }
  const space = watchFreeSpace({ directory, reserveBytes, onChange })
  return { state, space } satisfies EmbeddedHealth
}
