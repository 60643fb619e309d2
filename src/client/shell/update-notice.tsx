// Says that a newer version is there. All of it is fetched when the page has come to rest.

import { Suspense, useEffect, useReducer } from 'react'
import { whenIdle } from '../device/when-idle.ts'
import { lazyExtra } from '../ui/lazy-extra.ts'

const UpdateBanner = lazyExtra(async () => (await import('./update-banner.tsx')).UpdateBanner)

export function UpdateNotice() {
  const [isDue, comeDue] = useReducer(() => true, false)
  useEffect(() => whenIdle(comeDue), [])
  return (
    isDue && (
      <Suspense>
        <UpdateBanner />
      </Suspense>
    )
  )
}
