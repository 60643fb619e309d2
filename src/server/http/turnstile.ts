// Lets only so many through at once: for work that would take the whole machine from everybody else.

import { problem } from './problems.ts'

/**
 * Runs work when there is room. Throws 'unavailable' when too many wait already: to come again is quicker; and what `gone`
 * was aborted with, when that happens before there is room.
 */
export function createTurnstile({
  atOnce,
  waiting,
}: {
  readonly atOnce: number
  readonly waiting: number
}): <R>(work: () => Promise<R>, gone?: AbortSignal | null) => Promise<R> {
  const queue: (() => void)[] = []
  let inside = 0
  return async (work, gone) => {
    gone?.throwIfAborted()
    if (inside >= atOnce) {
      if (queue.length >= waiting) throw problem('unavailable', { retryAfter: 2 })
      // Whoever leaves hands over the place, so that nobody who comes just then takes it.
      await new Promise<void>((enter, reject) => {
        queue.push(enter)
        gone?.addEventListener('abort', () => {
          const at = queue.indexOf(enter)
          if (at < 0) return
          queue.splice(at, 1)
          reject(gone.reason)
        })
      })
    } else inside += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
