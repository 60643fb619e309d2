import { expect, test } from 'vitest'
import { currencies } from '../currency.ts'
import { currencyOfCountry } from './country-currency.ts'

test('every currency is that of some country', () => {
  const home = 'US DE GB CA AU JP CN IN BR MX SG HK CH SE NO DK PL NZ KR TH'.split(' ')
  expect(new Set(home.map(currencyOfCountry))).toEqual(new Set(currencies.map(({ code }) => code)))
})

test('all countries of the eurozone have the euro, the newest members too', () => {
  const eurozone = 'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' ')
  expect(eurozone).toHaveLength(21)
  for (const country of eurozone) expect(currencyOfCountry(country), country).toBe('EUR')
})

test.each([
  ['MC', 'EUR'],
  ['VA', 'EUR'],
  ['XK', 'EUR'],
  ['ME', 'EUR'],
  ['RE', 'EUR'],
  ['PR', 'USD'],
  ['EC', 'USD'],
  ['PA', 'USD'],
  ['LI', 'CHF'],
  ['GL', 'DKK'],
  ['SJ', 'NOK'],
  ['JE', 'GBP'],
  ['TV', 'AUD'],
  ['CK', 'NZD'],
] as const)('%s pays in %s', (country, code) => expect(currencyOfCountry(country)).toBe(code))

test.each(['CZ', 'HU', 'RO', 'IS', 'UA', 'AR', 'MO', 'KP', 'TR', 'UK', 'EU', 'us', '', 'constructor'])(
  '%s has none of our currencies',
  country => expect(currencyOfCountry(country)).toBeNull(),
)
