// Says that a newer version is there. All of it is fetched when the page has come to rest.

import { lazy, Suspense, useEffect, useReducer } from 'react'
import { whenIdle } from '../device/when-idle.ts'

/** Where it does not arrive, there is none for as long as this page is open. */
const UpdateBanner = lazy(async () => {
  const part = await import('./update-banner.tsx').catch(() => null)
  return { default: part?.UpdateBanner ?? Nothing }
})

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

function Nothing() {
  return null
}
