// The guarantees for bystanders' calls during an attack, and the checks whether they were kept.

import type { Measurement } from './measure.ts'

export interface Guarantee {
  readonly text: string
  isKept(before: Measurement, during: Measurement): boolean
}

/** A row of the report. */
export interface Row {
  readonly call: string
  readonly before?: Measurement
  readonly during?: Measurement
  readonly promise: string
  readonly isKept: boolean
}

/** Below this a doubled duration is noise, and no person notices it. */
const negligibleMs = 50

const allAnswered = ({ failures, calls }: Measurement) => calls > 0 && Object.keys(failures).length === 0

/** Every call succeeds, with any duration. */
export const answered: Guarantee = {
  text: 'all answered',
  isKept: (_, during) => allAnswered(during),
}

/** Every call succeeds, and p95 is at most `ms`. */
export function within(ms: number): Guarantee {
  return {
    text: `all answered, p95 ≤ ${ms} ms`,
    isKept: (_, during) => allAnswered(during) && during.p95 <= ms,
  }
}

/** Every call succeeds, and p95 is at most doubled, or no more than `floorMs`. */
export function atMostDoubled(floorMs = negligibleMs): Guarantee {
  return {
    text: `all answered, p95 at most doubled or ≤ ${floorMs} ms`,
    isKept: (before, during) => allAnswered(during) && during.p95 <= Math.max(floorMs, 2 * before.p95),
  }
}
