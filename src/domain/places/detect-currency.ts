// Which currency a visitor most likely pays in: first by what the phone tells without asking, then by where it is.
// Source: spec.md, section 9.

import { type CurrencyCode, defaultCurrencyCode } from '../currency.ts'
import { currencyOfCountry } from './country-currency.ts'
import { countryOfTimeZone } from './time-zone-country.ts'

/** What told the currency; 'nothing': it is the default. */
export type Evidence = 'united-kingdom' | 'time-zone' | 'locale' | 'position' | 'nothing'

export interface Detected {
  readonly kind: 'detected'
  readonly code: CurrencyCode
  readonly by: Evidence
}

export interface LocaleHints {
  /** IANA name. */
  readonly timeZone: string
  /** BCP 47, the preferred one first. */
  readonly locales: readonly string[]
}

/** 'position-needed': neither clock nor language told it; go on with `currencyByPosition`. */
export type Detection = Detected | { readonly kind: 'position-needed' }

export function detectCurrency({ timeZone, locales }: LocaleHints): Detection {
  const zoneCountry = countryOfTimeZone(timeZone)
  const regions = locales.map(regionOf)
  if (zoneCountry === 'GB' || regions[0] === 'GB') return detected('GBP', 'united-kingdom')
  const byZone = zoneCountry && currencyOfCountry(zoneCountry)
  if (byZone) return detected(byZone, 'time-zone')
  const byLocale = regions.map(region => region && currencyOfCountry(region)).find(Boolean)
  if (byLocale) return detected(byLocale, 'locale')
  return { kind: 'position-needed' }
}

/** The last step: the country where the phone is; null when nobody knows. */
export function currencyByPosition(country: string | null): Detected {
  const code = country && currencyOfCountry(country)
  return code ? detected(code, 'position') : detected(defaultCurrencyCode, 'nothing')
}

function detected(code: CurrencyCode, by: Evidence): Detected {
  return { kind: 'detected', code, by }
}

/** The region that a locale names itself: `en` names none, however likely one is. */
function regionOf(locale: string): string | null {
  try {
    return new Intl.Locale(locale).region ?? null
  } catch {
    return null
  }
}
