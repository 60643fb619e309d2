// The country and the currency of a new restaurant, by its time zone: of all countries, unlike a visitor's.

import type { CurrencyCode } from '../iso-currencies.ts'
import { currencyOfCountry } from './country-currency.ts'
import { otherCurrencyOf } from './other-countries.ts'
import { zonesOfOtherCountry } from './other-time-zones.ts'
import { countryOfTimeZone } from './time-zone-country.ts'

/** null: the zone belongs to no country. */
export function countryOfAnyZone(zone: string): string | null {
  const other = Object.entries(zonesOfOtherCountry).find(([, zones]) => zones.split(' ').includes(zone))
  return countryOfTimeZone(zone) ?? other?.[0] ?? null
}

/** null: there is no such country. */
export function currencyOfAnyCountry(country: string): CurrencyCode | null {
  return currencyOfCountry(country) ?? otherCurrencyOf(country)
}
