// Starts the app. Run by start.ts; until then first-paint.ts decides whether the gate or the first page shows.

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onChangeMade } from './api/call.ts'
import { App } from './app.tsx'
import { storedDinerName } from './device/diner-name.ts'
import { followTheme } from './device/theme.ts'
import { enterApp } from './gate/enter-app.ts'
import { showGateState } from './gate/gate-state.ts'
import { startOutbox } from './outbox/start-outbox.ts'
import { startCurrency } from './parts/currency/currency-store.ts'
import { paths } from './paths.ts'
import { expectHeading } from './ui/focus-heading.ts'
import { preload } from './ui/preload.ts'
import { replayEarlyClick } from './ui/replay-early-clicks.ts'
import { closeErrorToast, closeToast } from './ui/toast.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Runs at every start, with or without the gate.
followTheme()
startOutbox()
onChangeMade(closeErrorToast)
// A new submission replaces the last message.
document.addEventListener('submit', closeToast, true)
// Deletes an expired name.
storedDinerName()

void enterApp().then(async way => {
  const isFirstPage = window.location.pathname === paths.landing()
  // The screen itself shows first, unless it takes longer than 300 ms.
  if (!isFirstPage) await preload(window.location.pathname, 300)
  if (way === 'by-code') expectHeading()
  openApp(root, isFirstPage)
})

/** The first page is prerendered. Any other screen replaces it before it is visible. */
function openApp(container: HTMLElement, isFirstPage: boolean): void {
  const app = <App currency={startCurrency()} />
  document.getElementById('gate')?.remove()
  showGateState('open')
  if (isFirstPage && container.firstElementChild) {
    // In a transition, so that clicks are handled during hydration.
    startTransition(() => void hydrateRoot(container, app))
  } else {
    container.replaceChildren()
    createRoot(container).render(app)
  }
  replayEarlyClick(container)
}
