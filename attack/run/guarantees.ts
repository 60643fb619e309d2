// What other people are promised while an attack runs, and whether it was kept.

import type { Measurement } from './measure.ts'

export interface Guarantee {
  readonly text: string
  isKept(before: Measurement, during: Measurement): boolean
}

/** A line of the report. */
export interface Row {
  readonly call: string
  readonly before?: Measurement
  readonly during?: Measurement
  readonly promise: string
  readonly isKept: boolean
}

/** Below this, ms, twice as long is noise and nobody feels it. */
const unfeltMs = 50

const allAnswered = ({ failures, calls }: Measurement) => calls > 0 && Object.keys(failures).length === 0

/** Every call succeeds, however long it takes. */
export const answered: Guarantee = {
  text: 'all answered',
  isKept: (_, during) => allAnswered(during),
}

/** Every call succeeds, at p95 within so many milliseconds. */
export function within(ms: number): Guarantee {
  return {
    text: `all answered, p95 ≤ ${ms} ms`,
    isKept: (_, during) => allAnswered(during) && during.p95 <= ms,
  }
}

/** Every call succeeds, and p95 is at most doubled, or no more than `floorMs`. */
export function atMostDoubled(floorMs = unfeltMs): Guarantee {
  return {
    text: `all answered, p95 at most doubled or ≤ ${floorMs} ms`,
    isKept: (before, during) => allAnswered(during) && during.p95 <= Math.max(floorMs, 2 * before.p95),
  }
}
