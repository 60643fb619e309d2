import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayIn } from '../places/zoned-day.ts'
import { hourMs, minuteMs } from '../time.ts'
import { businessDay, endOfBusinessDay } from './business-day.ts'
import { dayStarts } from './opening-hours.ts'

const fourInBerlin = { timeZone: 'Europe/Berlin', dayStartsAt: '04:00' } as const

describe('what is sold', () => {
  test.each([
    ['at one o’clock belongs to the evening before', '2026-11-22T00:00:00Z', '2026-11-21'],
    ['just before four, too', '2026-11-22T02:59:59.999Z', '2026-11-21'],
    ['at four belongs to the new day', '2026-11-22T03:00:00Z', '2026-11-22'],
    ['after the clocks went forward, by the new time', '2026-03-29T02:00:00Z', '2026-03-29'],
    ['after the clocks went back, by the new time', '2026-10-25T02:59:59Z', '2026-10-24'],
  ])('%s', (_, instant, day) => {
    expect(businessDay(fourInBerlin, new Date(instant))).toBe(day)
  })
})

test('a business day of 23 or 25 hours ends at four o’clock as well', () => {
  const end = (instant: string) => endOfBusinessDay(fourInBerlin, new Date(instant)).toISOString()
  expect(end('2026-03-28T12:00:00Z')).toBe('2026-03-29T02:00:00.000Z')
  expect(end('2026-10-24T12:00:00Z')).toBe('2026-10-25T03:00:00.000Z')
  expect(end('2026-10-25T03:00:00Z')).toBe('2026-10-26T03:00:00.000Z')
})

test('in every zone the days follow each other, and a day is the date of the clocks, set back by its beginning', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  // Zones skipped whole days in earlier times.
  const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') })
  fc.assert(
    fc.property(zone, instant, fc.constantFrom(...dayStarts), (timeZone, ms, dayStartsAt) => {
      const clock = { timeZone, dayStartsAt }
      const day = businessDay(clock, new Date(ms))
      const end = endOfBusinessDay(clock, new Date(ms))
      expect(end.getTime()).toBeGreaterThan(ms)
      expect(end.getTime() - ms).toBeLessThanOrEqual(28 * hourMs)
      expect(businessDay(clock, new Date(end.getTime() - 1))).toBe(day)
      expect(businessDay(clock, end) > day).toBe(true)
      // The wall clock's time, less the hours from midnight to the day's beginning.
      const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
      const wall = new Date(ms + offsetNanoseconds / 1e6 - Number(dayStartsAt.slice(0, 2)) * 60 * minuteMs)
      expect(day).toBe(dayIn('UTC', wall))
    }),
    { numRuns: 1000 },
  )
})
