// Retries work that fails because the disk is full, or for another transient reason.

import type { Logger } from 'pino'
import { isDiskFull } from '../failures.ts'
import type { DatabaseState } from './database-state.ts'
import { freeBytesAt } from './free-space.ts'
import { createRetrySchedule, untilDue } from './retry-schedule.ts'

interface WaitForSpaceOptions {
  /** A folder on that disk, which need not exist yet. */
  readonly dataDir: string
  readonly state: DatabaseState
  /** Ends the retries: the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal
  readonly log: Pick<Logger, 'error'>
  /** Which errors are retried. Default: those of a full disk. */
  readonly isTransient?: (error: unknown) => boolean
}

/** Runs `work` until it succeeds, and resolves to its result. Throws its error if that is not transient. */
export async function retryWhileTransient<R>(
  work: () => R | Promise<R>,
  { dataDir, state, signal, log, isTransient = isDiskFull }: WaitForSpaceOptions,
): Promise<R> {
  const schedule = createRetrySchedule(() => freeBytesAt(dataDir))
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      const pauseMs = Math.round(schedule.recordFailure())
      const reason = isDiskFull(error) ? 'disk-full' : 'database-not-starting'
      state.change({ reason, failures: state.now().failures + 1 })
      const facts = { reason, code: (error as { code?: unknown }).code, failures: schedule.count, pauseMs }
      log.error(facts, 'the database could not be prepared: retrying')
      await untilDue(schedule, signal)
    }
  }
}
