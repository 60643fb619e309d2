// Converts a price to the visitor's currency, to be shown beside the price in another currency.

import { type CurrencyCode, convertPrice, isRated } from '@tablemate/domain/currency.ts'
import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { useCurrency } from './currency-provider.tsx'

/**
 * `about €9.20`, by the exchange rates of the specification; null if the price is in the visitor's currency, or its
 * currency has no rate.
 */
export function useApproximateAmount(amount: number, currency: CurrencyCode): string | null {
  const { code } = useCurrency().state
  if (code === currency || !isRated(currency)) return null
  return texts.offers.about({ amount: money(convertPrice(amount, currency, code), code) })
}
