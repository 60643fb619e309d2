import { describe, expect, test } from 'vitest'
import { addDays, dayIn, startOfDay } from './zoned-day.ts'

test.each([
  ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21'],
  ['Asia/Tokyo', '2026-11-21T15:00:00Z', '2026-11-22'],
  ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
])('in %s the instant %s is on the day %s', (zone, instant, day) => {
  expect(dayIn(zone, new Date(instant))).toBe(day)
})

describe('a day begins', () => {
  test.each([
    ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['Europe/Berlin', '2026-11-21', '2026-11-20T23:00:00.000Z'],
    // Daylight saving time begins and ends during these days.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    // The day begins at one o'clock, since midnight is skipped.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-21', '2026-11-21T11:00:00.000Z'],
    // Samoa skipped the 30th.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ])('in %s the day %s at %s', (zone, day, instant) => {
    expect(startOfDay(zone, day).toISOString()).toBe(instant)
  })
})

test('days are added across months and leap years', () => {
  expect([addDays('2028-02-28', 1), addDays('2028-02-28', 2), addDays('2026-12-31', 1)]).toEqual([
    '2028-02-29',
    '2028-03-01',
    '2027-01-01',
  ])
})
