// About what an amount is in the visitor's own currency, beside prices that stand in another.

import { type CurrencyCode, convertPrice } from '#domain/currency.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { useCurrency } from './currency-provider.tsx'

/** `about €9.20`, by the rates of the specification; null where it is the visitor's own currency. */
export function useAbout(amount: number, currency: CurrencyCode): string | null {
  const { code } = useCurrency().state
  return code === currency ? null : en.offers.about(money(convertPrice(amount, currency, code), code))
}
