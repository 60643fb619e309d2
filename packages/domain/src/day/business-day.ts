// The business day of a restaurant, which begins in the early morning: what is sold at one o'clock belongs to the evening before.

import type { DayStart } from './opening-hours.ts'

export interface BusinessClock {
  /** IANA name. */
  readonly timeZone: string
  readonly dayStartsAt: DayStart
}

/** The business day (`2026-11-21`) that an instant falls on. */
export function businessDay(clock: BusinessClock, instant: Date): string {
  const day = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(clock.timeZone)
    .toPlainDate()
  return String(startOf(clock, day) <= instant.getTime() ? day : day.subtract({ days: 1 }))
}

/** The first instant after the business day that an instant falls on. */
export function endOfBusinessDay(clock: BusinessClock, instant: Date): Date {
  return new Date(startOf(clock, Temporal.PlainDate.from(businessDay(clock, instant)).add({ days: 1 })))
}

function startOf({ timeZone, dayStartsAt }: BusinessClock, day: Temporal.PlainDate): number {
  return instantOf(timeZone, day, dayStartsAt)
}

/**
 * The instant, in milliseconds, at which a time zone's clocks show a time of day. As in calendars (RFC 5545), a time that is
 * skipped is as long after the clock change as it would have been, and of a time that comes twice it is the first.
 */
export function instantOf(timeZone: string, day: Temporal.PlainDate, time: string): number {
  return day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
}
