// Shares the events of one node with all others. Batches of a few milliseconds keep a busy node to a few messages a second.

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Metrics } from '../observability/metrics.ts'
import type { Events, SharedEvent } from './events.ts'
import { maxTextBytes, type Transport, type TransportHandlers } from './transport.ts'

/** Events within this time are sent as one batch. */
const batchMs = 5
const retryMs = 500
/** While the transport is broken, further events are dropped: the other nodes reload everything when it is back. */
const maxWaiting = 20_000

export interface EventBus {
  close(): Promise<void>
}

/** Connects this node's events with those of the other nodes. Messages carry ids only, nothing about a diner. */
export function connectEventBus(
  events: Events,
  openTransport: (handlers: TransportHandlers) => Transport,
  log: Pick<FastifyBaseLogger, 'warn'>,
  metrics: Pick<Metrics, 'recordEventLag'>,
): EventBus {
  const self = randomUUID()
  const waiting = new Map<string, SharedEvent>()
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const transport = openTransport({
    onText: text => {
      const message = parseMessage(text)
      if (!message) return log.warn('the event transport delivered a message that no node sends')
      const { from, at, tables, menus, kitchens = [], deliveries = [] } = message
      if (from === self) return
      metrics.recordEventLag((Date.now() - at) / 1000)
      for (const groupId of tables) events.emitLocal('group-changed', { groupId })
      for (const restaurantId of menus) events.emitLocal('menu-changed', { restaurantId })
      for (const restaurantId of kitchens) events.emitLocal('kitchen-changed', { restaurantId })
      for (const restaurantId of deliveries) events.emitLocal('deliveries-changed', { restaurantId })
    },
    onOpen: () => events.emitLocal('events-missed', {}),
  })
  events.onAnnounced(event => {
    if (waiting.size < maxWaiting) waiting.set(keyOf(event), event)
    schedule(batchMs)
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
      if (waiting.size > 0) schedule(batchMs)
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
  /** Time of sending by the sender's clock, in milliseconds since 1970. */
  at: z.number(),
  tables: z.array(z.uuid()),
  menus: z.array(z.int()),
  /** Absent from nodes of an earlier version. */
  kitchens: z.optional(z.array(z.int())),
  deliveries: z.optional(z.array(z.int())),
})

type BusMessage = z.infer<typeof busMessage>

/** Null for a message of another service that shares the database or Redis. */
function parseMessage(text: string): BusMessage | null {
  try {
    return busMessage.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function keyOf({ kind, event }: SharedEvent): string {
  return kind === 'group-changed' ? event.groupId : `${kind} ${event.restaurantId}`
}

/** Splits events into messages that fit the transport. An id takes 39 characters: a UUID, two quotes and a comma. */
function textsOf(from: string, events: readonly SharedEvent[]): string[] {
  const perMessage = Math.floor((maxTextBytes - 100) / 40)
  const texts: string[] = []
  for (let at = 0; at < events.length; at += perMessage) {
    const chunk = events.slice(at, at + perMessage)
    const ofKind = (kind: Exclude<SharedEvent['kind'], 'group-changed'>) =>
      chunk.flatMap(shared => (shared.kind === kind ? [shared.event.restaurantId] : []))
    texts.push(
      JSON.stringify({
        from,
        at: Date.now(),
        tables: chunk.flatMap(shared => (shared.kind === 'group-changed' ? [shared.event.groupId] : [])),
        menus: ofKind('menu-changed'),
        kitchens: ofKind('kitchen-changed'),
        deliveries: ofKind('deliveries-changed'),
      } satisfies BusMessage),
    )
  }
  return texts
}
