import { describe, expect, test } from 'vitest'
import { currencyByPosition, detectCurrency } from './detect-currency.ts'

describe('a visitor’s currency by time zone and locale', () => {
  test.each([
    // The United Kingdom comes first, by time zone or by locale.
    ['Europe/London', 'en-US', 'GBP', 'united-kingdom'],
    ['Europe/Belfast', 'fr-FR', 'GBP', 'united-kingdom'],
    ['Europe/Paris', 'en-GB', 'GBP', 'united-kingdom'],
    ['Asia/Tokyo', 'cy-GB', 'GBP', 'united-kingdom'],
    ['Asia/Tokyo', 'en-UK', 'GBP', 'united-kingdom'],
    // Then the country of the time zone.
    ['Europe/Paris', 'en-US', 'EUR', 'time-zone'],
    ['Europe/Sofia', 'bg-BG', 'EUR', 'time-zone'],
    ['Europe/Zurich', 'de-DE', 'CHF', 'time-zone'],
    ['Europe/Oslo', 'de-DE', 'NOK', 'time-zone'],
    ['Europe/Jersey', 'en-US', 'GBP', 'time-zone'],
    ['America/New_York', 'ja-JP', 'USD', 'time-zone'],
    ['America/Toronto', 'en-US', 'CAD', 'time-zone'],
    ['America/Sao_Paulo', 'en', 'BRL', 'time-zone'],
    ['America/Guayaquil', 'es-EC', 'USD', 'time-zone'],
    ['Asia/Calcutta', 'en-US', 'INR', 'time-zone'],
    ['Asia/Tokyo', '', 'JPY', 'time-zone'],
    // Then the locale's region, if the time zone has no country or none of our currencies.
    ['UTC', 'de-DE', 'EUR', 'locale'],
    ['', 'zh-Hans-CN', 'CNY', 'locale'],
    ['Etc/GMT-9', 'ko-KR', 'KRW', 'locale'],
    ['UTC', 'en-JE', 'GBP', 'locale'],
    ['UTC', 'uk-UA de-CH', 'CHF', 'locale'],
    ['UTC', 'en en-GB', 'GBP', 'locale'],
    ['Europe/Kiev', 'en-US', 'USD', 'locale'],
    ['America/Buenos_Aires', 'es-MX', 'MXN', 'locale'],
    ['Europe/Prague', 'cs-CZ sk-SK', 'EUR', 'locale'],
    ['UTC', 'th-TH-u-nu-thai', 'THB', 'locale'],
    ['UTC', 'C nb-NO', 'NOK', 'locale'],
  ])('%s, %s: %s', (timeZone, locales, code, by) => {
    expect(detectCurrency({ timeZone, locales: locales.split(' ') })).toEqual({ kind: 'detected', code, by })
  })
})

test.each([
  ['UTC', 'en'],
  ['', ''],
  // "uk" is Ukrainian, not the United Kingdom.
  ['UTC', 'uk'],
  ['UTC', 'es-419'],
  ['UTC', 'en_GB'],
  ['UTC', 'en-u-ca-gregory'],
  ['Europe/Kyiv', 'uk-UA'],
  ['America/Argentina/Buenos_Aires', 'es-AR es'],
])('%s, %s: needs the position', (timeZone, locales) => {
  expect(detectCurrency({ timeZone, locales: locales.split(' ') })).toEqual({ kind: 'position-needed' })
})

test('an empty list of locales needs the position', () => {
  expect(detectCurrency({ timeZone: 'UTC', locales: [] })).toEqual({ kind: 'position-needed' })
})

describe('a visitor’s currency by position', () => {
  test('is that of the country', () => {
    expect(currencyByPosition('JP')).toEqual({ kind: 'detected', code: 'JPY', by: 'position' })
    expect(currencyByPosition('US')).toEqual({ kind: 'detected', code: 'USD', by: 'position' })
  })

  test.each([null, '', 'UA'])('is US dollars for the country %s', country => {
    expect(currencyByPosition(country)).toEqual({ kind: 'detected', code: 'USD', by: 'nothing' })
  })
})
