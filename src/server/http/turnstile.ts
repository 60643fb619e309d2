// Lets only so many through at once: for work that would take the whole machine from everybody else.

import { problem } from './problems.ts'

/** Runs work when there is room. Throws 'unavailable' when too many wait already: to come again is quicker. */
export function createTurnstile({
  atOnce,
  waiting,
}: {
  readonly atOnce: number
  readonly waiting: number
}): <R>(work: () => Promise<R>) => Promise<R> {
  const queue: (() => void)[] = []
  let inside = 0
  return async work => {
    if (inside >= atOnce) {
      if (queue.length >= waiting) throw problem('unavailable', { retryAfter: 2 })
      // Whoever leaves hands over the place, so that nobody who comes just then takes it.
      await new Promise<void>(enter => queue.push(enter))
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
