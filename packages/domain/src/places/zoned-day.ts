// Days of a time zone, which have 23, 24 or 25 hours and do not all begin at midnight.

import { dayMs, hourMs } from '@tablemate/domain/time.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day (`2026-11-21`) that an instant falls on. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = formatOf(timeZone).formatToParts(instant)
  const part = (name: string, digits: number) =>
    (parts.find(({ type }) => type === name)?.value ?? '').padStart(digits, '0')
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`
}

/** The first instant of a day. For a day that the zone skips, the first instant after it. */
export function startOfDay(timeZone: string, day: string): Date {
  // Binary search: no zone is further than 14 hours from UTC, and the days of a zone never go backward.
  let [before, after] = [Date.parse(day) - 15 * hourMs, Date.parse(day) + 15 * hourMs + dayMs]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(timeZone, new Date(middle)) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The day `count` days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
