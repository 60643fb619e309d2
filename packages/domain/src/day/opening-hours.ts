// When a restaurant takes orders: a week of periods of its own clocks, and dates on which it is closed.

/** When a business day may begin, in the restaurant's time zone. No clock is set back across one of these times. */
export const dayStarts = ['00:00', '04:00', '05:00', '06:00', '07:00', '08:00'] as const
export type DayStart = (typeof dayStarts)[number]

/** Monday is 1, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** Times of a wall clock, `18:00`. A period whose end is not after its beginning ends on the next day. */
export interface Period {
  readonly weekday: Weekday
  readonly from: string
  readonly to: string
}

export interface OpeningHours {
  /** None: always open, except on closed dates. */
  readonly periods: readonly Period[]
  /** `2026-12-25`: no period begins on these dates. */
  readonly closedDates: readonly string[]
  /** Orders end so many minutes before the end of a period. */
  readonly lastOrders: number
}

/** How many periods may begin on one weekday. */
export const periodsPerDay = 4

export function hasHours({ periods, closedDates }: OpeningHours): boolean {
  return periods.length + closedDates.length > 0
}

const minutesPerDay = 24 * 60
const minutesPerWeek = 7 * minutesPerDay

/** The indices of the periods that overlap another one of the week. Periods that only touch do not overlap. */
export function overlapping(periods: readonly Period[]): number[] {
  const spans = periods.map(spanOf)
  const isIn = (at: number, { begin, length }: Span) =>
    (at - begin + minutesPerWeek) % minutesPerWeek < length
  return periods.flatMap((_, index) => {
    const own = spans[index] as Span
    const overlaps = spans.some(
      (other, at) => at !== index && (isIn(own.begin, other) || isIn(other.begin, own)),
    )
    return overlaps ? [index] : []
  })
}

/** Whether a period ends on the day after the one on which it begins. */
export function endsNextDay({ from, to }: Pick<Period, 'from' | 'to'>): boolean {
  return to <= from
}

interface Span {
  /** Minutes from the beginning of the week. */
  readonly begin: number
  readonly length: number
}

function spanOf({ weekday, from, to }: Period): Span {
  const minutes = minutesOf(to) - minutesOf(from)
  return {
    begin: (weekday - 1) * minutesPerDay + minutesOf(from),
    length: minutes > 0 ? minutes : minutes + minutesPerDay,
  }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
