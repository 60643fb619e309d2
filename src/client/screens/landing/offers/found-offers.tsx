// The offers of restaurants around a place; nothing where there are none.

import { useEffect, useRef } from 'react'
import * as en from '../../../text/en.ts'
import { AskRow } from './ask-row.tsx'
import { OfferCard } from './offer-card.tsx'
import { type NearbyOffersOptions, useNearbyOffers } from './use-nearby-offers.ts'

const words = en.offers

export function FoundOffers({ place, isAwaited, onFail }: NearbyOffersOptions) {
  const { offers, dismiss } = useNearbyOffers({ place, isAwaited, onFail })
  const list = useRef<HTMLUListElement>(null)
  // Once, for whoever tapped: what comes later of itself does not take the focus from where they are by then.
  const takesFocus = useRef(isAwaited)
  useEffect(() => {
    if (offers) takesFocus.current = false
  }, [offers])
  if (offers === null) return isAwaited && <AskRow isLooking onAsk={onFail} />
  if (offers.length === 0) return null

  const putAside = (campaignId: number) => {
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
            onDismiss={() => putAside(offer.campaignId)}
          />
        ))}
      </ul>
    </section>
  )
}

/** What had the focus is about to go: the other card's link gets it, or the page's heading when that was the last. */
function focusAfter(list: HTMLElement | null, shown: number): void {
  const others = shown > 1 ? [...(list?.querySelectorAll<HTMLElement>('a') ?? [])] : []
  const next = others.find(link => !link.closest('li')?.contains(document.activeElement))
  const target = next ?? document.querySelector('h1')
  target?.focus({ preventScroll: true })
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
