// A bounded queue with turns between its keys: what one restaurant, table or address asks for waits behind its own calls, not
// in front of everybody else's. Work that waits here holds no database connection, thread or process.

import type { ProblemName } from '#contract/problem.ts'
import { problem } from '../problems.ts'

export interface FairQueueBounds {
  /** Work that runs at once, of all keys together. */
  readonly atOnce: number
  /** Work that runs at once under the same keys. */
  readonly atOncePerKey: number
  /** How many of the keys `atOncePerKey` goes by, from the first; all, where it is left out. */
  readonly levels?: number
  /** Work that waits, of all keys together; of known callers as much besides. */
  readonly waiting: number
  /** Work that waits under the same keys; no bound of its own where it is left out. */
  readonly waitingPerKey?: number
  /** The answer to who would wait beyond `waitingPerKey`: 'unavailable' where it is left out. */
  readonly refusal?: ProblemName
}

export interface Turn {
  /** From the widest to the narrowest, such as a restaurant and a table there: turns go round at each level. */
  readonly keys: readonly string[]
  /** Known callers (a device or a session that was here before) go first, three for each stranger. */
  readonly isKnown?: boolean
  /** Aborted once nobody waits for the answer any more. */
  readonly gone?: AbortSignal | null | undefined
}

/**
 * Runs work when its turn comes and answers what it answers. Throws `refusal` where the keys have as much work waiting as
 * they may; 'unavailable' where the queue is full and nobody has more work in it than these keys (else the
 * newest work of whoever has most gives way); and the reason of `gone`, when that is aborted before the turn comes.
 */
export type FairQueue = <R>(turn: Turn, work: () => Promise<R>) => Promise<R>

/** One after another under a key; keys do not wait for each other. A restaurant's guests share an address, and come at once. */
export const oneByOne: FairQueueBounds = {
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

/** The work that waits under a key: jobs at the narrowest level, keys of the next level above it. */
interface Branch {
  size: number
  readonly jobs: Job[]
  /** In the order of their turns. */
  readonly children: Map<string, Branch>
}

const knownForEachStranger = 3

export function createFairQueue(bounds: FairQueueBounds): FairQueue {
  const {
    atOnce,
    atOncePerKey,
    levels,
    waiting,
    waitingPerKey = Number.POSITIVE_INFINITY,
    refusal = 'unavailable',
  } = bounds
  /** Nothing that a key may hold is a line break. */
  const nameOf = (keys: readonly string[]) => keys.slice(0, levels).join('\n')
  const running = new Map<string, number>()
  const known = newBranch()
  const strangers = newBranch()
  let inside = 0
  let knownInARow = 0

  const hasRoom = (key: string) => inside < atOnce && (running.get(key) ?? 0) < atOncePerKey

  function enter(key: string): void {
    inside += 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }

  function leave(key: string): void {
    inside -= 1
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    for (let next = takeNext(); next; next = takeNext()) {
      enter(nameOf(next.keys))
      next.start()
    }
  }

  function takeNext(): Job | null {
    if (inside >= atOnce) return null
    const order = knownInARow < knownForEachStranger ? [known, strangers] : [strangers, known]
    for (const branch of order) {
      const job = takeTurn(branch, keys => hasRoom(nameOf(keys)))
      if (!job) continue
      knownInARow = branch === known ? knownInARow + 1 : 0
      return job
    }
    return null
  }

  function wait(branch: Branch, { keys, gone }: Turn): Promise<void> {
    if (sizeAt(branch, keys) >= waitingPerKey) throw problem(refusal, { retryAfter: 1 })
    return new Promise<void>((start, refuse) => {
      const job = { keys, start, refuse }
      add(branch, job)
      gone?.addEventListener('abort', () => remove(branch, job) && refuse(gone.reason), { once: true })
      if (branch.size > waiting)
        dropNewestOfLargest(branch)?.refuse(problem('unavailable', { retryAfter: 2 }))
    })
  }

  return async (turn, work) => {
    turn.gone?.throwIfAborted()
    const key = nameOf(turn.keys)
    const branch = turn.isKnown ? known : strangers
    if (hasRoom(key)) enter(key)
    else await wait(branch, turn)
    try {
      return await work()
    } finally {
      leave(key)
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

/** Whether it was still there. */
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

/** The oldest job of the first key in turn that has room; that key's next turn comes after those of all others. */
function takeTurn(branch: Branch, hasRoom: (keys: readonly string[]) => boolean): Job | null {
  const [oldest] = branch.jobs
  if (oldest) {
    if (!hasRoom(oldest.keys)) return null
    branch.jobs.shift()
    branch.size -= 1
    return oldest
  }
  for (const [key, child] of branch.children) {
    const job = takeTurn(child, hasRoom)
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
    // Of equals the last: the newcomer's, where it has no more than others.
    let largest: Branch | null = null
    for (const child of branch.children.values()) if (!largest || child.size >= largest.size) largest = child
    if (!largest) break
    branch = largest
  }
  const newest = branch.jobs.at(-1)
  if (newest) remove(root, newest)
  return newest ?? null
}
