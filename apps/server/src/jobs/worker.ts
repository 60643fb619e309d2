// Background work in one shape, for any number of nodes: a look claims what is due for a lease, each job is attempted, and its
// outcome is stored. A job whose outcome is not stored is claimed again when the lease ends.

import type { FastifyBaseLogger } from 'fastify'

export interface Work<Job> {
  /** Attempts in flight on this node. */
  readonly maxInFlight: number
  /** How often the worker looks without being woken. */
  readonly idleMs: number
  /** Claims at most `limit` due jobs. `inFlight` are attempted now. */
  claim(limit: number, inFlight: readonly Job[]): Promise<readonly Job[]>
  /** Attempts the job and stores its outcome. No transaction should be open while somebody else answers. */
  attempt(job: Job): Promise<void>
  /** Milliseconds until a job is due that was not claimed; default: `idleMs`. */
  nextDueMs?(): Promise<number>
  /** The log's message when a look or an attempt fails; it is repeated. */
  readonly failure: string
}

export interface Worker {
  /** Looks for due jobs now. */
  wake(): void
  /** Resolves when running attempts have ended, or after some seconds; the leases cover the rest. */
  close(): Promise<void>
}

const retryMs = 1000
const closeGraceMs = 1500

/** Looks at once, and again after every attempt. */
export function startWorker<Job>(log: Pick<FastifyBaseLogger, 'warn'>, work: Work<Job>): Worker {
  const inFlight = new Map<Promise<void>, Job>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let mustLookAgain = false
  let isClosed = false

  const warn = (error: unknown) => log.warn({ code: (error as { code?: string }).code }, work.failure)

  function wake(): void {
    mustLookAgain = true
    if (isClosed || looking) return
    clearTimeout(timer)
    looking = look().finally(() => {
      looking = null
    })
  }

  async function look(): Promise<void> {
    let delayMs = retryMs
    try {
      while (mustLookAgain && !isClosed) {
        mustLookAgain = false
        await claim()
      }
      delayMs = Math.min((await work.nextDueMs?.()) ?? work.idleMs, work.idleMs)
    } catch (error) {
      warn(error)
    }
    // Woken meanwhile; what is due and was not claimed waits for an attempt in flight, which wakes the worker.
    const pauseMs = mustLookAgain ? 0 : delayMs <= 0 ? retryMs : delayMs
    if (!isClosed) timer = setTimeout(wake, pauseMs)
  }

  async function claim(): Promise<void> {
    const limit = work.maxInFlight - inFlight.size
    if (limit <= 0) return
    for (const job of await work.claim(limit, [...inFlight.values()])) {
      const attempt = work
        .attempt(job)
        .catch(warn)
        .finally(() => {
          inFlight.delete(attempt)
          wake()
        })
      inFlight.set(attempt, job)
    }
  }

  wake()
  return {
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      const ended = Promise.all([looking, ...inFlight.keys()])
      await Promise.race([ended, new Promise(resolve => setTimeout(resolve, closeGraceMs).unref())])
    },
  }
}
