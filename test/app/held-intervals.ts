// Periodic work of the app (sweeps, reconciliations, heartbeats) that runs when a test says so, not as real time passes.

import { vi } from 'vitest'

const toFake = ['setInterval', 'clearInterval'] as const

/** Call it before the app starts, and `releaseIntervals` after it. */
export function holdIntervals(): void {
  vi.useFakeTimers({ toFake: [...toFake] })
}

export function releaseIntervals(): void {
  vi.useRealTimers()
}

/** Runs the periodic work of so many seconds; the app's clock stays. */
export function passInterval(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000)
}
