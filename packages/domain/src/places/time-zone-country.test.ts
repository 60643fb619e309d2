import { getAllTimezones } from 'countries-and-timezones'
import { expect, test } from 'vitest'
import { currencyOfCountry } from './country-currency.ts'
import { countryOfTimeZone } from './time-zone-country.ts'

const zones = Object.values(getAllTimezones({ deprecated: true }))

/** The zone's country. Names such as CET and GB are skipped: they name no place, and browsers do not report them. */
function countryIn({ name, countries }: (typeof zones)[number]): string | null {
  const [country] = name.includes('/') ? countries : []
  return country && currencyOfCountry(country) ? country : null
}

function rowsBy(country: (zone: (typeof zones)[number]) => string | null): string {
  const names = new Map<string, string[]>()
  for (const zone of zones) {
    const code = country(zone)
    if (code) names.set(code, [...(names.get(code) ?? []), zone.name])
  }
  return [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, list]) => `  ${code}: '${list.sort().join(' ')}',`)
    .join('\n')
}

// `vitest run --update` rewrites the tables after an update of the package.
test('the table has every time zone of the countries with our currencies', async () => {
  const file = `// Generated from countries-and-timezones by time-zone-country.test.ts, which checks it: the time zones of every country
// with one of our currencies, including former names.

export const zonesOfCountry = {
${rowsBy(countryIn)}
}
`
  await expect(file).toMatchFileSnapshot('./time-zones.ts')
})

test('the second table has those of all other countries', async () => {
  const file = `// Generated from countries-and-timezones by time-zone-country.test.ts, which checks it: the time zones of every country
// that is not in time-zones.ts, including former names.

export const zonesOfOtherCountry = {
${rowsBy(zone => (countryIn(zone) || !zone.name.includes('/') ? null : (zone.countries[0] ?? null)))}
}
`
  await expect(file).toMatchFileSnapshot('./other-time-zones.ts')
})

test.each([
  ['Europe/London', 'GB'],
  ['Europe/Belfast', 'GB'],
  ['Europe/Jersey', 'JE'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['America/New_York', 'US'],
  ['US/Pacific', 'US'],
  ['America/Indiana/Knox', 'US'],
  ['America/Montreal', 'CA'],
  ['Europe/Oslo', 'NO'],
  ['Europe/Stockholm', 'SE'],
  ['Europe/Copenhagen', 'DK'],
  ['Europe/Amsterdam', 'NL'],
  ['Europe/Zurich', 'CH'],
  ['Europe/Sofia', 'BG'],
  ['Europe/Warsaw', 'PL'],
  ['Asia/Hong_Kong', 'HK'],
  ['Asia/Urumqi', 'CN'],
  ['Atlantic/Canary', 'ES'],
  ['Australia/Lord_Howe', 'AU'],
])('%s is in %s', (zone, country) => expect(countryOfTimeZone(zone)).toBe(country))

test.each([
  'Europe/Kiev',
  'Europe/Kyiv',
  'America/Buenos_Aires',
  'America/Argentina/Buenos_Aires',
  'Asia/Pyongyang',
  'UTC',
  'Etc/UTC',
  'Etc/GMT+5',
  'CET',
  '',
  'toString',
  'Nowhere/Land',
  'Europe',
])('%s has no country with one of our currencies', zone => expect(countryOfTimeZone(zone)).toBeNull())

test('every zone that a browser may report has the same country as in the package', () => {
  const known = new Map(zones.map(zone => [zone.name as string, countryIn(zone)]))
  for (const zone of Intl.supportedValuesOf('timeZone'))
    expect(countryOfTimeZone(zone), zone).toBe(known.get(zone))
})
