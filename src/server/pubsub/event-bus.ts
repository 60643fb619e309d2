// Shares the events of one node with all others. They are batched for a few milliseconds, so that a busy evening is a few
// messages a second.

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Metrics } from '../observability/metrics.ts'
import type { Events, SharedEvent } from './events.ts'
import { longestText, type Transport, type TransportHandlers } from './transport.ts'

/** How long events are gathered into one batch. */
const gatherMs = 5
const retryMs = 500
/** Further events are dropped while the transport is broken: the other nodes reload everything when it is back. */
const mostWaiting = 20_000

export interface EventBus {
  close(): Promise<void>
}

/** Connects this node's events with those of the other nodes. Messages carry ids only, nothing about a diner. */
export function connectEventBus(
  events: Events,
  openTransport: (ends: TransportHandlers) => Transport,
  log: Pick<FastifyBaseLogger, 'warn'>,
  metrics: Pick<Metrics, 'eventLag'>,
): EventBus {
  const self = randomUUID()
  const waiting = new Map<string, SharedEvent>()
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const transport = openTransport({
    onText: text => {
      const heard = parseMessage(text)
      if (!heard) return log.warn('the event transport delivered a message that no node sends')
      const { from, at, tables, menus, kitchens = [] } = heard
      if (from === self) return
      metrics.eventLag((Date.now() - at) / 1000)
      for (const groupId of tables) events.hear('table-changed', { groupId })
      for (const restaurantId of menus) events.hear('menu-changed', { restaurantId })
      for (const restaurantId of kitchens) events.hear('kitchen-changed', { restaurantId })
    },
    onOpen: () => events.hear('events-missed', {}),
  })
  events.onAnnounced(event => {
    if (waiting.size < mostWaiting) waiting.set(keyOf(event), event)
    schedule(gatherMs)
  })

  function schedule(ms: number): void {
    if (isClosed || timer) return
    timer = setTimeout(() => void publish(), ms)
  }

  async function publish(): Promise<void> {
    const batch = new Map(waiting)
    waiting.clear()
    try {
      for (const text of textsOf(self, [...batch.values()])) await transport.send(text)
      timer = null
      if (waiting.size > 0) schedule(gatherMs)
    } catch {
      for (const [key, event] of batch) waiting.set(key, event)
      log.warn('events cannot be published yet')
      timer = null
      schedule(retryMs)
    }
  }

  return {
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      if (waiting.size > 0) await publish().catch(() => {})
      await transport.close()
    },
  }
}

const busMessage = z.object({
  /** The sending node. */
  from: z.uuid(),
  /** By its clock, milliseconds since 1970. */
  at: z.number(),
  tables: z.array(z.uuid()),
  menus: z.array(z.int()),
  /** Absent from nodes of an earlier version. */
  kitchens: z.optional(z.array(z.int())),
})

type BusMessage = z.infer<typeof busMessage>

/** null for a message of another service that shares the database or the Redis. */
function parseMessage(text: string): BusMessage | null {
  try {
    return busMessage.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function keyOf({ kind, event }: SharedEvent): string {
  return kind === 'table-changed' ? event.groupId : `${kind} ${event.restaurantId}`
}

/** Messages no longer than the transport carries. An id takes 39 characters: itself, two quotes and a comma. */
function textsOf(from: string, events: readonly SharedEvent[]): string[] {
  const perText = Math.floor((longestText - 100) / 40)
  const texts: string[] = []
  for (let at = 0; at < events.length; at += perText) {
    const some = events.slice(at, at + perText)
    const ofKind = (kind: 'menu-changed' | 'kitchen-changed') =>
      some.flatMap(one => (one.kind === kind ? [one.event.restaurantId] : []))
    texts.push(
      JSON.stringify({
        from,
        at: Date.now(),
        tables: some.flatMap(one => (one.kind === 'table-changed' ? [one.event.groupId] : [])),
        menus: ofKind('menu-changed'),
        kitchens: ofKind('kitchen-changed'),
      } satisfies BusMessage),
    )
  }
  return texts
}
