// One node: a pool, the app, a port.

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { connectForCalls, onOwnConnection } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { keepTime } from '../db/service-clock.ts'
import type { OnStop } from '../lifetime.ts'
import { makeKeyRing } from '../secrets/key-ring.ts'
import type { Reached } from './reach.ts'

/** Migrates the database, serves, and answers where. */
export async function serve(
  config: Config,
  { target, secretKeys }: Reached,
  log: Logger,
  onStop: OnStop,
): Promise<URL> {
  const database = connectForCalls(target)
  onStop('The database pool', () => database.close())
  await onOwnConnection(target, migrate)
  const keyRing = makeKeyRing(secretKeys)
  const { clock, close } = await keepTime(database, log)
  onStop('The clock', async () => close())
  const app = await buildApp({ config, database, clock, log, keyRing })
  onStop('The HTTP server', () => app.close())
  return listen(app, config)
}

/** `::` serves IPv4 too, but a machine may have no IPv6 at all. */
async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<URL> {
  try {
    return new URL(await app.listen({ port, host }))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(`port ${port} is already in use. Stop what uses it, or set PORT to another.`)
    }
    if (host !== '::' || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(code)) throw error
    return listen(app, { port, host: '0.0.0.0' })
  }
}
