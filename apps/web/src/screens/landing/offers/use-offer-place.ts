// The position to search offers around. A tap is needed only if finding it would prompt.

import { useEffect, useState } from 'react'
import { findOfferPlace, findOfferPlaceWithoutPrompt, type OfferPlace } from './offer-place.ts'

export type OfferPlaceState =
  | { readonly kind: 'unknown' }
  /** Finding the position would prompt, so the visitor must ask for offers first. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  /** `isRequested`: the visitor asked for offers and waits for them. */
  | { readonly kind: 'known'; readonly place: OfferPlace; readonly isRequested: boolean }

export function useOfferPlace() {
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
