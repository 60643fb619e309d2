// A temporary server while the embedded database is unavailable: it serves pages, reports the reason in health and metrics,
// and replies 503 to calls.

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildAppWithoutDatabase } from '../app.ts'
import type { Config } from '../config.ts'
import type { DatabaseState } from '../db/embedded/database-state.ts'
import { freeBytesAt } from '../db/embedded/free-space.ts'
import { listen } from './listen.ts'

/** Longer than a normal start of the database takes. */
const timeoutMs = 5000

export interface TemporaryServer {
  /** Rejects if the port cannot be opened; otherwise never settles. */
  readonly failed: Promise<never>
  /** Frees the port for the app, for good. */
  close(): Promise<void>
}

/** Opens the port after the first failed start of the database, or after `timeoutMs`. */
export function serveWithoutDatabase(config: Config, log: Logger, state: DatabaseState): TemporaryServer {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  let isClosed = false
  let opening: Promise<FastifyInstance> | undefined
  const open = () => {
    if (isClosed || opening) return
    opening = openPort(config, log, state)
    opening.catch(reject)
  }
  const timer = setTimeout(open, timeoutMs)
  const unsubscribe = state.onChange(({ failures }) => failures > 0 && open())
  return {
    failed,
    async close() {
      isClosed = true
      clearTimeout(timer)
      unsubscribe()
      const app = await opening?.catch(() => undefined)
      await app?.close()
    },
  }
}

async function openPort(config: Config, log: Logger, state: DatabaseState): Promise<FastifyInstance> {
  const space = { bytes: () => freeBytesAt(config.dataDir), isLow: () => true }
  const app = await buildAppWithoutDatabase({ config, log, embedded: { state, space } })
  const { port } = await listen(app, config)
  log.warn({ port, ...state.now() }, 'the database is not available yet: pages are served, calls get 503')
  return app
}
