// The short label of a currency: `$ USD`, `kr SEK`, `CHF`, `KWD`.

import { type CurrencyCode, symbolOf } from '@tablemate/domain/currency.ts'

export function currencyLabel(code: CurrencyCode): string {
  const symbol = symbolOf(code)
  return symbol === code ? code : `${symbol}\u00a0${code}`
}
