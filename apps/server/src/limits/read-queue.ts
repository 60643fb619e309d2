// A concurrency limit per key (such as a device): further reads wait for a free slot, with a timeout.

import { problem } from '../problems.ts'

export interface ReadQueue {
  /**
   * Returns a function that releases the slot; the caller must call it once. Returns a promise if the caller has to wait. It
   * rejects with 'unavailable' if too many wait, or after `timeoutMs`.
   */
  acquire(key: string): (() => void) | Promise<() => void>
  /** Number of running and waiting reads. */
  countOf(key: string): number
}

interface KeyQueue {
  running: number
  waiting: Set<() => void>
}

/** An empty set, shared by all keys that have no waiting reads. Never modified. */
const none = new Set<() => void>()

export function createReadQueue({
  atOnce,
  waiting: maxWaiting,
  timeoutMs,
}: {
  readonly atOnce: number
  readonly waiting: number
  readonly timeoutMs: number
}): ReadQueue {
  const byKey = new Map<string, KeyQueue>()

  function release(key: string, queue: KeyQueue): void {
    queue.running -= 1
    const [next] = queue.waiting
    if (next) next()
    else if (queue.running === 0) byKey.delete(key)
  }

  function wait(key: string, queue: KeyQueue): Promise<() => void> {
    if (queue.waiting.size >= maxWaiting) return Promise.reject(problem('unavailable', { retryAfter: 1 }))
    if (queue.waiting === none) queue.waiting = new Set()
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timeout)
        queue.waiting.delete(start)
        queue.running += 1
        resolve(() => release(key, queue))
      }
      const timeout = setTimeout(() => {
        queue.waiting.delete(start)
        reject(problem('unavailable', { retryAfter: 1 }))
      }, timeoutMs)
      queue.waiting.add(start)
    })
  }

  return {
    acquire(key) {
      const queue = byKey.get(key) ?? { running: 0, waiting: none }
      if (queue.running === 0) byKey.set(key, queue)
      if (queue.running >= atOnce) return wait(key, queue)
      queue.running += 1
      return () => release(key, queue)
    },
    countOf(key) {
      const queue = byKey.get(key)
      return queue ? queue.running + queue.waiting.size : 0
    },
  }
}
