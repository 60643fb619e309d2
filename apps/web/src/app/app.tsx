// The whole app. It hydrates the prerendered page (prerender.tsx), so everything that differs between phones
// starts equal and changes in an effect.

import { lazy, type ReactNode, StrictMode, Suspense, useEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
import { CurrencyProvider } from '../features/currency/currency-provider.tsx'
import type { CurrencyStore } from '../features/currency/currency-store.ts'
import { Routes } from '../routes.tsx'
import { Column } from '../ui/column.tsx'
import { reloadPage } from '../ui/reload-page.ts'
import { ToastArea } from '../ui/toast-area.tsx'
import { acceptPrivacy, useIsPrivacyAccepted } from './privacy/privacy.ts'
import { UpdateBanner } from './update-banner.tsx'

export function App({ currency }: { currency: CurrencyStore }) {
  return (
    <StrictMode>
      <CurrencyProvider store={currency}>
        <Started>
          <Overlays />
        </Started>
        <Column>
          <Routes />
        </Column>
        <Started>
          <ToastArea />
        </Started>
      </CurrencyProvider>
    </StrictMode>
  )
}

/** Empty at first, because the prerendered page is the same for every phone. */
function Started({ children }: { children: ReactNode }) {
  const [isStarted, start] = useReducer(() => true, false)
  useEffect(start, [])
  return isStarted && children
}

/** Above every screen: the notice of a newer version, the privacy notice for new diners. */
function Overlays() {
  const isPrivacyAccepted = useIsPrivacyAccepted()
  const [path] = useLocation()
  return (
    <>
      <UpdateBanner />
      {!isPrivacyAccepted && !staffPaths.test(path) && (
        <Suspense>
          <PrivacyNotice reader="new" onClose={() => acceptPrivacy(new Date())} />
        </Suspense>
      )}
    </>
  )
}

/** The portal and the staff's tablets. The notice is about what diners enter. An offer, /restaurant/7, is for diners. */
const staffPaths = /^\/restaurant(-|\/[^/]+\/)/

const retryMs = 3000

/** New visitors must see it: if its script cannot be loaded, it is fetched again. */
const PrivacyNotice = lazy(async () => {
  for (let failures = 0; ; failures += 1) {
    try {
      return { default: (await import('./privacy/notice.tsx')).PrivacyNotice }
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
