import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../time.ts'
import { isOpenAt } from './is-open.ts'
import { openingAt, openingByHand } from './opening.ts'
import { type OpeningHours, overlapping, type Period, weekdays } from './opening-hours.ts'

const alwaysOpen: OpeningHours = { periods: [], closedDates: [], lastOrders: 0 }
const daily = (from: string, to: string) => weekdays.map(weekday => ({ weekday, from, to }))
const hoursOf = (periods: readonly Period[], more: Partial<OpeningHours> = {}) => ({
  ...alwaysOpen,
  periods,
  ...more,
})

/** As text: whether it is open, and when that changes. */
function opening(hours: OpeningHours, timeZone: string, now: string): string {
  const { isOpen, changesAt } = openingAt(hours, timeZone, new Date(now))
  return `${isOpen ? 'open until' : 'opens'} ${changesAt?.toISOString() ?? 'never'}`
}

test('a restaurant without hours is open, except on closed dates', () => {
  expect(opening(alwaysOpen, 'Asia/Tokyo', '2026-11-30T08:00:00Z')).toBe('open until never')
  const closed = { ...alwaysOpen, closedDates: ['2026-12-25', '2026-12-26'] }
  expect(opening(closed, 'UTC', '2026-11-30T08:00:00Z')).toBe('open until 2026-12-25T00:00:00.000Z')
  expect(opening(closed, 'UTC', '2026-12-25T08:00:00Z')).toBe('opens 2026-12-27T00:00:00.000Z')
})

describe('two periods a day', () => {
  const lunchAndDinner = hoursOf([...daily('11:30', '14:30'), ...daily('17:00', '01:00')], { lastOrders: 30 })
  test.each([
    ['before lunch', '2026-11-30T09:00:00Z', 'opens 2026-11-30T10:30:00.000Z'],
    ['at lunch', '2026-11-30T10:30:00Z', 'open until 2026-11-30T13:00:00.000Z'],
    ['after the last orders', '2026-11-30T13:00:00Z', 'opens 2026-11-30T16:00:00.000Z'],
    ['after midnight', '2026-11-30T23:15:00Z', 'open until 2026-11-30T23:30:00.000Z'],
  ])('%s', (_, now, expected) => {
    expect(opening(lunchAndDinner, 'Europe/Berlin', now)).toBe(expected)
  })
})

describe('periods that touch at midnight are one', () => {
  const saturday = [
    { weekday: 6, from: '18:00', to: '00:00' },
    { weekday: 7, from: '00:00', to: '03:00' },
  ] as const
  test('with last orders at its end alone', () => {
    expect(opening(hoursOf(saturday, { lastOrders: 60 }), 'UTC', '2026-12-05T23:30:00Z')).toBe(
      'open until 2026-12-06T02:00:00.000Z',
    )
  })

  test('and open day and night is open for ever', () => {
    expect(opening(hoursOf(daily('06:00', '06:00'), { lastOrders: 30 }), 'UTC', '2026-12-05T23:30:00Z')).toBe(
      'open until never',
    )
  })
})

test('opened or closed by hand, a restaurant is so until then, or as long as its hours go on', () => {
  const byHand = (isOpen: boolean, until: string, periods: readonly Period[]) => {
    const now = new Date('2026-11-30T15:00:00Z')
    const found = openingByHand(hoursOf(periods), 'UTC', now, { isOpen, until: new Date(until) })
    return `${found.isOpen} ${found.changesAt?.toISOString()}`
  }
  expect(byHand(true, '2026-12-01T04:00:00Z', daily('17:00', '23:00'))).toBe('true 2026-12-01T04:00:00.000Z')
  expect(byHand(true, '2026-12-01T04:00:00Z', daily('17:00', '05:00'))).toBe('true 2026-12-01T05:00:00.000Z')
  expect(byHand(true, '2026-11-30T15:00:00Z', daily('17:00', '23:00'))).toBe('false 2026-11-30T17:00:00.000Z')
  expect(byHand(false, '2026-12-01T04:00:00Z', daily('10:00', '23:00'))).toBe(
    'false 2026-12-01T10:00:00.000Z',
  )
  expect(byHand(false, '2026-12-01T04:00:00Z', [])).toBe('false 2026-12-01T04:00:00.000Z')
})

describe('closed dates', () => {
  const fridays = [{ weekday: 5, from: '20:00', to: '02:00' }] as const
  test('close what begins on them, not what began the evening before', () => {
    const closed = hoursOf(fridays, { closedDates: ['2026-12-05', '2026-12-11'] })
    expect(opening(closed, 'UTC', '2026-12-05T01:00:00Z')).toBe('open until 2026-12-05T02:00:00.000Z')
    expect(opening(closed, 'UTC', '2026-12-05T02:00:00Z')).toBe('opens 2026-12-18T20:00:00.000Z')
  })

  test('are skipped for two years', () => {
    const closedDates = Array.from({ length: 100 }, (_, week) =>
      new Date(Date.parse('2026-12-04') + week * 7 * dayMs).toISOString().slice(0, 10),
    )
    expect(opening(hoursOf(fridays, { closedDates }), 'UTC', '2026-12-01T00:00:00Z')).toBe(
      'opens 2028-11-03T20:00:00.000Z',
    )
  })
})

