// Collects views and clicks for a second and writes them together: one statement per second, not one per phone. A killed
// server loses what it has not written. A closing server writes first, and so does a read of the counts.

import { hash } from 'node:crypto'
import { hourMs } from '@tablemate/domain/time.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { insertImpressions, type NewImpression } from './impression-queries.ts'

export type Impression = Omit<NewImpression, 'id'> & { readonly device: string }

export interface Impressions {
  /** Counts once per device, campaign, kind and hour. The count is written within a second. */
  count(impression: Impression): void
  /** Writes everything counted so far on this server. */
  flush(): Promise<void>
}

const flushDelayMs = 1000
/** Bounds the waiting impressions and the recent ids, about 10 MB each. Beyond it the server drops views and stays up. */
const maxImpressions = 50_000

/** Writes the remaining impressions when the app closes. */
export function createImpressions(app: FastifyInstance, { database, log }: AppContext): Impressions {
  let waiting = new Map<string, NewImpression>()
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
    // The database removes all duplicates; this set only saves it most repeated writes.
    if (hour !== knownHour || known.size >= maxImpressions) known = new Set()
    knownHour = hour
    if (known.has(id) || waiting.size >= maxImpressions) return
    known.add(id)
    waiting.set(id, { ...impression, id })
    timer ??= setTimeout(flush, flushDelayMs).unref()
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
      timer ??= setTimeout(flush, flushDelayMs).unref()
    }
  }
}

function asUuid(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}
