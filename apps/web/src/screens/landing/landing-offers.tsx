// Loads the nearby offers when the first page is idle and the phone is online.

import { Suspense, useEffect, useReducer } from 'react'
import { useIsOnline } from '../../device/use-is-online.ts'
import { whenIdle } from '../../device/when-idle.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'

export function LandingOffers() {
  const [isIdle, setIdle] = useReducer(() => true, false)
  const isOnline = useIsOnline()
  useEffect(() => whenIdle(setIdle), [])
  return (
    isIdle &&
    isOnline && (
      <Suspense fallback={null}>
        <NearbyOffers />
      </Suspense>
    )
  )
}

const NearbyOffers = lazyExtra(async () => (await import('./offers/nearby-offers.tsx')).NearbyOffers)
