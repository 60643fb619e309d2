// Whether a restaurant takes orders at an instant, and when that changes.

import { dayMs, minuteMs } from '../time.ts'
import { instantOf } from './business-day.ts'
import { endsNextDay, type OpeningHours } from './opening-hours.ts'

export interface Opening {
  readonly isOpen: boolean
  /** When `isOpen` changes; null: not in the next two years. */
  readonly changesAt: Date | null
}

/** How far ahead a change is looked for: first over the week, then over more weeks than `limits.closedDates`. */
const daysAhead = [9, 800]

/** That the staff have opened or closed by hand, until an instant. */
export interface ByHand {
  readonly isOpen: boolean
  readonly until: Date
}

/** As `openingAt`, for a restaurant that the staff may have opened or closed by hand; null: they have not. */
export function openingByHand(
  hours: OpeningHours,
  timeZone: string,
  now: Date,
  byHand: ByHand | null,
): Opening {
  if (!byHand || byHand.until <= now) return openingAt(hours, timeZone, now)
  const { isOpen, until } = byHand
  const later = openingAt(hours, timeZone, until)
  return { isOpen, changesAt: later.isOpen === isOpen ? later.changesAt : until }
}

/** The opening at an instant, by the clocks of a time zone (IANA). Periods that touch or overlap are one. */
export function openingAt(hours: OpeningHours, timeZone: string, now: Date): Opening {
  const at = now.getTime()
  let isLong = false
  for (const days of daysAhead) {
    const horizon = at + (days - 1) * dayMs
    const span = openSpans(hours, timeZone, { now, days }).find(({ end }) => end > at)
    isLong = span !== undefined && span.begin <= at
    if (span && span.begin > at) return { isOpen: false, changesAt: new Date(span.begin) }
    if (span && span.end < horizon) return { isOpen: true, changesAt: new Date(span.end) }
  }
  return { isOpen: isLong, changesAt: null }
}

/** In milliseconds since 1970. */
interface Span {
  readonly begin: number
  readonly end: number
}

/** The spans in which orders are taken, in order. */
function openSpans(
  hours: OpeningHours,
  timeZone: string,
  range: { readonly now: Date; readonly days: number },
): Span[] {
  const merged: Span[] = []
  for (const next of periodSpans(hours, timeZone, range).sort((a, b) => a.begin - b.begin)) {
    const last = merged.at(-1)
    if (last && next.begin <= last.end)
      merged.splice(-1, 1, { begin: last.begin, end: Math.max(last.end, next.end) })
    else merged.push(next)
  }
  return merged
    .map(({ begin, end }) => ({ begin, end: end - hours.lastOrders * minuteMs }))
    .filter(({ begin, end }) => begin < end)
}

function periodSpans(
  { periods, closedDates }: OpeningHours,
  timeZone: string,
  { now, days }: { readonly now: Date; readonly days: number },
): Span[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const closed = new Set(closedDates)
  const spans: Span[] = []
  // What began two days ago has ended: a period has 24 hours at most, and a clock change adds less than a day.
  for (let ahead = -2; ahead <= days; ahead++) {
    const day = today.add({ days: ahead })
    if (closed.has(String(day))) continue
    for (const { from, to } of periods.length === 0 ? [wholeDay] : periods.filter(isOn(day.dayOfWeek))) {
      const end = endsNextDay({ from, to }) ? day.add({ days: 1 }) : day
      const span = { begin: instantOf(timeZone, day, from), end: instantOf(timeZone, end, to) }
      // A clock change may leave nothing of a period.
      if (span.begin < span.end) spans.push(span)
    }
  }
  return spans
}

const wholeDay = { from: '00:00', to: '00:00' }

const isOn =
  (dayOfWeek: number) =>
  ({ weekday }: { readonly weekday: number }) =>
    weekday === dayOfWeek
