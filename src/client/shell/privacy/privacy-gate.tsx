// Shows the privacy notice to whoever is new here, as soon as its script is there. Where that was lost on the way it is
// asked for again: nobody has accepted what they have not seen.

import { lazy, Suspense } from 'react'
import { isLive } from '#contract/service.ts'
import { askServer } from '../ask-server.ts'
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
      if (failures > 0) await startAfresh()
      await new Promise(resolve => setTimeout(resolve, retryMs))
    }
  }
})

/**
 * Browsers remember that a script failed, for as long as the page is open. Once: it may be lost for good. And only while
 * our server answers: a page that works must not give way to the browser's word that there is no network.
 */
async function startAfresh(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation')
  const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (!wasReloaded && (await askServer(isLive))?.status === 'ok') window.location.reload()
}
