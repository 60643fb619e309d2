// Starts one node: the connection pool, the app and its port.

import type { Logger } from 'pino'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { syncClock } from '../db/clock.ts'
import { connectForCalls, onOwnConnection } from '../db/database.ts'
import { createSpaceGauge, measureDisk } from '../db/embedded/free-space.ts'
import { migrate } from '../db/migrate.ts'
import { makeKeyRing } from '../secrets/key-ring.ts'
import type { DatabaseAccess } from './connect.ts'
import { listen } from './listen.ts'
import type { OnStop } from './shutdown.ts'

interface ServeOptions {
  readonly log: Logger
  readonly onStop: OnStop
}

/** Migrates the database, serves, and returns the URL. */
export async function serve(
  config: Config,
  { target, secretKeys, embedded }: DatabaseAccess,
  { log, onStop }: ServeOptions,
): Promise<URL> {
  const database = connectForCalls(target)
  onStop('The database pool', () => database.close())
  await onOwnConnection(target, migrate)
  const { clock, close } = await syncClock(database, log)
  onStop('The clock', async () => close())
  const disk = embedded && watchDisk(embedded, log)
  onStop('The watch of the disk', async () => disk?.close())
  const keyRing = makeKeyRing(secretKeys)
  const app = await buildApp({ config, database, clock, log, keyRing, disk })
  onStop('The HTTP server', () => app.close())
  await app.ready()
  return listen(app, config)
}

function watchDisk({ directory, reserveBytes }: NonNullable<DatabaseAccess['embedded']>, log: Logger) {
  const gauge = createSpaceGauge(reserveBytes, (isLow, bytes) => {
    if (isLow) log.error({ bytes }, 'the disk has only its reserve: calls that write get 503')
    else log.info({ bytes }, 'the disk has space again: writes are accepted')
  })
  return { ...gauge, close: measureDisk(directory, gauge.update) }
}
