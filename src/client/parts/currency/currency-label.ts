// A currency in short, as a menu would name it: `$ USD`, `kr SEK`, `CHF`.

import { type CurrencyCode, currencyOf } from '#domain/currency.ts'

export function currencyLabel(code: CurrencyCode): string {
  const { symbol } = currencyOf(code)
  return symbol === code ? code : `${symbol}\u00a0${code}`
}
