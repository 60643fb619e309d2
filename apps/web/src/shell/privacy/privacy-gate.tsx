// Shows the privacy notice to new visitors. If its script cannot be loaded, it is fetched again: visitors must see the notice.

import { lazy, Suspense } from 'react'
import { reloadPage } from '../../ui/reload-page.ts'
import { acceptPrivacy } from './privacy.ts'

export function PrivacyGate() {
  return (
    <Suspense fallback={null}>
      <Notice reader="new" onClose={() => acceptPrivacy(new Date())} />
    </Suspense>
  )
}

const retryMs = 3000

const Notice = lazy(async () => {
  for (let failures = 0; ; failures += 1) {
    try {
      return { default: (await import('./notice.tsx')).PrivacyNotice }
    } catch {
      if (failures > 0) await reloadOnce()
      await new Promise(resolve => setTimeout(resolve, retryMs))
    }
  }
})

/** Reloads once, because the script may be missing on the server. */
async function reloadOnce(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation')
  const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (!wasReloaded) await reloadPage()
}
