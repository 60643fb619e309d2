// When to try again what has failed: after pauses that grow, or as soon as the disk has more room.

import { setTimeout as wait } from 'node:timers/promises'

/** The first failures are mostly over within moments, as what a killed PostgreSQL leaves in memory. */
const quickTries = 4
const shortestMs = 500
const longestMs = 30_000
/** So much more room is worth another try at once. */
const moreRoomBytes = 8 * 2 ** 20
const pollMs = 100

export interface RetrySchedule {
  /** How many have failed one after another. */
  readonly count: number
  /** Answers the pause before the next, in milliseconds. */
  failed(): number
  /** The next one need not wait. */
  hurry(): void
  isDue(): boolean
}

/** `freeBytes` is asked ten times a second at most, and only while a try is waited for. */
export function createRetrySchedule(freeBytes: () => number, random = Math.random): RetrySchedule {
  let count = 0
  let next = 0
  let lastLook = 0
  let freeAtFailure = 0
  return {
    get count() {
      return count
    },
    failed() {
      count += 1
      const pauseMs = pauseAfter(count, random())
      lastLook = performance.now()
      next = lastLook + pauseMs
      freeAtFailure = freeBytes()
      return pauseMs
    },
    hurry() {
      next = 0
    },
    isDue() {
      const now = performance.now()
      if (now >= next) return true
      if (now - lastLook < pollMs) return false
      lastLook = now
      return freeBytes() > freeAtFailure + moreRoomBytes
    },
  }
}

/** In milliseconds: 0.5 s four times, then doubled up to 30 s, of which chance takes up to a quarter away. */
export function pauseAfter(failures: number, chance: number): number {
  const doubled = shortestMs * 2 ** Math.max(0, failures - quickTries)
  return Math.min(longestMs, doubled) * (1 - chance / 4)
}

/** Waits until the next try is due. Rejects with the signal's reason. */
export async function untilDue(tries: RetrySchedule, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  while (!tries.isDue()) {
    await wait(pollMs)
    signal.throwIfAborted()
  }
}
