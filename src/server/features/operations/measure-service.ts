// What the service looks at by itself, for its metrics.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { findOverdue } from './queries.ts'

const probeMs = 1000
const timeoutMs = 1000

/** From now on until the app closes. */
export function watchOneself(app: FastifyInstance, { database, clock, metrics }: AppContext): void {
  // As calls find the pool: what they wait for a connection, this waits too.
  let isAsking = false
  const probe = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    const since = performance.now()
    try {
      await app.healthCheck.guard(() => database.sql`select 1`)
      metrics.poolAnswer((performance.now() - since) / 1000)
    } catch {
      // Told by `database_away`.
    } finally {
      isAsking = false
    }
  }, probeMs)
  app.addHook('onClose', async () => clearInterval(probe))

  metrics.watchRetention(async () => {
    try {
      const overdue = app.healthCheck.guard(() => findOverdue(database.sql, clock()))
      // When all connections are taken the other figures tell so, if this one does not keep them waiting.
      return await Promise.race([overdue, wait(timeoutMs, Number.NaN, { ref: false })])
    } catch {
      return Number.NaN
    }
  })
}
