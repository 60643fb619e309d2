// The block of nearby offers on the first page: the button that asks for the position, then the offers. The offers are a
// separate script, because most visitors never ask for them.

import { Suspense } from 'react'
import { lazyExtra } from '../../../ui/lazy-extra.ts'
import { AskRow } from './ask-row.tsx'
import type { NearbyOffersOptions } from './use-nearby-offers.ts'
import { useOfferPlace } from './use-offer-place.ts'

export function NearbyOffers() {
  const { state, ask, reset } = useOfferPlace()
  switch (state.kind) {
    case 'unknown':
      return null
    case 'unasked':
    case 'looking':
      return <AskRow isLooking={state.kind === 'looking'} onAsk={ask} />
    case 'known':
      return (
        <Suspense fallback={state.isRequested && <AskRow isLooking onAsk={ask} />}>
          <FoundOffers place={state.place} isRequested={state.isRequested} onFail={reset} />
        </Suspense>
      )
  }
}

const FoundOffers = lazyExtra<NearbyOffersOptions>(
  async () => (await import('./found-offers.tsx')).FoundOffers,
)
