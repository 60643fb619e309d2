import { describe, expect, it } from 'vitest'
import {
  calendarDate,
  count,
  countryName,
  dayOfWeek,
  duration,
  money,
  percent,
  rate,
  timeAgo,
} from './format.ts'

describe('money formats', () => {
  it.each([
    [10975, 'USD', '$109.75'],
    [0, 'EUR', '€0.00'],
    [123456789, 'GBP', '£1,234,567.89'],
    [74500, 'JPY', '¥745'],
    [664000, 'KRW', '₩6,640'],
    [1250, 'CHF', 'CHF\u00a012.50'],
    [-500, 'USD', '−$5.00'],
  ] as const)('%i minor units of %s as %s', (minor, code, shown) => {
    expect(money(minor, code)).toBe(shown)
  })
})

describe('rate and percent', () => {
  it('keep their decimals', () => {
    expect(rate(8875)).toBe('8.875%')
    expect(rate(3000)).toBe('3%')
    expect(percent(12.5)).toBe('12.5%')
  })
})

describe('countryName', () => {
  it('names the country of an ISO code', () => {
    expect(countryName('JP')).toBe('Japan')
    expect(countryName('XK')).toBe('Kosovo')
  })
})

describe('timeAgo', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  it.each([
    ['2026-11-21T20:00:05Z', 'just now'],
    ['2026-11-21T19:59:30Z', 'just now'],
    ['2026-11-21T19:59:10Z', '1 minute ago'],
    ['2026-11-21T19:58:00Z', '2 minutes ago'],
    ['2026-11-21T17:00:00Z', '3 hours ago'],
    ['2026-11-19T21:00:00Z', '47 hours ago'],
    ['2026-11-18T20:00:00Z', '3 days ago'],
  ])('formats %s as %s', (instant, text) => {
    expect(timeAgo(instant, now)).toBe(text)
  })
})

describe('duration', () => {
  it.each([
    [0.2, '1 second'],
    [45, '45 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text)
  })
})

describe('a calendar day', () => {
  it('is the same in every time zone', () => {
    expect([dayOfWeek('2026-11-21'), calendarDate('2026-11-21')]).toEqual(['Sat', 'Nov 21, 2026'])
  })
})

describe('count', () => {
  it('groups thousands', () => expect(count(12345)).toBe('12,345'))
})
