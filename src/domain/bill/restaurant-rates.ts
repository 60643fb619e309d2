// The rates of a registered restaurant: what it has set, what its bills use, and what to suggest where it has set
// nothing. Source: decisions.md, Rates.

import type { CurrencyCode } from '../currency.ts'
import { countryOfTimeZone } from '../places/time-zone-country.ts'
import type { Rates } from './bill-total.ts'
import { noRates, specifiedRates, toRate } from './rates.ts'

/** As the restaurant has set them, in percent; null: not set. */
export interface OwnRates {
  /** null: nobody has said yet; only accounts from before the question was asked. */
  readonly isTaxIncluded: boolean | null
  readonly taxPercentage: number | null
  readonly serviceFeePercentage: number | null
}

/** Where a restaurant is, as far as it is known. */
export interface RestaurantPlace {
  readonly country: string | null
  readonly timeZone: string | null
  readonly currency: CurrencyCode | null
  readonly state: string | null
  readonly city: string | null
  readonly zipCode: string | null
}

/** How prices usually work at a place. */
export interface SuggestedTax {
  readonly isTaxIncluded: boolean
  /** null: the restaurant must say. */
  readonly taxPercentage: number | null
}

const newYorkPercentage = 8.875

/**
 * The rates of the bills of its tables. An account that was never asked keeps the rates it always had: the specified
 * ones, where it has set none.
 */
export function ratesOfRestaurant({ isTaxIncluded, taxPercentage, serviceFeePercentage }: OwnRates): Rates {
  const otherwise = isTaxIncluded === null ? specifiedRates : noRates
  return {
    taxRate: taxPercentage === null ? otherwise.taxRate : toRate(taxPercentage),
    serviceFeeRate: serviceFeePercentage === null ? otherwise.serviceFeeRate : toRate(serviceFeePercentage),
    isTaxIncluded: isTaxIncluded ?? false,
  }
}

/** Whether the restaurant still has to say how its prices work: never asked, or its tax is added and has no rate. */
export function needsTaxAnswer({ isTaxIncluded, taxPercentage }: OwnRates): boolean {
  return isTaxIncluded === null || (!isTaxIncluded && taxPercentage === null)
}

/** Included everywhere but in the United States and Canada; a rate is suggested in New York alone. */
export function suggestTax(place: RestaurantPlace): SuggestedTax {
  switch (countryOf(place)) {
    case 'US':
      return { isTaxIncluded: false, taxPercentage: isNewYork(place) ? newYorkPercentage : null }
    case 'CA':
      return { isTaxIncluded: false, taxPercentage: null }
    default:
      return { isTaxIncluded: true, taxPercentage: null }
  }
}

/** The rates of a new account: as they were sent, else as suggested, and no service fee unless one was sent. */
export function ratesAtSignUp(sent: OwnRates, place: RestaurantPlace) {
  const suggested = suggestTax(place)
  const isTaxIncluded = sent.isTaxIncluded ?? suggested.isTaxIncluded
  const usual = isTaxIncluded === suggested.isTaxIncluded ? suggested.taxPercentage : null
  return {
    isTaxIncluded,
    taxPercentage: sent.taxPercentage ?? usual,
    serviceFeePercentage: sent.serviceFeePercentage ?? 0,
  }
}

/** By the country that was named, else by the time zone, else by the currency; null: unknown, but not US or CA. */
function countryOf({ country, timeZone, currency }: RestaurantPlace): string | null {
  const known = country ?? countryOfTimeZone(timeZone ?? '')
  if (known || isOfSomePlace(timeZone ?? '')) return known
  if (currency === 'USD') return 'US'
  return currency === 'CAD' ? 'CA' : null
}

/** A time zone that names a place is in a country, though it may be one whose currency is none of ours. */
function isOfSomePlace(timeZone: string): boolean {
  return timeZone.includes('/') && !timeZone.startsWith('Etc/')
}

function isNewYork({ state, city, zipCode }: RestaurantPlace): boolean {
  return (
    /^\s*(n\.?y\.?|new york( state)?)\s*$/i.test(state ?? '') ||
    /^\s*(n\.?y\.?c\.?|new york( city)?|manhattan|brooklyn|queens|(the )?bronx|staten island)\b/i.test(
      city ?? '',
    ) ||
    // Of New York City: Manhattan, Staten Island, the Bronx, Queens and Brooklyn.
    /^\s*1(0[0-4]|1[1-46])\d\d\b/.test(zipCode ?? '')
  )
}
