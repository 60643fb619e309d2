// The label of an offer in two words, with a foreign amount also shown in the visitor's currency.

import type { Offer } from '@tablemate/domain/offers/offer-value.ts'
import { useApproximateAmount } from '../currency/use-approximate-amount.ts'
import { offerLabel } from './offer-label.ts'

export function OfferBadge({ offer, className = '' }: { offer: Offer; className?: string }) {
  const { offerType, offerValue, currency } = offer
  const about = useApproximateAmount(offerValue ?? 0, currency)
  return (
    <>
      <span className={`rounded-full bg-tint font-semibold text-accent-text leading-none ${className}`}>
        {offerLabel(offer)}
      </span>
      {offerType === 'fixed_amount' && about && <span className="text-muted">{about}</span>}
    </>
  )
}
