// Stands at the port while the embedded database cannot be had: it serves the pages, says why in health and metrics, and
// answers calls 503.

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildWaitingApp } from '../app.ts'
import type { Config } from '../config.ts'
import type { DatabaseState } from '../db/embedded/database-state.ts'
import { freeBytesAt } from '../db/embedded/free-space.ts'
import { listen } from './listen.ts'

/** A database that starts as usual is there before. */
const timeoutMs = 5000

export interface Waiting {
  /** Rejects when the port cannot be had; else it never settles. */
  readonly failed: Promise<never>
  /** Frees the port for the app; it is not opened again. */
  close(): Promise<void>
}

/** Opens the port with the first failure of the database, or when it takes long. */
export function waitAtPort(config: Config, log: Logger, state: DatabaseState): Waiting {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  let isOver = false
  let opening: Promise<FastifyInstance> | undefined
  const open = () => {
    if (isOver || opening) return
    opening = openPort(config, log, state)
    opening.catch(reject)
  }
  const timer = setTimeout(open, timeoutMs)
  const forget = state.onChange(({ failures }) => failures > 0 && open())
  return {
    failed,
    async close() {
      isOver = true
      clearTimeout(timer)
      forget()
      const app = await opening?.catch(() => undefined)
      await app?.close()
    },
  }
}

async function openPort(config: Config, log: Logger, state: DatabaseState): Promise<FastifyInstance> {
  const space = { bytes: () => freeBytesAt(config.dataDir), isLow: () => true }
  const app = await buildWaitingApp({ config, log, embedded: { state, space } })
  const { port } = await listen(app, config)
  log.warn(
    { port, ...state.now() },
    'the database cannot be had yet: pages are served, calls are answered 503',
  )
  return app
}
