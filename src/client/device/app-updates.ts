// Keeps the app on this phone, so that it opens without a network, and looks for newer versions of it. A newer one waits
// until its reader asks for it: nobody's page is exchanged in the middle of an order.

import { minuteMs } from '#domain/time.ts'
import { createListeners } from './listeners.ts'

/**
 * Whether a newer version waits: there since before this page, or installed while it was open; 'unknown' until the first
 * look.
 */
export type AppVersion = 'unknown' | 'latest' | 'replaced' | 'just-replaced'

/** Source: spec.md, section 9. */
const checkEveryMs = 3 * minuteMs

/** The newer version is asked to take over; where it does not in this time, loading the page anew has to do. */
const takeOverMs = 3000

let version: AppVersion = 'unknown'
let isStarted = false
let registration: ServiceWorkerRegistration | null = null
let checkedAt = 0
const listeners = createListeners()

/** Once, from now on. Where the browser has no service workers or refuses them, the app lives without. */
export function keepAppUpdated(): void {
  if (isStarted) return
  isStarted = true
  if (!('serviceWorker' in navigator)) {
    tell('latest')
    return
  }
  void check()
  setInterval(check, checkEveryMs)
  // Timers sleep in a tab that nobody looks at.
  document.addEventListener('visibilitychange', checkIfDue)
  window.addEventListener('online', checkIfDue)
}

/** Exchanges this page for the newer version. Other tabs keep what they have until they ask too. */
export async function refreshNow(): Promise<void> {
  const waiting = registration?.waiting
  if (waiting) {
    const takesOver = new Promise(resolve =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    waiting.postMessage({ type: 'SKIP_WAITING' })
    await Promise.race([takesOver, new Promise(resolve => setTimeout(resolve, takeOverMs))])
  }
  window.location.reload()
}

export function appVersion(): AppVersion {
  return version
}

export const onAppVersion = listeners.subscribe

/** A check that fails says nothing: the next one is soon. */
async function check(): Promise<void> {
  if (navigator.onLine) {
    checkedAt = Date.now()
    await (isKept() ? registration?.update() : keep())?.catch(() => undefined)
  }
  if (version === 'unknown') tell('latest')
}

function checkIfDue(): void {
  const isDue = !isKept() || Date.now() - checkedAt > checkEveryMs
  if (isDue && document.visibilityState === 'visible') void check()
}

/** Not so where the first install lost a single file on the way: the browser takes everything back then. */
function isKept(): boolean {
  return Boolean(registration?.active ?? registration?.waiting ?? registration?.installing)
}

async function keep(): Promise<void> {
  registration = await navigator.serviceWorker.register('/service-worker.js')
  tell(registration.waiting && hasOlder() ? 'replaced' : 'latest')
  follow()
  registration.addEventListener('updatefound', follow)
  // A worker that was there before may be of an older version.
  if (registration.active) await registration.update()
}

function follow(): void {
  registration?.installing?.addEventListener('statechange', tellInstalled)
}

function tellInstalled({ target }: Event): void {
  if ((target as ServiceWorker).state === 'installed' && hasOlder()) tell('just-replaced')
}

/** Whether an older version has this page in its hands: the first to be installed replaces none. */
function hasOlder(): boolean {
  return navigator.serviceWorker.controller !== null
}

function tell(next: AppVersion): void {
  version = next
  listeners.notify()
}
