// By what an address is looked up: keys that the index of places is made of, and those that an address asks for, the most
// telling first.

import { searchWords } from '#domain/restaurants/search-words.ts'

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

/** A postal code whose city is known to be this one (`nameKey`), so that the country need not be told. */
export const postalCityKey = (code: string, city: string) => `postal in ${city} ${code}`

/** The city by its `nameKey`; the country, or the state of the US or Canada, may be ''. */
export const cityKey = (country: string, state: string, city: string) => `city ${country} ${state} ${city}`

/** What to look for, in this order. */
export function keysFor({ city, state, zipCode, country }: PostalPlace, findState: FindState): string[] {
  const typedState = state ? findState(state) : null
  const found = typedState && (country === null || country === typedState.region) ? typedState : null
  const land = country ?? found?.region ?? null
  const name = nameKey(city ?? '')
  const keys: string[] = []
  const american = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(zipCode ?? '')?.[1]
  const canadian = /^\s*([A-Z]\d[A-Z])\s*(\d[A-Z]\d)?\s*$/i.exec(zipCode ?? '')
  if (american && land === 'US') keys.push(postalKey('US', american))
  if (american && land === null) keys.push(name ? postalCityKey(american, name) : postalKey('US', american))
  // Two halves like these are a code of Canada's alone.
  if (canadian?.[1] && (land === 'CA' || (land === null && canadian[2])))
    keys.push(postalKey('CA', canadian[1].toUpperCase()))
  if (!name) return keys
  // One of this name in another state is another city.
  keys.push(found ? cityKey(found.region, found.code, name) : cityKey(land ?? '', '', name))
  return keys
}

/** Without case, accents and punctuation; "St." is "Saint". */
export function nameKey(name: string): string {
  const words = plain.test(name) ? name.toLowerCase().split(' ') : searchWords(name)
  return [...new Set(words)].map(word => (word === 'st' ? 'saint' : word)).join(' ')
}

/** Most are, and need no looking at each sign: there are 135,000 cities. */
const plain = /^[a-z]+( [a-z]+)*$/i
