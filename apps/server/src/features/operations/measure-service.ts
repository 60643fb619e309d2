// Measurements that the server makes regularly for its metrics.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { findOverdue } from './queries.ts'

const probeMs = 1000
const timeoutMs = 1000

/** Measures until the app closes. */
export function measureService(app: FastifyInstance, { database, clock, metrics }: AppContext): void {
  // Uses the pool as requests do, so that its duration includes the wait for a connection.
  let isProbing = false
  const probe = setInterval(async () => {
    if (isProbing) return
    isProbing = true
    const since = performance.now()
    try {
      await app.healthCheck.guard(() => database.sql`select 1`)
      metrics.recordPoolDelay((performance.now() - since) / 1000)
    } catch {
      // The metric `database_away` reports this.
    } finally {
      isProbing = false
    }
  }, probeMs)
  app.addHook('onClose', async () => clearInterval(probe))

  metrics.watchRetention(async () => {
    try {
      const overdue = app.healthCheck.guard(() => findOverdue(database.sql, clock()))
      // If all connections are busy, the other metrics show that, so they must not wait for this one.
      return await Promise.race([overdue, wait(timeoutMs, Number.NaN, { ref: false })])
    } catch {
      return Number.NaN
    }
  })
}
