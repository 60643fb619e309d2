// Guesses a visitor's currency: first from time zone and locale, which need no permission, then from the position.
// Source: spec.md, section 9.

import { defaultCurrencyCode, type RatedCurrencyCode } from '../currency.ts'
import { currencyOfCountry } from './country-currency.ts'
import { countryOfTimeZone } from './time-zone-country.ts'

/** The evidence for the currency; 'nothing': the default is used. */
export type Evidence = 'united-kingdom' | 'time-zone' | 'locale' | 'position' | 'nothing'

export interface Detected {
  readonly kind: 'detected'
  readonly code: RatedCurrencyCode
  readonly by: Evidence
}

export interface LocaleHints {
  /** IANA name. */
  readonly timeZone: string
  /** BCP 47, the preferred one first. */
  readonly locales: readonly string[]
}

/** 'position-needed': neither time zone nor locale decides; the caller continues with `currencyByPosition`. */
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

/** The last step: by the country of the phone's position; null if it is unknown. */
export function currencyByPosition(country: string | null): Detected {
  const code = country && currencyOfCountry(country)
  return code ? detected(code, 'position') : detected(defaultCurrencyCode, 'nothing')
}

function detected(code: RatedCurrencyCode, by: Evidence): Detected {
  return { kind: 'detected', code, by }
}

/** The explicit region of a locale: `en` has none, even though a likely one exists. */
function regionOf(locale: string): string | null {
  try {
    return new Intl.Locale(locale).region ?? null
  } catch {
    return null
  }
}
