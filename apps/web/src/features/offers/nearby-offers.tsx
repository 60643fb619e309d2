// The block of nearby offers on the first page: the button that asks for the position, then the offers.

import { useEffect, useState } from 'react'
import { AskRow } from './ask-row.tsx'
import { FoundOffers } from './found-offers.tsx'
import { findOfferPlace, findOfferPlaceWithoutPrompt, type OfferPlace } from './offer-place.ts'

export function NearbyOffers() {
  const { state, ask, reset } = useOfferPlace()
  switch (state.kind) {
    case 'unknown':
      return null
    case 'unasked':
    case 'looking':
      return <AskRow isLooking={state.kind === 'looking'} onAsk={ask} />
    case 'known':
      return <FoundOffers place={state.place} isRequested={state.isRequested} onFail={reset} />
  }
}

// The position to search offers around. A tap is needed only if finding it would prompt.

type OfferPlaceState =
  | { readonly kind: 'unknown' }
  /** Finding the position would prompt, so the visitor must ask for offers first. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  /** `isRequested`: the visitor asked for offers and waits for them. */
  | { readonly kind: 'known'; readonly place: OfferPlace; readonly isRequested: boolean }

function useOfferPlace() {
  const [state, setState] = useState<OfferPlaceState>({ kind: 'unknown' })

  useEffect(() => {
    void findOfferPlaceWithoutPrompt().then(found => {
      setState(found.kind === 'unasked' ? { kind: 'unasked' } : known(found, false))
    })
  }, [])

  return {
    state,
    ask() {
      setState({ kind: 'looking' })
      void findOfferPlace().then(place => setState(known(place, true)))
    },
    /** Lets the visitor ask again after a failure. */
    reset: () => setState({ kind: 'unasked' }),
  }
}

function known(place: OfferPlace, isRequested: boolean): OfferPlaceState {
  return { kind: 'known', place, isRequested }
}
