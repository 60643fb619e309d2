// What an offer is, in two words; beside an amount in a foreign currency about what that is in the visitor's.

import type { Offer } from '#domain/offers/offer-label.ts'
import { offerLabel } from '#domain/offers/offer-label.ts'
import { useAbout } from './currency/use-about.ts'

export function OfferBadge({ offer, className = '' }: { offer: Offer; className?: string }) {
  const { offerType, offerValue, currency } = offer
  const about = useAbout(offerValue ?? 0, currency)
  return (
    <>
      <span className={`rounded-full bg-tint font-semibold text-accent-text leading-none ${className}`}>
        {offerLabel(offer)}
      </span>
      {offerType === 'fixed_amount' && about && <span className="text-muted">{about}</span>}
    </>
  )
}
