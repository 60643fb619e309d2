// Views and clicks, gathered for a second and then written together: a busy street costs one statement a second, not one a
// phone. What a killed server had gathered is lost; one that closes, or whose owners look, writes first.

import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hourMs } from '#domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import { type Gathered, insertImpressions } from './impression-queries.ts'

export type Impression = Omit<Gathered, 'id'> & { readonly device: string }

export interface Impressions {
  /** Counts once per device, campaign, kind and hour; at any time at most a second later (`flush`). */
  count(impression: Impression): void
  /** Until it returns, what was counted here is written. */
  flush(): Promise<void>
}

const gatheringMs = 1000
/** Of those waiting, and of those known: some 10 MB each. Beyond, views are lost before the server is. */
const most = 50_000

/** Ends with the app, and writes what is left then. */
export function createImpressions(app: FastifyInstance, { database, log }: AppContext): Impressions {
  let waiting = new Map<string, Gathered>()
  let known = new Set<string>()
  let knownHour = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }
  app.addHook('onClose', flush)
  return { count, flush }

  function count({ device, ...impression }: Impression): void {
    const { campaignId, kind, at } = impression
    const hour = Math.floor(at.getTime() / hourMs)
    const id = asUuid(`${device} ${campaignId} ${kind} ${hour}`)
    // The database has the last word; this spares it the replays.
    if (hour !== knownHour || known.size >= most) known = new Set()
    knownHour = hour
    if (known.has(id) || waiting.size >= most) return
    known.add(id)
    waiting.set(id, { ...impression, id })
    timer ??= setTimeout(flush, gatheringMs).unref()
  }

  async function write(): Promise<void> {
    const batch = waiting
    if (batch.size === 0) return
    waiting = new Map()
    try {
      await insertImpressions(database.sql, [...batch.values()])
    } catch (error) {
      log.warn({ code: (error as { code?: string }).code, waiting: batch.size }, 'impressions are waiting')
      waiting = new Map([...batch, ...waiting])
      timer ??= setTimeout(flush, gatheringMs).unref()
    }
  }
}

function asUuid(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}
