// Shows the app, or a part of it, in the browser of a component test. Every test starts on a new visitor's phone.

import { App } from '@tablemate/web/app/app.tsx'
import { showView } from '@tablemate/web/app/first-view.ts'
import { startCurrency } from '@tablemate/web/features/currency/currency-store.ts'
import { onChangeMade } from '@tablemate/web/lib/api/call.ts'
import { watchBack } from '@tablemate/web/ui/close-on-back.ts'
import { closeErrorToast, closeToast } from '@tablemate/web/ui/toast.ts'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@tablemate/web/styles.css'

let root: Root | undefined

/** Shows an element until the test ends, or until the next one is shown. */
export function show(element: ReactNode): void {
  hide()
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'root'
  root = createRoot(container)
  root.render(element)
}

/** Opens the whole app at a path. */
export function openApp(path: string): void {
  history.replaceState(null, '', path)
  show(<App currency={startCurrency()} />)
}

function hide(): void {
  root?.unmount()
  root = undefined
  document.getElementById('root')?.remove()
}

/** The notices that would lie over other screens. */
export function dismissNotices(): void {
  const now = new Date().toISOString()
  Object.assign(localStorage, { privacyAccepted: 'true', privacyAcceptedDate: now })
  Object.assign(localStorage, { installPromptDismissed: 'true', installPromptDismissedDate: now })
}

// As main.tsx does.
onChangeMade(closeErrorToast)
watchBack()
document.addEventListener('submit', closeToast, true)
// There is no service worker here.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')

beforeEach(async () => {
  showView('app')
  await page.viewport(390, 844)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  hide()
  closeToast()
  localStorage.clear()
  sessionStorage.clear()
})
