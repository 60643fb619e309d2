// Starts the app. Run by start.ts; until then first-paint.ts decides what shows.

import { screenPaths } from '@tablemate/contract/screens.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { showView } from './app/first-view.ts'
import { passGate, removeGate } from './app/gate/pass-gate.ts'
import { followPageTranslation, isTranslated } from './app/page-translation.ts'
import { startCurrency } from './features/currency/currency-store.ts'
import { onChangeMade } from './lib/api/call.ts'
import { storedDinerName } from './lib/device/diner-name.ts'
import { mayHaveRecords, storedGroups } from './lib/device/storage.ts'
import { followTheme } from './lib/device/theme.ts'
import { whenIdle } from './lib/device/when-idle.ts'
import { paths } from './lib/paths.ts'
import { watchBack } from './ui/close-on-back.ts'
import { preload, registerPreload } from './ui/preload.ts'
import { replayEarlyClick } from './ui/replay-early-clicks.ts'
import { closeErrorToast, closeToast } from './ui/toast.ts'

/** How long a group's screen waits for the disk. A slow disk delays neither the screen nor its call to the server. */
const timeoutMs = 100

/**
 * Sends queued orders on every screen and deletes expired groups. A group's screens wait for the stored group. A phone without a
 * group does not load the outbox.
 */
function startOutbox(): void {
  const { group, summary, billSplit, receipt, tableReceipt } = screenPaths
  for (const pattern of [group, summary, billSplit, receipt, tableReceipt]) registerPreload(pattern, restore)
  if (storedGroups().size > 0) void restore()
  else whenIdle(() => void mayHaveRecords().then(mayHave => (mayHave ? restore() : undefined)))
}

/** Never rejects. If the script cannot be loaded, a group's screen fetches it again. */
function restore(): Promise<void> {
  return import('./lib/retention.ts').then(
    ({ restored }) =>
      Promise.race([restored(), new Promise<void>(resolve => setTimeout(resolve, timeoutMs))]),
    () => undefined,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Runs at every start, before the app opens.
followTheme()
followPageTranslation()
startOutbox()
onChangeMade(closeErrorToast)
watchBack()
// A new submission replaces the last message.
document.addEventListener('submit', closeToast, true)
// Deletes an expired name.
storedDinerName()

void start(root)

async function start(container: HTMLElement): Promise<void> {
  await passGate()
  const isFirstPage = window.location.pathname === paths.landing()
  // The screen itself shows first, unless it takes longer than 300 ms.
  if (!isFirstPage) await preload(window.location.pathname, 300)
  openApp(container, isFirstPage)
}

/** The first page is prerendered. Any other screen replaces it before it is visible. */
function openApp(container: HTMLElement, isFirstPage: boolean): void {
  const app = <App currency={startCurrency()} />
  removeGate()
  showView('app')
  if (isFirstPage && container.firstElementChild && !isTranslated(container)) {
    // In a transition, so that clicks are handled during hydration.
    startTransition(() => void hydrateRoot(container, app))
  } else {
    container.replaceChildren()
    createRoot(container).render(app)
  }
  replayEarlyClick(container)
}
