// Maps countries to their currency, for our twenty currencies.

import type { RatedCurrencyCode } from '../currency.ts'

/** ISO 3166 codes (XK is Kosovo): each currency's own country, and all others that use it as their only currency. */
const countriesOf: Record<RatedCurrencyCode, string> = {
  USD: 'US AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM VG VI',
  EUR:
    // The eurozone, with Bulgaria since 2026.
    'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK ' +
    // Small states and others that pay in euros, and territories of Finland and France.
    'AD MC ME SM VA XK AX BL GF GP MF MQ PM RE TF YT',
  GBP: 'GB GG IM JE',
  CAD: 'CA',
  AUD: 'AU CC CX HM KI NF NR TV',
  JPY: 'JP',
  CNY: 'CN',
  INR: 'IN',
  BRL: 'BR',
  MXN: 'MX',
  SGD: 'SG',
  HKD: 'HK',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO BV SJ',
  DKK: 'DK FO GL',
  PLN: 'PL',
  NZD: 'NZ CK NU PN TK',
  KRW: 'KR',
  THB: 'TH',
}

const currencyByCountry = new Map(
  Object.entries(countriesOf).flatMap(([code, countries]) =>
    countries.split(' ').map(country => [country, code as RatedCurrencyCode] as const),
  ),
)

/** null: the country's currency is not one of our twenty. */
export function currencyOfCountry(country: string): RatedCurrencyCode | null {
  return currencyByCountry.get(country) ?? null
}
