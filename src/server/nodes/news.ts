// What is announced on one node is heard on all: gathered for a moment, so that a busy evening is a few texts a second.

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Events, News } from '../events.ts'
import type { Metrics } from '../http/metrics.ts'
import { longestText, type Wire, type WireEnds } from './wire.ts'

/** Announcements of this long go as one. */
const gatherMs = 5
const retryMs = 500
/** More than this while the wire is broken: the others look for themselves when it is back. */
const mostWaiting = 20_000

export interface NewsLine {
  close(): Promise<void>
}

/** Joins this node's events to those of all others on the wire. Names no diner: a table is told by its id. */
export function shareNews(
  events: Events,
  openWire: (ends: WireEnds) => Wire,
  log: Pick<FastifyBaseLogger, 'warn'>,
  metrics: Pick<Metrics, 'newsLag'>,
): NewsLine {
  const self = randomUUID()
  const waiting = new Map<string, News>()
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  const wire = openWire({
    onText: text => {
      const heard = understand(text)
      if (!heard) return log.warn('what no node says came by the wire')
      const { from, at, tables, menus } = heard
      if (from === self) return
      metrics.newsLag((Date.now() - at) / 1000)
      for (const groupId of tables) events.hear('table-changed', { groupId })
      for (const restaurantId of menus) events.hear('menu-changed', { restaurantId })
    },
    onOpen: () => events.hear('news-missed', {}),
  })
  events.onAnnounced(news => {
    if (waiting.size < mostWaiting) waiting.set(keyOf(news), news)
    schedule(gatherMs)
  })

  function schedule(ms: number): void {
    if (isClosed || timer) return
    timer = setTimeout(() => void tell(), ms)
  }

  async function tell(): Promise<void> {
    const batch = new Map(waiting)
    waiting.clear()
    try {
      for (const text of textsOf(self, [...batch.values()])) await wire.send(text)
      timer = null
      if (waiting.size > 0) schedule(gatherMs)
    } catch {
      for (const [key, news] of batch) waiting.set(key, news)
      log.warn('the other nodes cannot be told yet')
      timer = null
      schedule(retryMs)
    }
  }

  return {
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      if (waiting.size > 0) await tell().catch(() => {})
      await wire.close()
    },
  }
}

const telling = z.object({
  /** The node that tells. */
  from: z.uuid(),
  /** By its clock, milliseconds since 1970. */
  at: z.number(),
  tables: z.array(z.uuid()),
  menus: z.array(z.int()),
})

type Telling = z.infer<typeof telling>

/** null for what others say who share the database or the Redis. */
function understand(text: string): Telling | null {
  try {
    return telling.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function keyOf(news: News): string {
  return news.kind === 'table-changed' ? news.event.groupId : `menu ${news.event.restaurantId}`
}

/** None longer than the wire carries. An id is 36 characters, two quotes and a comma. */
function textsOf(from: string, news: readonly News[]): string[] {
  const perText = Math.floor((longestText - 100) / 40)
  const texts: string[] = []
  for (let at = 0; at < news.length; at += perText) {
    const some = news.slice(at, at + perText)
    texts.push(
      JSON.stringify({
        from,
        at: Date.now(),
        tables: some.flatMap(one => (one.kind === 'table-changed' ? [one.event.groupId] : [])),
        menus: some.flatMap(one => (one.kind === 'menu-changed' ? [one.event.restaurantId] : [])),
      } satisfies Telling),
    )
  }
  return texts
}
