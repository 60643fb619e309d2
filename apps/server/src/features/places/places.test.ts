import { findCountry, getCurrencies } from '@tablemate/contract/places.ts'
import { currencies } from '@tablemate/domain/currency.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { expect, test } from 'vitest'

const app = shareAppInFile()
const ask = (query: { lat: string; lon: string }) => makePhone(app().url).call(findCountry, { query })

test.each([
  ['Paris', 48.8566, 2.3522, 'FR'],
  ['London', 51.5072, -0.1276, 'GB'],
  ['Tokyo', 35.6762, 139.6503, 'JP'],
  ['Toronto', 43.6532, -79.3832, 'CA'],
  ['Sydney', -33.8688, 151.2093, 'AU'],
  ['Seoul', 37.5665, 126.978, 'KR'],
  // Territories whose currency or country differs from their surroundings.
  ['Hong Kong', 22.3193, 114.1694, 'HK'],
  ['Monaco', 43.7384, 7.4246, 'MC'],
  ['the Vatican', 41.9029, 12.4534, 'VA'],
  ['San Juan', 18.4655, -66.1057, 'PR'],
  ['Pristina', 42.6629, 21.1655, 'XK'],
  ['Ceuta', 35.8894, -5.3213, 'ES'],
  ['Las Palmas', 28.1235, -15.4363, 'ES'],
  // At the edges of the map.
  ['the South Pole', -90, 0, 'AQ'],
  ['Fiji on the date line', -16.8, 180, 'FJ'],
])('%s is found in its country', async (_, lat, lon, country) => {
  const { status, body } = await ask({ lat: String(lat), lon: String(lon) })
  expect([status, body]).toEqual([200, { country }])
})

test.each([
  ['the Gulf of Guinea', '0', '0'],
  ['the Atlantic', '30', '-40'],
  ['the North Pole', '90', '0'],
  ['the Pacific, in the smallest of numbers', '1e-7', '-180'],
])('in %s there is no country', async (_, lat, lon) => {
  expect((await ask({ lat, lon })).problem).toMatchObject({ problem: 'not-found' })
})

test.each([
  ['?lat=90.1&lon=0', { lat: 'too-large' }],
  ['?lat=-91&lon=181', { lat: 'too-small', lon: 'too-large' }],
  ['?lat=0&lon=-180.00001', { lon: 'too-small' }],
  ['?lat=0', { lon: 'required' }],
  ['', { lat: 'required', lon: 'required' }],
  ['?lat=&lon=x', { lat: 'malformed', lon: 'malformed' }],
  ['?lat=NaN&lon=Infinity', { lat: 'malformed', lon: 'malformed' }],
  ['?lat=1&lat=2&lon=0x10', { lat: 'malformed', lon: 'malformed' }],
  ['?lat=1,5&lon=1e300', { lat: 'malformed', lon: 'malformed' }],
])('the query "%s" is refused as no position', async (query, fields) => {
  const { status, problem } = await makePhone(app().url).send('GET', `/api/geo/country${query}`)
  expect([status, problem.fields]).toEqual([400, fields])
})

test('a position is neither logged nor cached', async () => {
  const { headers } = await ask({ lat: '47.6062095', lon: '-122.3320708' })
  await ask({ lat: '47.6062095', lon: '-142.3320708' })
  await makePhone(app().url).send('GET', '/api/geo/country?lat=47.6062095&lon=222.3320708')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(app().logged.join('')).toContain('/api/geo/country')
  expect(app().logged.join('')).not.toMatch(/6062095|3320708|47\.606|2\.332/)
})

test('the list of currencies has their rates and decimals', async () => {
  const { body } = await makePhone(app().url).call(getCurrencies, {})
  expect(body.map(({ code }) => code)).toEqual(currencies.map(({ code }) => code))
  expect(body).toContainEqual({
    code: 'EUR',
    symbol: '€',
    name: 'Euro',
    exchangeRate: 0.92,
    decimals: 2,
  })
  expect(body.filter(({ decimals }) => decimals === 0).map(({ code }) => code)).toEqual(['JPY', 'KRW'])
})
