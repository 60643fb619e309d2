// Where offers of restaurants nearby will show: their script is fetched once the first page is at rest, and not without a
// network.

import { Suspense, useEffect, useReducer } from 'react'
import { useIsOnline } from '../../device/use-is-online.ts'
import { whenIdle } from '../../device/when-idle.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'

export function LandingOffers() {
  const [isAtRest, rest] = useReducer(() => true, false)
  const isOnline = useIsOnline()
  useEffect(() => whenIdle(rest), [])
  return (
    isAtRest &&
    isOnline && (
      <Suspense fallback={null}>
        <NearbyOffers />
      </Suspense>
    )
  )
}

const NearbyOffers = lazyExtra(async () => (await import('./offers/nearby-offers.tsx')).NearbyOffers)
