// The app itself, run by start.ts. What shows until it is through was decided by first-paint.ts.

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onChangeMade } from './api/call.ts'
import { App } from './app.tsx'
import { keptDinerName } from './device/diner-name.ts'
import { followTheme } from './device/theme.ts'
import { enterApp } from './gate/enter-app.ts'
import { showGateState } from './gate/gate-state.ts'
import { startOutbox } from './outbox/start-outbox.ts'
import { startCurrency } from './parts/currency/currency-store.ts'
import { paths } from './paths.ts'
import { expectHeading } from './ui/focus-heading.ts'
import { preload } from './ui/preload.ts'
import { replayEarlyClick } from './ui/replay-early-clicks.ts'
import { closeComplaint, closeToast } from './ui/toast.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// What runs from the start, gate or not.
followTheme()
startOutbox()
onChangeMade(closeComplaint)
// Whoever sends a form again has done with the last message.
document.addEventListener('submit', closeToast, true)
// One that is kept too long goes.
keptDinerName()

void enterApp().then(async way => {
  const isFirstPage = window.location.pathname === paths.landing()
  // The first thing to be seen is the screen itself, unless it is long in coming.
  if (!isFirstPage) await preload(window.location.pathname, 300)
  if (way === 'by-code') expectHeading()
  openApp(root, isFirstPage)
})

/** The first page is in the page already; any other screen takes its place before anyone sees it. */
function openApp(container: HTMLElement, isFirstPage: boolean): void {
  const app = <App currency={startCurrency()} />
  document.getElementById('gate')?.remove()
  showGateState('open')
  if (isFirstPage && container.firstElementChild) {
    // In slices, so that a press meanwhile is answered.
    startTransition(() => void hydrateRoot(container, app))
  } else {
    container.replaceChildren()
    createRoot(container).render(app)
  }
  replayEarlyClick(container)
}