describe('when the clocks change', () => {
  const bar = hoursOf(daily('20:00', '02:30'))
  test.each([
    // The clocks go from 2:00 to 3:00.
    [
      'an end that is skipped keeps the length of the evening',
      '2026-03-28T22:00:00Z',
      '2026-03-29T01:30:00.000Z',
    ],
    // From 3:00 back to 2:00.
    ['an end that comes twice is the first', '2026-10-24T22:00:00Z', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_, now, end) => {
    expect(opening(bar, 'Europe/Berlin', now)).toBe(`open until ${end}`)
    // It does not open once more.
    expect(opening(bar, 'Europe/Berlin', end)).toMatch(/^opens 2026-\d\d-\d\dT1[89]:00:00/)
  })

  test('a period of which nothing is left is skipped', () => {
    expect(opening(hoursOf(daily('02:30', '03:00')), 'Europe/Berlin', '2026-03-29T00:00:00Z')).toBe(
      'opens 2026-03-30T00:30:00.000Z',
    )
  })
})

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const quarter = fc.nat(95).map(n => new Date(n * 15 * minuteMs).toISOString().slice(11, 16))
const anyPeriod = fc.record({ weekday: fc.constantFrom(...weekdays), from: quarter, to: quarter })
const anyHours = fc.record({
  periods: fc.array(anyPeriod, { minLength: 1, maxLength: 12 }),
  closedDates: fc.constantFrom([], ['2026-03-29', '2026-10-31']),
  lastOrders: fc.constantFrom(0, 30, 90),
})
const instant = fc
  .integer({ min: Date.parse('2026-01-01') / minuteMs, max: Date.parse('2028-01-01') / minuteMs })
  .map(minute => new Date(minute * minuteMs))

test('in every zone the state lasts until the instant of the change, and is another one then', () => {
  fc.assert(
    fc.property(
      anyHours,
      zone,
      instant,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (hours, timeZone, now, part) => {
        const { isOpen, changesAt } = openingAt(hours, timeZone, now)
        // Open for ever, or with last orders before every beginning.
        if (!changesAt) return
        expect(changesAt.getTime()).toBeGreaterThan(now.getTime())
        const between = new Date(now.getTime() + Math.floor((changesAt.getTime() - 1 - now.getTime()) * part))
        expect(openingAt(hours, timeZone, between)).toEqual({ isOpen, changesAt })
        expect(openingAt(hours, timeZone, changesAt).isOpen).toBe(!isOpen)
        const sent = { isOpen, changesAt: changesAt.toISOString() }
        expect([between, changesAt].map(at => isOpenAt(sent, at.getTime()))).toEqual([isOpen, !isOpen])
      },
    ),
    { numRuns: 500 },
  )
})

test('far from a clock change it is open exactly when the wall clock is within a period', () => {
  fc.assert(
    fc.property(anyHours, zone, instant, ({ periods }, timeZone, now) => {
      const wallAt = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
      const wall = wallAt(now.getTime())
      fc.pre(wallAt(now.getTime() - 2 * dayMs).offset === wallAt(now.getTime() + 2 * dayMs).offset)
      const minute = (wall.dayOfWeek - 1) * 1440 + wall.hour * 60 + wall.minute
      const minutesOf = (time: string) => Date.parse(`1970-01-01T${time}Z`) / minuteMs
      const isWithin = periods.some(({ weekday, from, to }) => {
        const since = (minute - (weekday - 1) * 1440 - minutesOf(from) + 14 * 1440) % (7 * 1440)
        return since < (minutesOf(to) - minutesOf(from) + 1440) % 1440 || (from === to && since < 1440)
      })
      expect(openingAt(hoursOf(periods), timeZone, now).isOpen).toBe(isWithin)
    }),
    { numRuns: 1000 },
  )
})

test('overlapping periods are those with a common minute, across midnight and the end of the week too', () => {
  const [monday, sunday] = [1, 7] as const
  const late = { weekday: sunday, from: '20:00', to: '02:00' }
  expect(overlapping([late, { weekday: monday, from: '01:59', to: '04:00' }])).toEqual([0, 1])
  expect(overlapping([late, { weekday: monday, from: '02:00', to: '04:00' }])).toEqual([])
  expect(overlapping([late, late, { weekday: monday, from: '11:00', to: '12:00' }])).toEqual([0, 1])
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 5 }), periods => {
      const isOpenIn = (one: Period, at: number) => openingAt(hoursOf([one]), 'UTC', new Date(at)).isOpen
      const week = Date.parse('2026-11-30')
      const counts = Array.from({ length: 7 * 96 }, (_, n) => week + n * (hourMs / 4)).map(
        at => periods.filter(one => isOpenIn(one, at)).length,
      )
      expect(overlapping(periods).length > 0).toBe(counts.some(count => count > 1))
    }),
    { numRuns: 8 },
  )
})
