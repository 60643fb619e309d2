// The offers of restaurants around a place; renders nothing if there are none.

import { useEffect, useRef } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { AskRow } from './ask-row.tsx'
import { OfferCard } from './offer-card.tsx'
import { type NearbyOffersOptions, useNearbyOffers } from './use-nearby-offers.ts'

const words = texts.offers

export function FoundOffers({ place, isRequested, onFail }: NearbyOffersOptions) {
  const { offers, dismiss } = useNearbyOffers({ place, isRequested, onFail })
  const list = useRef<HTMLUListElement>(null)
  // The heading takes the focus once after the visitor's tap. Later refetches must not move the focus.
  const takesFocus = useRef(isRequested)
  useEffect(() => {
    if (offers) takesFocus.current = false
  }, [offers])
  if (offers === null) return isRequested && <AskRow isLooking onAsk={onFail} />
  if (offers.length === 0) return null

  const hide = (campaignId: number) => {
    dismiss(campaignId)
    focusAfter(list.current, offers.length)
  }
  return (
    <section aria-labelledby="nearby-offers" className="animate-fade pt-8">
      <h2
        id="nearby-offers"
        tabIndex={-1}
        ref={takesFocus.current ? takeFocus : null}
        className="text-lead outline-none"
      >
        {words.title}
      </h2>
      {place.kind === 'fallback' && <p className="mt-1 text-muted text-small">{words.fallback}</p>}
      <ul ref={list} className="mt-3 flex flex-col gap-3">
        {offers.map(offer => (
          <OfferCard
            key={offer.campaignId}
            offer={offer}
            position={place.position}
            onDismiss={() => hide(offer.campaignId)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Moves the focus from the card that is removed to the other card's link, or to the page's heading after the last card. */
function focusAfter(list: HTMLElement | null, shown: number): void {
  const others = shown > 1 ? [...(list?.querySelectorAll<HTMLElement>('a') ?? [])] : []
  const next = others.find(link => !link.closest('li')?.contains(document.activeElement))
  const target = next ?? document.querySelector('h1')
  target?.focus({ preventScroll: true })
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
