// A bounded, fair queue: it serves its keys round-robin, so many calls of one restaurant, group or address delay each
// other and no other caller. Waiting work occupies no database connection, thread or process.

import type { ProblemName } from '@tablemate/contract/problem.ts'
import { problem } from '../problems.ts'

export interface FairQueueBounds {
  /** Maximum of running jobs of all keys together. */
  readonly atOnce: number
  /** Maximum of running jobs with the same keys, or the same first `levels` keys. */
  readonly atOncePerKey: number
  readonly levels?: number
  /** Maximum of waiting jobs of all keys together; known callers have the same maximum separately. */
  readonly waiting: number
  /** Maximum of waiting jobs with the same keys. */
  readonly waitingPerKey?: number
  /** The problem for jobs beyond `waitingPerKey`. */
  readonly refusal?: ProblemName
}

export interface QueueEntry {
  /** From the widest to the narrowest, such as a restaurant and its group, without line breaks. Each level is served round-robin. */
  readonly keys: readonly string[]
  /** Known callers (a known device or session) are served first, three for each unknown one. */
  readonly isKnown?: boolean
  /** Aborted when the client has disconnected. */
  readonly signal?: AbortSignal | null | undefined
}

/**
 * Queues the work and resolves to its result. Throws `refusal` if the keys have the maximum of waiting jobs. A full queue drops
 * the newest job of the keys with most waiting jobs, which then throws 'unavailable'. Throws the reason of `signal` if that is
 * aborted before the work starts.
 */
export type FairQueue = <R>(entry: QueueEntry, work: () => Promise<R>) => Promise<R>

/** Runs one job at a time per key. Many may wait, since a restaurant's diners share an address and arrive together. */
export const serialPerKey: FairQueueBounds = {
  atOnce: Number.POSITIVE_INFINITY,
  atOncePerKey: 1,
  waiting: 5000,
  waitingPerKey: 1000,
  refusal: 'too-many-requests',
}

interface Job {
  readonly isKnown: boolean
  /** The keys whose jobs share `atOncePerKey`. */
  readonly slot: string
  /** Of the jobs with the same first key, with the same two first keys … */
  readonly places: readonly Place[]
  readonly start: () => void
  readonly refuse: (reason: unknown) => void
}

interface Place {
  readonly name: string
  waiting: number
  /** The place with the lowest turn is served next. */
  turn: number
}

const knownPerUnknown = 3

export function createFairQueue(bounds: FairQueueBounds): FairQueue {
  const { atOnce, atOncePerKey, levels, waiting, waitingPerKey = Number.POSITIVE_INFINITY } = bounds
  /** The waiting jobs in the order of their arrival. */
  const jobs = new Set<Job>()
  const places = new Map<string, Place>()
  const running = new Map<string, number>()
  let [runningCount, knownInARow, lastTurn] = [0, 0, 0]

  const hasSlot = (slot: string) => runningCount < atOnce && (running.get(slot) ?? 0) < atOncePerKey

  function countRunning(slot: string, more: 1 | -1): void {
    runningCount += more
    const now = (running.get(slot) ?? 0) + more
    if (now > 0) running.set(slot, now)
    else running.delete(slot)
  }

  function startNext(): void {
    const prefersKnown = knownInARow < knownPerUnknown
    const isBefore = (a: Job, b: Job) =>
      a.isKnown === b.isKnown ? compare(a, b, 'turn') < 0 : a.isKnown === prefersKnown
    let next: Job | undefined
    for (const job of jobs) if (hasSlot(job.slot) && (!next || isBefore(job, next))) next = job
    if (!next) return
    knownInARow = next.isKnown ? knownInARow + 1 : 0
    for (const place of next.places) place.turn = lastTurn += 1
    remove(next)
    countRunning(next.slot, 1)
    next.start()
    startNext()
  }

  function remove(job: Job): boolean {
    if (!jobs.delete(job)) return false
    for (const place of job.places) {
      place.waiting -= 1
      if (place.waiting === 0) places.delete(place.name)
    }
    return true
  }

  function wait({ keys, isKnown = false, signal }: QueueEntry, slot: string): Promise<void> {
    lastTurn += 1
    const own = keys.map((_, level) => {
      const name = keys.slice(0, level + 1).join('\n')
      return places.get(name) ?? { name, waiting: 0, turn: lastTurn }
    })
    if ((own.at(-1)?.waiting ?? 0) >= waitingPerKey)
      throw problem(bounds.refusal ?? 'unavailable', { retryAfter: 1 })
    return new Promise<void>((start, refuse) => {
      const job = { isKnown, slot, places: own, start, refuse }
      jobs.add(job)
      for (const place of own) {
        place.waiting += 1
        places.set(place.name, place)
      }
      signal?.addEventListener('abort', () => remove(job) && refuse(signal.reason), { once: true })
      const peers = jobs.size > waiting ? [...jobs].filter(peer => peer.isKnown === isKnown) : []
      if (peers.length <= waiting) return
      const newest = peers.reduce((a, b) => (compare(a, b, 'waiting') <= 0 ? b : a))
      remove(newest)
      newest.refuse(problem('unavailable', { retryAfter: 2 }))
    })
  }

  return async (entry, work) => {
    entry.signal?.throwIfAborted()
    const slot = entry.keys.slice(0, levels).join('\n')
    if (hasSlot(slot)) countRunning(slot, 1)
    else await wait(entry, slot)
    try {
      return await work()
    } finally {
      countRunning(slot, -1)
      startNext()
    }
  }
}

/** Compares the jobs' places, the widest first. */
function compare(a: Job, b: Job, by: 'turn' | 'waiting'): number {
  const level = a.places.findIndex((place, at) => place[by] !== b.places[at]?.[by])
  return level < 0 ? 0 : (a.places[level]?.[by] ?? 0) - (b.places[level]?.[by] ?? 0)
}

/** Of changes that wait before they take a database connection (docs/security.md, `contended-row`). */
export interface ChangeQueues {
  /** Keys: the group id, or the code of a restaurant's table; then the device. */
  readonly group: FairQueue
  /** Key: the restaurant id. */
  readonly restaurant: FairQueue
  /** Queued for before `restaurant`, so that imports of whole menus never occupy that queue. */
  readonly menuImport: FairQueue
}

/** Changes use at most eight of the ten connections for calls (db/database.ts). Two are left for orders and reads. */
export function createChangeQueues(): ChangeQueues {
  return {
    group: createFairQueue({ atOnce: 6, atOncePerKey: 1, levels: 1, waiting: 2000, waitingPerKey: 100 }),
    // A menu of 5,000 dishes takes a second to write.
    restaurant: createFairQueue({ atOnce: 2, atOncePerKey: 1, waiting: 500, waitingPerKey: 200 }),
    menuImport: createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 100, waitingPerKey: 10 }),
  }
}
