// The whole app. It hydrates the prerendered page (prerender.tsx), so everything that differs between phones
// starts equal and changes in an effect.

import { Component, lazy, type ReactNode, StrictMode, Suspense, useEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
import { CurrencyProvider } from '../features/currency/currency-provider.tsx'
import type { CurrencyStore } from '../features/currency/currency-store.ts'
import { whenIdle } from '../lib/device/when-idle.ts'
import { Routes } from '../routes.tsx'
import { Column } from '../ui/column.tsx'
import { lazyExtra } from '../ui/lazy-extra.ts'
import { reloadPage } from '../ui/reload-page.ts'
import { closeToast, type Toast, toastLook, useToast } from '../ui/toast.ts'
import { acceptPrivacy, useIsPrivacyAccepted } from './privacy/privacy.ts'

export function App({ currency }: { currency: CurrencyStore }) {
  return (
    <StrictMode>
      <CurrencyProvider store={currency}>
        <Shell />
        <Column>
          <Routes />
        </Column>
        <Toaster />
      </CurrencyProvider>
    </StrictMode>
  )
}

// Shown with every screen: the privacy notice for new diners, the notice of a newer version.

/** Empty at first, because the prerendered page is the same for every phone. */
function Shell() {
  const [isStarted, start] = useReducer(() => true, false)
  useEffect(start, [])
  return isStarted ? <Overlays /> : null
}

function Overlays() {
  const isPrivacyAccepted = useIsPrivacyAccepted()
  const [path] = useLocation()
  return (
    <>
      <UpdateNotice />
      {!isPrivacyAccepted && !staffPaths.test(path) && <PrivacyGate />}
    </>
  )
}

/** The portal and the staff's tablets. The notice is about what diners enter. An offer, /restaurant/7, is for diners. */
const staffPaths = /^\/restaurant(-|\/[^/]+\/)/

// Shows the privacy notice to new visitors. If its script cannot be loaded, it is fetched again: visitors must see the notice.

function PrivacyGate() {
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

// The notice of a newer version, fetched when the page is idle.

const UpdateBanner = lazyExtra(async () => (await import('./update-banner.tsx')).UpdateBanner)

function UpdateNotice() {
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

// Renders the current toast. The Radix part loads with the first toast; until then, or if that fails, a plain toast shows.

const ToastArea = lazy(async () => ({ default: (await import('../ui/toast-area.tsx')).ToastArea }))

let wasNeeded = false

function Toaster() {
  const toast = useToast()
  if (toast) wasNeeded = true
  const plain = toast && <PlainToast key={toast.id} toast={toast} />
  // A sheet that opens hides the page from screen readers, except what has `aria-live`. Radix and `role="alert"` announce toasts.
  return (
    <div aria-live="off">
      {wasNeeded && (
        <FallbackBoundary show={plain}>
          <Suspense fallback={plain && <div className="animate-late">{plain}</div>}>
            <ToastArea toast={toast} />
          </Suspense>
        </FallbackBoundary>
      )}
    </div>
  )
}

class FallbackBoundary extends Component<{ children: ReactNode; show: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.show : this.props.children
  }
}

function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(closeToast, toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast.durationMs])
  return (
    <div role="alert" className={toastLook.area}>
      <div className={`${toastLook.frame} items-start ${toastLook.edge[toast.tone]}`}>
        <div className="min-w-0 flex-1 py-1">
          <p className={toastLook.title[toast.tone]}>{toast.title}</p>
          {toast.description && <p className={toastLook.description}>{toast.description}</p>}
        </div>
      </div>
    </div>
  )
}
