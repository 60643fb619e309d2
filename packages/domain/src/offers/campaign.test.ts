import { describe, expect, test } from 'vitest'
import type { CurrencyCode } from '../currency.ts'
import { campaignDurations, lastDayOf, readDay } from './campaign.ts'
import { campaignPrice } from './campaign-price.ts'
import { type CampaignStatus, campaignStatus } from './campaign-status.ts'
import { isImageAddress } from './image-address.ts'

describe('a day', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T23:30:00-05:00', '2026-11-22'],
    ['2026-11-21T00:30+09:00', '2026-11-20'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-11-21T25:00Z', null],
    ['2026-11-21T10:00', null],
    ['9999-12-31T23:00-05:00', null],
    ['21.11.2026', null],
    ['1e9', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(readDay(text, 'UTC')).toBe(day)
  })

  test.each([
    ['Europe/Berlin', '2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['America/New_York', '2026-11-21T04:59:00.000Z', '2026-11-20'],
    // A browser's way to write the 21st as an instant.
    ['America/New_York', '2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['America/New_York', '2026-11-21', '2026-11-21'],
  ])('in %s %s is %s', (zone, text, day) => {
    expect(readDay(text, zone)).toBe(day)
  })
})

test('an offer is valid until the last day that its campaign runs', () => {
  expect(lastDayOf('UTC', '2026-11-24T00:00:00.000Z')).toBe('2026-11-23')
  expect(lastDayOf('Europe/Berlin', '2026-11-23T23:00:00.000Z')).toBe('2026-11-23')
})

describe('a campaign from the 21st to the 23rd', () => {
  const campaign = { startDate: '2026-11-21T00:00:00.000Z', endDate: '2026-11-24T00:00:00.000Z' }

  test.each<[string, boolean, CampaignStatus]>([
    ['2026-11-20T23:59:59.999Z', true, 'scheduled'],
    ['2026-11-21T00:00:00.000Z', true, 'active'],
    ['2026-11-23T23:59:59.999Z', true, 'active'],
    ['2026-11-24T00:00:00.001Z', true, 'ended'],
    ['2026-11-20T23:59:59.999Z', false, 'paused'],
    ['2026-11-22T12:00:00.000Z', false, 'paused'],
    ['2026-11-25T00:00:00.000Z', false, 'paused'],
  ])('at %s, switched on: %s, is %s', (now, isActive, status) => {
    expect(campaignStatus({ ...campaign, isActive }, new Date(now))).toBe(status)
  })
})

describe('the price', () => {
  test('per day falls with the duration, in dollars as decided', () => {
    expect(campaignDurations.map(days => campaignPrice(days, 'USD'))).toEqual([
      { costPerDay: 1500, totalCost: 4500 },
      { costPerDay: 1200, totalCost: 8400 },
      { costPerDay: 1000, totalCost: 14_000 },
      { costPerDay: 800, totalCost: 24_000 },
      { costPerDay: 700, totalCost: 63_000 },
      { costPerDay: 600, totalCost: 108_000 },
      { costPerDay: 500, totalCost: 182_500 },
    ])
  })

  test.each<[CurrencyCode, number[]]>([
    // 13.80, 11.04, 9.20, 7.36, 6.44, 5.52, 4.60
    ['EUR', [14, 11, 9, 7, 6, 6, 5]],
    // 11.85, 9.48, 7.90, 6.32, 5.53, 4.74, 3.95
    ['GBP', [12, 9, 8, 6, 6, 5, 4]],
    ['JPY', [2235, 1788, 1490, 1192, 1043, 894, 745]],
    ['KRW', [19_920, 15_936, 13_280, 10_624, 9296, 7968, 6640]],
    // 1248.75, 999, 832.50, 666, 582.75, 499.50, 416.25
    ['INR', [1249, 999, 833, 666, 583, 500, 416]],
  ])('in %s is a whole major unit, rounded half up', (currency, majors) => {
    const perDay = campaignDurations.map(days => campaignPrice(days, currency).costPerDay)
    expect(perDay).toEqual(majors.map(major => major * 100))
  })
})

describe('the URL of a picture', () => {
  test.each([
    'https://example.com/soup.jpg',
    'https://cdn.example.co.uk:8443/a/b%20c.png?w=800&h=450#top',
    'HTTPS://Example.COM',
    'https://küche.example/suppe.webp',
    'https://xn--kche-0ra.example./suppe.webp',
    'https://1.example/1',
  ])('may be %s', address => expect(isImageAddress(address)).toBe(true))

  // Threat: picture-address
  test.each([
    'http://example.com/soup.jpg',
    '//example.com/soup.jpg',
    '/soup.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https:example.com/soup.jpg',
    'https://',
    'https://localhost/soup.jpg',
    'https://printer.local/soup.jpg',
    'https://nas.home:5001/soup.jpg',
    'https://wiki.corp/soup.jpg',
    'https://wiki.intranet./soup.jpg',
    'https://example.com:99999/soup.jpg',
    'https://example.com:0/soup.jpg',
    'https://10.0.0.1/soup.jpg',
    'https://127.1/soup.jpg',
    'https://2130706433/soup.jpg',
    'https://127.0.0.0x1/soup.jpg',
    'https://[::1]/soup.jpg',
    'https://ann@example.com/soup.jpg',
    'https://ann:secret@example.com/soup.jpg',
    'https://example.com\\@10.0.0.1/soup.jpg',
    'https://example.com/so up.jpg',
    'https://example.com/"onerror="alert(1)',
    'https://example.com/soup.jpg\n',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('must not be %j', address => expect(isImageAddress(address)).toBe(false))
})
