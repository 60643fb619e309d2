// The value of an offer, and its validation.

import type { CurrencyCode } from '../currency.ts'
import * as limits from '../limits.ts'
import { isPayable, payableStep } from '../money.ts'

export interface Offer {
  readonly offerType: string
  /** Percent of a discount, minor units of a fixed amount; other types have no value. */
  readonly offerValue: number | null
  readonly currency: CurrencyCode
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
