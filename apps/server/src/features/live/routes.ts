// The endpoints of the live group: get and watch.

import { getGroupState, watchGroup } from '@tablemate/contract/live.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { createGroupBroadcaster } from '../../group/group-broadcaster.ts'
import { groupStateOf } from '../../group/group-view.ts'
import { requireGroup } from '../../group/load-group.ts'
import { type EventStream, openEventStream } from '../../http/event-stream.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import {
  addItem,
  createUsageTree,
  findNode,
  firstOf,
  largestChildOf,
  removeItem,
} from '../../limits/usage-tree.ts'
import { problem } from '../../problems.ts'

/** Open streams per device and group, and per address, times RATE_LIMIT_SCALE (decisions.md, Ids, codes, identity). */
const max = { perDevice: 8, perAddress: 2000 }

/** `leave` releases the stream's slot immediately, before its connection has closed. */
interface OpenStream {
  readonly stream: EventStream
  leave(): void
}

export function registerLive(app: FastifyInstance, context: AppContext): void {
  const { database, clock, config, sign } = context
  const broadcaster = createGroupBroadcaster(context)
  /** By address and group. */
  const streams = createUsageTree<OpenStream>()
  context.metrics.watchStreams(broadcaster.size)
  // Streams never end by themselves, so they are closed before the server waits for running requests.
  app.addHook('preClose', async () => broadcaster.close())

  serveEndpoint(app, getGroupState, async ({ params, device }) =>
    groupStateOf(await requireGroup(database.sql, params.groupId, device, clock()), sign),
  )

  serveEndpoint(app, watchGroup, async ({ params, device, address }, reply) => {
    const { groupId } = params
    const loaded = await requireGroup(database.sql, groupId, device, clock())
    const isTooMany = (count: number, limit: number) => count >= Math.max(1, limit * config.rateLimitScale)
    if (isTooMany(broadcaster.countOf(groupId, device), max.perDevice)) throw tooMany()
    if (isTooMany(findNode(streams, [address])?.items.size ?? 0, max.perAddress)) makeRoom(address, groupId)

    const closing: (() => void)[] = []
    const stream = openEventStream(reply, Math.random(), () => {
      for (const close of closing) close()
    })
    const open: OpenStream = { stream, leave: () => removeItem(node, open) }
    const node = addItem(streams, [address, groupId], open)
    closing.push(open.leave, broadcaster.watch(groupId, device, loaded, stream))
    return undefined
  })

  /** Ends the oldest stream of the address's biggest group. Throws if the requesting group would not stay smaller. */
  function makeRoom(address: string, groupId: string): void {
    const own = findNode(streams, [address, groupId])?.items.size ?? 0
    const top = largestChildOf(findNode(streams, [address]) ?? streams)
    const oldest = firstOf(top?.items)
    if (!top || !oldest || own + 1 >= top.items.size) throw tooMany()
    oldest.leave()
    oldest.stream.end()
  }
}

function tooMany() {
  return problem('too-many-requests', { retryAfter: 5 })
}
