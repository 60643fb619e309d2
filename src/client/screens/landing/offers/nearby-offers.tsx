// The nearby-offers block of the first page: the question where one is, then what was found there, in a script of its own:
// most who come by never ask.

import { Suspense } from 'react'
import { lazyExtra } from '../../../ui/lazy-extra.ts'
import { AskRow } from './ask-row.tsx'
import type { NearbyOffersOptions } from './use-nearby-offers.ts'
import { useWhereabouts } from './use-whereabouts.ts'

export function NearbyOffers() {
  const { state, ask, giveUp } = useWhereabouts()
  switch (state.kind) {
    case 'unknown':
      return null
    case 'unasked':
    case 'looking':
      return <AskRow isLooking={state.kind === 'looking'} onAsk={ask} />
    case 'known':
      return (
        <Suspense fallback={state.isAwaited && <AskRow isLooking onAsk={ask} />}>
          <FoundOffers place={state.place} isAwaited={state.isAwaited} onFail={giveUp} />
        </Suspense>
      )
  }
}

const FoundOffers = lazyExtra<NearbyOffersOptions>(
  async () => (await import('./found-offers.tsx')).FoundOffers,
)
