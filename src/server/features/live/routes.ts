// The live table: asked for at once, or watched.

import type { FastifyInstance } from 'fastify'
import { getTable, watchTable } from '#contract/live.ts'
import type { AppContext } from '../../app-context.ts'
import { type EventStream, openEventStream } from '../../http/event-stream.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { biggestIn, createHolder, firstOf, hold, holderAt, release } from '../../limits/usage-by-holder.ts'
import { problem } from '../../problems.ts'
import { requireTable } from '../../table/load-table.ts'
import { createTableBroadcaster, stateOf } from '../../table/table-broadcaster.ts'

/** Per device and group, and per address, times RATE_LIMIT_SCALE (decisions.md, Ids, codes, identity). */
const most = { perDevice: 8, perAddress: 2000 }

/** One that makes room is over for its table at once, before its connection has closed. */
interface OpenStream {
  readonly stream: EventStream
  leave(): void
}

export function registerLive(app: FastifyInstance, context: AppContext): void {
  const { database, clock, config, sign } = context
  const broadcaster = createTableBroadcaster(context)
  /** By address and table. */
  const streams = createHolder<OpenStream>()
  context.metrics.watchStreams(broadcaster.size)
  // Streams never end by themselves: before the server waits for what runs, it ends them.
  app.addHook('preClose', async () => broadcaster.close())

  serveEndpoint(app, getTable, async ({ params, device }) =>
    stateOf(await requireTable(database.sql, params.groupId, device, clock()), sign),
  )

  serveEndpoint(app, watchTable, async ({ params, device, address }, reply) => {
    const { groupId } = params
    const table = await requireTable(database.sql, groupId, device, clock())
    const isTooMany = (count: number, limit: number) => count >= Math.max(1, limit * config.rateLimitScale)
    if (isTooMany(broadcaster.countOf(groupId, device), most.perDevice)) throw tooMany()
    if (isTooMany(holderAt(streams, [address])?.held.size ?? 0, most.perAddress)) makeRoom(address, groupId)

    const closing: (() => void)[] = []
    const stream = openEventStream(reply, Math.random(), () => {
      for (const close of closing) close()
    })
    const open: OpenStream = { stream, leave: () => release(place, open) }
    const place = hold(streams, [address, groupId], open)
    closing.push(open.leave, broadcaster.watch(groupId, device, table, stream))
    return undefined
  })

  /** Ends the oldest stream of the address's table that has most, for one of a table with fewer; throws if there is none. */
  function makeRoom(address: string, groupId: string): void {
    const own = holderAt(streams, [address, groupId])?.held.size ?? 0
    const top = biggestIn(holderAt(streams, [address]) ?? streams)
    const oldest = firstOf(top?.held)
    if (!top || !oldest || own + 1 >= top.held.size) throw tooMany()
    oldest.leave()
    oldest.stream.end()
  }
}

function tooMany() {
  return problem('too-many-requests', { retryAfter: 5 })
}
