// The short label of an offer, and the validation of its value.

import { type CurrencyCode, currencyOf } from '../currency.ts'
import * as limits from '../limits.ts'
import { isPayable, type Minor, payableStep } from '../money.ts'

export interface Offer {
  readonly offerType: string
  /** Percent of a discount, minor units of a fixed amount; other types have no value. */
  readonly offerValue: number | null
  readonly currency: CurrencyCode
}

/** `20% OFF`, `$5 OFF`, `FREE ITEM`, `BOGO`; an unknown type in capitals. Source: spec.md, section 9. */
export function offerLabel({ offerType, offerValue, currency }: Offer): string {
  switch (offerType) {
    case 'discount':
      return `${offerValue ?? 0}% OFF`
    case 'fixed_amount':
      return `${amount(offerValue ?? 0, currency)} OFF`
    case 'free_item':
      return 'FREE ITEM'
    case 'buy_one_get_one':
      return 'BOGO'
    default:
      return offerType.toUpperCase()
  }
}

export type OfferValueFault = 'required' | 'too-small' | 'too-large' | 'not-payable'

/** Whether offers of this type have a value. Source: spec.md, section 5. */
export function hasOfferValue(offerType: string): offerType is 'discount' | 'fixed_amount' {
  return offerType === 'discount' || offerType === 'fixed_amount'
}

/**
 * The fault of an offer's value, a whole number or null. A discount is 1 to 100 percent, and a fixed amount must be payable
 * in the currency. Without a currency, only the checks for any currency run.
 */
export function offerValueFault({
  offerType,
  offerValue,
  currency,
}: Omit<Offer, 'currency'> & { readonly currency?: CurrencyCode }): OfferValueFault | null {
  if (!hasOfferValue(offerType)) return null
  if (offerValue === null) return 'required'
  if (offerValue < 1) return 'too-small'
  if (offerValue > (offerType === 'discount' ? limits.discount : limits.price)) return 'too-large'
  const isOdd = offerType === 'fixed_amount' && currency && !isPayable(offerValue, payableStep(currency))
  return isOdd ? 'not-payable' : null
}

/** Omits zero decimals: $5, but $5.50. */
function amount(minor: Minor, currency: CurrencyCode): string {
  const { symbol } = currencyOf(currency)
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2
  const figure = (minor / 100).toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 })
  // A symbol that ends in a letter is separated from the figure by a no-break space.
  return /\p{L}$/u.test(symbol) ? `${symbol}\u00a0${figure}` : `${symbol}${figure}`
}
