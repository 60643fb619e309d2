// The rates of a registered restaurant: those it has set, those its bills use, and those to suggest. Source: decisions.md,
// Rates.

import type { CurrencyCode } from '../currency.ts'
import { countryOfTimeZone } from '../places/time-zone-country.ts'
import type { Rates } from './bill-total.ts'
import { noRates, specifiedRates, toRate } from './rates.ts'

/** The rates that the restaurant has set, in percent; null: not set. */
export interface OwnRates {
  /** null: not answered; only in accounts from before this question. */
  readonly isTaxIncluded: boolean | null
  readonly taxPercentage: number | null
  readonly serviceFeePercentage: number | null
}

/** What is known about a restaurant's location. */
export interface RestaurantPlace {
  readonly country: string | null
  readonly timeZone: string | null
  readonly currency: CurrencyCode | null
  readonly state: string | null
  readonly city: string | null
  readonly zipCode: string | null
}

/** How prices usually work at a location. */
export interface SuggestedTax {
  readonly isTaxIncluded: boolean
  /** null: no suggestion; the restaurant must enter it. */
  readonly taxPercentage: number | null
}

const newYorkPercentage = 8.875

/**
 * The rates of its bills. An account that has not answered the tax question keeps its old rates: those it has set, otherwise the
 * specified rates.
 */
export function ratesOfRestaurant({ isTaxIncluded, taxPercentage, serviceFeePercentage }: OwnRates): Rates {
  const defaults = isTaxIncluded === null ? specifiedRates : noRates
  return {
    taxRate: taxPercentage === null ? defaults.taxRate : toRate(taxPercentage),
    serviceFeeRate: serviceFeePercentage === null ? defaults.serviceFeeRate : toRate(serviceFeePercentage),
    isTaxIncluded: isTaxIncluded ?? false,
  }
}

/** Whether the restaurant still has to answer the tax question, or to enter the rate of an added tax. */
export function needsTaxAnswer({ isTaxIncluded, taxPercentage }: OwnRates): boolean {
  return isTaxIncluded === null || (!isTaxIncluded && taxPercentage === null)
}

/** Suggests included tax, except in the United States and Canada, and a rate only in New York City. */
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

/** The rates of a new account: those sent, otherwise those suggested; no service fee unless one is sent. */
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

/** By the given country, otherwise the time zone, otherwise the currency; null: unknown, but neither US nor CA. */
function countryOf({ country, timeZone, currency }: RestaurantPlace): string | null {
  const known = country ?? countryOfTimeZone(timeZone ?? '')
  if (known || isOfSomePlace(timeZone ?? '')) return known
  if (currency === 'USD') return 'US'
  return currency === 'CAD' ? 'CA' : null
}

/** Whether the time zone names a place. Its country is then known not to be US or CA, even if it is not in our list. */
function isOfSomePlace(timeZone: string): boolean {
  return timeZone.includes('/') && !timeZone.startsWith('Etc/')
}

function isNewYork({ state, city, zipCode }: RestaurantPlace): boolean {
  return (
    /^\s*(n\.?y\.?|new york( state)?)\s*$/i.test(state ?? '') ||
    /^\s*(n\.?y\.?c\.?|new york( city)?|manhattan|brooklyn|queens|(the )?bronx|staten island)\b/i.test(
      city ?? '',
    ) ||
    // ZIP codes of New York City: Manhattan, Staten Island, the Bronx, Queens and Brooklyn.
    /^\s*1(0[0-4]|1[1-46])\d\d\b/.test(zipCode ?? '')
  )
}
