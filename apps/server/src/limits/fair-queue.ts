// A bounded, fair queue: it serves its keys round-robin, so many calls of one restaurant, group or address delay each
// other and no other caller. Waiting work occupies no database connection, thread or process.

import type { ProblemName } from '@tablemate/contract/problem.ts'
import { problem } from '../problems.ts'

export interface FairQueueBounds {
  /** Maximum of running jobs of all keys together. */
  readonly atOnce: number
  /** Maximum of running jobs with the same keys. */
  readonly atOncePerKey: number
  /** The number of leading keys that `atOncePerKey` compares; default: all. */
  readonly levels?: number
  /** Maximum of waiting jobs of all keys together; known callers have the same maximum separately. */
  readonly waiting: number
  /** Maximum of waiting jobs with the same keys; default: none. */
  readonly waitingPerKey?: number
  /** The problem for jobs beyond `waitingPerKey`; default: 'unavailable'. */
  readonly refusal?: ProblemName
}

export interface QueueEntry {
  /** From the widest to the narrowest, such as a restaurant and its group. Each level is served round-robin. */
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
  readonly keys: readonly string[]
  readonly start: () => void
  readonly refuse: (reason: unknown) => void
}

/** The waiting jobs of a key: jobs at the narrowest level, otherwise the branches of the next level's keys. */
interface Branch {
  size: number
  readonly jobs: Job[]
  /** In the order in which they are served next. */
  readonly children: Map<string, Branch>
}

const knownPerUnknown = 3

export function createFairQueue(bounds: FairQueueBounds): FairQueue {
  const {
    atOnce,
    atOncePerKey,
    levels,
    waiting,
    waitingPerKey = Number.POSITIVE_INFINITY,
    refusal = 'unavailable',
  } = bounds
  /** Keys contain no line breaks. */
  const nameOf = (keys: readonly string[]) => keys.slice(0, levels).join('\n')
  const running = new Map<string, number>()
  const known = newBranch()
  const unknown = newBranch()
  let runningCount = 0
  let knownInARow = 0

  const hasSlot = (key: string) => runningCount < atOnce && (running.get(key) ?? 0) < atOncePerKey

  function acquire(key: string): void {
    runningCount += 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }

  function release(key: string): void {
    runningCount -= 1
    const remaining = (running.get(key) ?? 1) - 1
    if (remaining > 0) running.set(key, remaining)
    else running.delete(key)
    for (let next = takeNext(); next; next = takeNext()) {
      acquire(nameOf(next.keys))
      next.start()
    }
  }

  function takeNext(): Job | null {
    if (runningCount >= atOnce) return null
    const order = knownInARow < knownPerUnknown ? [known, unknown] : [unknown, known]
    for (const branch of order) {
      const job = takeNextOf(branch, keys => hasSlot(nameOf(keys)))
      if (!job) continue
      knownInARow = branch === known ? knownInARow + 1 : 0
      return job
    }
    return null
  }

  function wait(branch: Branch, { keys, signal }: QueueEntry): Promise<void> {
    if (sizeAt(branch, keys) >= waitingPerKey) throw problem(refusal, { retryAfter: 1 })
    return new Promise<void>((start, refuse) => {
      const job = { keys, start, refuse }
      add(branch, job)
      signal?.addEventListener('abort', () => remove(branch, job) && refuse(signal.reason), { once: true })
      if (branch.size > waiting)
        dropNewestOfLargest(branch)?.refuse(problem('unavailable', { retryAfter: 2 }))
    })
  }

  return async (entry, work) => {
    entry.signal?.throwIfAborted()
    const key = nameOf(entry.keys)
    const branch = entry.isKnown ? known : unknown
    if (hasSlot(key)) acquire(key)
    else await wait(branch, entry)
    try {
      return await work()
    } finally {
      release(key)
    }
  }
}

function newBranch(): Branch {
  return { size: 0, jobs: [], children: new Map() }
}

function add(root: Branch, job: Job): void {
  let branch = root
  branch.size += 1
  for (const key of job.keys) {
    const child = branch.children.get(key) ?? newBranch()
    branch.children.set(key, child)
    branch = child
    branch.size += 1
  }
  branch.jobs.push(job)
}

/** Returns false if the job is not waiting any more. */
function remove(branch: Branch, job: Job, depth = 0): boolean {
  const key = job.keys[depth]
  const child = key === undefined ? undefined : branch.children.get(key)
  if (key === undefined) {
    const at = branch.jobs.indexOf(job)
    if (at < 0) return false
    branch.jobs.splice(at, 1)
  } else {
    if (!child || !remove(child, job, depth + 1)) return false
    if (child.size === 0) branch.children.delete(key)
  }
  branch.size -= 1
  return true
}

function sizeAt(root: Branch, keys: readonly string[]): number {
  let branch: Branch | undefined = root
  for (const key of keys) branch = branch?.children.get(key)
  return branch?.size ?? 0
}

/** Removes the oldest job of the first key with a free slot, and moves that key behind all others. */
function takeNextOf(branch: Branch, hasSlot: (keys: readonly string[]) => boolean): Job | null {
  const [oldest] = branch.jobs
  if (oldest) {
    if (!hasSlot(oldest.keys)) return null
    branch.jobs.shift()
    branch.size -= 1
    return oldest
  }
  for (const [key, child] of branch.children) {
    const job = takeNextOf(child, hasSlot)
    if (!job) continue
    branch.children.delete(key)
    if (child.size > 0) branch.children.set(key, child)
    branch.size -= 1
    return job
  }
  return null
}

function dropNewestOfLargest(root: Branch): Job | null {
  let branch = root
  while (branch.children.size > 0) {
    // Of equally large branches the last, which has the newest job.
    let largest: Branch | null = null
    for (const child of branch.children.values()) if (!largest || child.size >= largest.size) largest = child
    if (!largest) break
    branch = largest
  }
  const newest = branch.jobs.at(-1)
  if (newest) remove(root, newest)
  return newest ?? null
}
