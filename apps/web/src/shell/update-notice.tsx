// The notice of a newer version, fetched when the page is idle.

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
