// Work that fails because the disk is full is done again until there is room.

import type { Logger } from 'pino'
import { isDiskFull } from '../failures.ts'
import type { DatabaseState } from './database-state.ts'
import { freeBytesAt } from './free-space.ts'
import { createRetrySchedule, untilDue } from './retry-schedule.ts'

interface WaitForSpaceOptions {
  /** On the disk that is full; it may not be there yet. */
  readonly dataDir: string
  readonly state: DatabaseState
  /** Ends the tries: the promise then rejects with its reason. */
  readonly signal: AbortSignal
  readonly log: Pick<Logger, 'error'>
  /** Which failures pass by themselves; usually those of a full disk alone. */
  readonly mayPass?: (error: unknown) => boolean
}

/** Answers what `work` answers. Throws what it throws if that does not pass by itself. */
export async function untilRoom<R>(
  work: () => R | Promise<R>,
  { dataDir, state, signal, log, mayPass = isDiskFull }: WaitForSpaceOptions,
): Promise<R> {
  const tries = createRetrySchedule(() => freeBytesAt(dataDir))
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error)) throw error
      const pauseMs = Math.round(tries.failed())
      const reason = isDiskFull(error) ? 'disk-full' : 'database-not-starting'
      state.change({ reason, failures: state.now().failures + 1 })
      const facts = { reason, code: (error as { code?: unknown }).code, failures: tries.count, pauseMs }
      log.error(facts, 'the database cannot be made ready: it is tried again')
      await untilDue(tries, signal)
    }
  }
}
