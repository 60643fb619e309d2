// Schedules retries: after growing pauses, or as soon as the disk has more space.

import { setTimeout as wait } from 'node:timers/promises'

/** The first failures mostly pass within moments, such as the shared memory of a killed PostgreSQL. */
const quickRetries = 4
const minPauseMs = 500
const maxPauseMs = 30_000
/** So much additional free space makes a retry due immediately. */
const moreSpaceBytes = 8 * 2 ** 20
const pollMs = 100

export interface RetrySchedule {
  /** Number of recorded failures. */
  readonly count: number
  /** Returns the pause before the next retry in milliseconds. */
  recordFailure(): number
  /** Makes the next retry due now. */
  skipPause(): void
  isDue(): boolean
}

/** Calls `freeBytes` ten times a second at most, and only during a pause. */
export function createRetrySchedule(freeBytes: () => number, random = Math.random): RetrySchedule {
  let count = 0
  let next = 0
  let lastCheck = 0
  let freeAtFailure = 0
  return {
    get count() {
      return count
    },
    recordFailure() {
      count += 1
      const pauseMs = pauseAfter(count, random())
      lastCheck = performance.now()
      next = lastCheck + pauseMs
      freeAtFailure = freeBytes()
      return pauseMs
    },
    skipPause() {
      next = 0
    },
    isDue() {
      const now = performance.now()
      if (now >= next) return true
      if (now - lastCheck < pollMs) return false
      lastCheck = now
      return freeBytes() > freeAtFailure + moreSpaceBytes
    },
  }
}

/** In milliseconds: 0.5 s four times, then doubled up to 30 s, minus a random quarter at most (`random` from 0 to 1). */
export function pauseAfter(failures: number, random: number): number {
  const doubled = minPauseMs * 2 ** Math.max(0, failures - quickRetries)
  return Math.min(maxPauseMs, doubled) * (1 - random / 4)
}

/** Waits until the next retry is due. Rejects with the signal's reason. */
export async function untilDue(schedule: RetrySchedule, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  while (!schedule.isDue()) {
    await wait(pollMs)
    signal.throwIfAborted()
  }
}
