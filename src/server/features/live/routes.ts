// The live table: asked for at once, or watched.

import type { FastifyInstance } from 'fastify'
import { getTable, watchTable } from '#contract/live.ts'
import type { House } from '../../house.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { createOpenCounts } from '../../http/open-counts.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { createHub, stateOf } from './hub.ts'
import { requireTable } from './queries.ts'

/** decisions.md: per device and group, and per address; times RATE_LIMIT_SCALE. */
const most = { perDevice: 8, perAddress: 2000 }

export function registerLive(app: FastifyInstance, house: House): void {
  const { database, clock, config } = house
  const hub = createHub(house)
  const openFrom = createOpenCounts()
  house.metrics.watchStreams(hub.size)
  // Streams never end by themselves: before the server waits for what runs, it ends them.
  app.addHook('preClose', async () => hub.close())

  serveEndpoint(app, getTable, async ({ params, device }) =>
    stateOf(await requireTable(database.sql, params.groupId, device, clock())),
  )

  serveEndpoint(app, watchTable, async ({ params, device, address }, reply) => {
    const { groupId } = params
    const table = await requireTable(database.sql, groupId, device, clock())
    const isTooMany = (count: number, limit: number) => count >= Math.max(1, limit * config.rateLimitScale)
    if (
      isTooMany(hub.countOf(groupId, device), most.perDevice) ||
      isTooMany(openFrom.of(address), most.perAddress)
    )
      throw problem('too-many-requests', { retryAfter: 5 })

    const closed = openFrom.open(address)
    let stopWatching = () => {}
    const stream = openEventStream(reply, Math.random(), () => {
      stopWatching()
      closed()
    })
    stopWatching = hub.watch(groupId, device, table, stream)
    return undefined
  })
}
