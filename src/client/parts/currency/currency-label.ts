// The short label of a currency: `$ USD`, `kr SEK`, `CHF`.

import { type CurrencyCode, currencyOf } from '#domain/currency.ts'

export function currencyLabel(code: CurrencyCode): string {
  const { symbol } = currencyOf(code)
  return symbol === code ? code : `${symbol}\u00a0${code}`
}
