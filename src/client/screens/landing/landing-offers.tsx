// Where offers of restaurants nearby will show: their script is fetched once the first page is at rest.

import { Suspense, useEffect, useReducer } from 'react'
import { whenIdle } from '../../device/when-idle.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'

export function LandingOffers() {
  const [isAtRest, rest] = useReducer(() => true, false)
  useEffect(() => whenIdle(rest), [])
  return (
    isAtRest && (
      <Suspense fallback={null}>
        <NearbyOffers />
      </Suspense>
    )
  )
}

const NearbyOffers = lazyExtra(async () => (await import('./offers/nearby-offers.tsx')).NearbyOffers)
