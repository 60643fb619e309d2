// Where to look for offers: known by itself where the phone may be asked or says nothing, else after a tap.

import { useEffect, useState } from 'react'
import { findWhereabouts, findWhereaboutsQuietly, type OfferPlace } from './whereabouts.ts'

export type WhereaboutsState =
  | { readonly kind: 'unknown' }
  /** Whoever wants offers lets the phone be asked where it is. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  /** `isAwaited`: somebody tapped for offers and waits. */
  | { readonly kind: 'known'; readonly place: OfferPlace; readonly isAwaited: boolean }

export function useWhereabouts() {
  const [state, setState] = useState<WhereaboutsState>({ kind: 'unknown' })

  useEffect(() => {
    void findWhereaboutsQuietly().then(found => {
      setState(found.kind === 'unasked' ? { kind: 'unasked' } : known(found, false))
    })
  }, [])

  return {
    state,
    ask() {
      setState({ kind: 'looking' })
      void findWhereabouts().then(place => setState(known(place, true)))
    },
    /** What was tapped for did not come: it can be tapped for again. */
    giveUp: () => setState({ kind: 'unasked' }),
  }
}

function known(place: OfferPlace, isAwaited: boolean): WhereaboutsState {
  return { kind: 'known', place, isAwaited }
}
