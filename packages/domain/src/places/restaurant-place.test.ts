import { expect, test } from 'vitest'
import { countryOfAnyZone, currencyOfAnyCountry } from './restaurant-place.ts'

test.each([
  ['Asia/Kuwait', 'KW', 'KWD'],
  ['Asia/Ho_Chi_Minh', 'VN', 'VND'],
  ['Asia/Saigon', 'VN', 'VND'],
  ['Europe/Kyiv', 'UA', 'UAH'],
  ['Europe/Prague', 'CZ', 'CZK'],
  ['Africa/Tunis', 'TN', 'TND'],
  ['America/Argentina/Cordoba', 'AR', 'ARS'],
  ['America/Curacao', 'CW', 'XCG'],
  ['America/El_Salvador', 'SV', 'USD'],
  ['Europe/Sofia', 'BG', 'EUR'],
  ['Asia/Tokyo', 'JP', 'JPY'],
] as const)('a restaurant in %s is in %s and has %s', (zone, country, currency) => {
  expect(countryOfAnyZone(zone)).toBe(country)
  expect(currencyOfAnyCountry(country)).toBe(currency)
})

test.each(['UTC', 'Etc/GMT+5', '', 'Nowhere/Land', 'toString'])('%j is in no country', zone =>
  expect(countryOfAnyZone(zone)).toBeNull(),
)

test('every inhabited country has a currency', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(one => letters.map(two => one + two)).filter(code => names.of(code))
  // Former countries and groups of countries, and islands on which nobody lives.
  const none =
    'AC AN AQ BU CP CQ CS DD DG DY EA EU EZ FX GS HV IC NH NT QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(
      ' ',
    )
  const without = codes.filter(code => currencyOfAnyCountry(code) === null && !none.includes(code))
  expect(without).toEqual([])
})
