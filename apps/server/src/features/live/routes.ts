// The endpoints of the live group: get and watch.

import { getGroupState, watchGroup } from '@tablemate/contract/live.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { createGroupBroadcaster } from '../../group/group-broadcaster.ts'
import { groupStateOf } from '../../group/group-view.ts'
import { requireGroup } from '../../group/load-group.ts'
import { type EventStream, openEventStream } from '../../http/event-stream.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'

/** Open streams per device and group, and per address, times RATE_LIMIT_SCALE (decisions.md, Ids, codes, identity). */
const max = { perDevice: 8, perAddress: 2000 }

/** `leave` releases the stream's slot immediately, before its connection has closed. */
interface OpenStream {
  readonly groupId: string
  readonly stream: EventStream
  leave(): void
}

export function registerLive(app: FastifyInstance, context: AppContext): void {
  const { database, clock, config, sign } = context
  const broadcaster = createGroupBroadcaster(context)
  /** By address, the oldest first. */
  const streams = new Map<string, Set<OpenStream>>()
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
    const own = streams.get(address) ?? new Set()
    if (isTooMany(own.size, max.perAddress)) makeRoom(own, groupId)

    const closing: (() => void)[] = []
    const stream = openEventStream(reply, Math.random(), () => {
      for (const close of closing) close()
    })
    const leave = () => {
      if (own.delete(open) && own.size === 0) streams.delete(address)
    }
    const open: OpenStream = { groupId, stream, leave }
    streams.set(address, own.add(open))
    closing.push(leave, broadcaster.watch(groupId, device, loaded, stream))
    return undefined
  })
}

/** Ends the oldest stream of the address's biggest group. Throws if the requesting group would not stay smaller. */
function makeRoom(streams: ReadonlySet<OpenStream>, groupId: string): void {
  const byGroup = groupBy([...streams], stream => stream.groupId)
  const largest = [...byGroup.values()].reduce((a, b) => (b.length > a.length ? b : a))
  if ((byGroup.get(groupId)?.length ?? 0) + 1 >= largest.length) throw tooMany()
  const [oldest] = largest
  oldest.leave()
  oldest.stream.end()
}

function tooMany() {
  return problem('too-many-requests', { retryAfter: 5 })
}
