// The letters and signs by which the restaurant's currency is written, from the tables of Unicode (CLDR).

import type { CurrencyCode } from '@tablemate/domain/currency.ts'

/** "Q" and "GTQ", "Kč" and "CZK", "د.إ" and "AED". */
export function marksOf(currency: CurrencyCode): ReadonlySet<string> {
  // The first two letters of a code are those of its country.
  const { language, region } = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize()
  const locales = ['en', `${language}-${region}`]
  const marks = locales.flatMap(locale =>
    (['narrowSymbol', 'symbol'] as const).map(currencyDisplay => {
      const parts = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
      }).formatToParts(1)
      return parts.find(({ type }) => type === 'currency')?.value.replace(/[\u200e\u200f]/g, '') ?? ''
    }),
  )
  return new Set([currency, ...marks.filter(mark => mark !== '')])
}
