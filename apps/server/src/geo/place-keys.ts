// The keys of the index of places, and the keys to look up for an address, the most specific first.

import { searchWords } from '@tablemate/domain/restaurants/search-words.ts'

export interface PostalPlace {
  readonly city: string | null
  readonly state: string | null
  readonly zipCode: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
}

type Region = 'US' | 'CA'

/** A state or province, by its abbreviation or its name. */
export type FindState = (typed: string) => { readonly code: string; readonly region: Region } | null

export const postalKey = (region: Region, code: string) => `postal ${region} ${code}`

/** A postal code together with its city (`nameKey`), for addresses without a country. */
export const postalCityKey = (code: string, city: string) => `postal in ${city} ${code}`

/** The city by its `nameKey`; the country, or the state of the US or Canada, may be ''. */
export const cityKey = (country: string, state: string, city: string) => `city ${country} ${state} ${city}`

/** The keys to look up, in this order. */
export function keysFor({ city, state, zipCode, country }: PostalPlace, findState: FindState): string[] {
  const typedState = state ? findState(state) : null
  const found = typedState && (country === null || country === typedState.region) ? typedState : null
  const countryCode = country ?? found?.region ?? null
  const name = nameKey(city ?? '')
  const keys: string[] = []
  const american = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(zipCode ?? '')?.[1]
  const canadian = /^\s*([A-Z]\d[A-Z])\s*(\d[A-Z]\d)?\s*$/i.exec(zipCode ?? '')
  if (american && countryCode === 'US') keys.push(postalKey('US', american))
  if (american && countryCode === null)
    keys.push(name ? postalCityKey(american, name) : postalKey('US', american))
  // A code with both halves exists in Canada only.
  if (canadian?.[1] && (countryCode === 'CA' || (countryCode === null && canadian[2])))
    keys.push(postalKey('CA', canadian[1].toUpperCase()))
  if (!name) return keys
  // With a known state, a city of this name in another state does not match.
  keys.push(found ? cityKey(found.region, found.code, name) : cityKey(countryCode ?? '', '', name))
  return keys
}

/** Normalises case, accents and punctuation; "St." becomes "saint". */
export function nameKey(name: string): string {
  const words = plain.test(name) ? name.toLowerCase().split(' ') : searchWords(name)
  return [...new Set(words)].map(word => (word === 'st' ? 'saint' : word)).join(' ')
}

/** A fast path: most of the 135,000 city names are plain and need no normalisation of each character. */
const plain = /^[a-z]+( [a-z]+)*$/i
