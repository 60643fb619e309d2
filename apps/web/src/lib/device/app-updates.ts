// Registers the service worker, so that the app opens without a network, and checks for newer versions. A newer version waits
// until the diner asks for it, so that no page reloads in the middle of an order.

import { fileNameIn, type Language } from '@tablemate/domain/languages.ts'
import { minuteMs } from '@tablemate/domain/time.ts'
import { readersLanguage } from './language-cookie.ts'
import { createListeners } from './listeners.ts'

/** A newer version was waiting before this page opened ('replaced') or was installed later. 'unknown' until the first check. */
export type AppVersion = 'unknown' | 'latest' | 'replaced' | 'just-replaced'

/** Source: spec.md, section 9. */
const checkEveryMs = 3 * minuteMs

/** How long the page waits for the newer version to take over before it reloads anyway. */
const takeOverMs = 3000

let version: AppVersion = 'unknown'
let isStarted = false
let registration: ServiceWorkerRegistration | null = null
let checkedAt = 0
/** A worker that is being installed is then no newer version. */
let isChangingLanguage = false
const listeners = createListeners()

/** Starts once. Does nothing where the browser has no service workers. */
export function keepAppUpdated(): void {
  if (isStarted) return
  isStarted = true
  if (!('serviceWorker' in navigator)) {
    setVersion('latest')
    return
  }
  void check()
  setInterval(check, checkEveryMs)
  // Timers pause in a hidden tab.
  document.addEventListener('visibilitychange', checkIfDue)
  window.addEventListener('online', checkIfDue)
}

/**
 * Installs the app in another language in place of the one before, if it is installed; `refreshNow` shows it. Rejects without a
 * network, and if a file was lost.
 */
export async function installLanguage(language: Language): Promise<void> {
  if (!navigator.onLine) throw new Error('No network')
  if (!isRegistered()) return
  isChangingLanguage = true
  try {
    registration = await navigator.serviceWorker.register(workerIn(language))
    await untilInstalled(registration.installing)
  } catch (fault) {
    // Newer versions are announced again.
    isChangingLanguage = false
    throw fault
  }
}

/** Reloads this page with the newer version, or in the language just installed. Other tabs stay as they are. */
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

/** A failed check is ignored: the next one is soon. */
async function check(): Promise<void> {
  if (navigator.onLine) {
    checkedAt = Date.now()
    await (isRegistered() ? registration?.update() : register())?.catch(() => undefined)
  }
  if (version === 'unknown') setVersion('latest')
}

function checkIfDue(): void {
  const isDue = !isRegistered() || Date.now() - checkedAt > checkEveryMs
  if (isDue && document.visibilityState === 'visible') void check()
}

/** False after a first install that lost a file: the browser then discards the registration. */
const isRegistered = (): boolean =>
  Boolean(registration?.active ?? registration?.waiting ?? registration?.installing)

async function register(): Promise<void> {
  registration = await navigator.serviceWorker.register(workerIn(readersLanguage()))
  setVersion(registration.waiting && isControlled() ? 'replaced' : 'latest')
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
  // A worker that is active already may be an older version.
  if (registration.active) await registration.update()
}

const workerIn = (language: Language) => `/${fileNameIn(language, 'service-worker.js')}`

/** Null: the browser has installed it before. Rejects if it discards the worker. */
function untilInstalled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!worker) return resolve()
    worker.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('A file was lost'))
      else resolve()
    })
  })
}

function watchInstalling(): void {
  registration?.installing?.addEventListener('statechange', reportInstalled)
}

function reportInstalled({ target }: Event): void {
  const isInstalled = (target as ServiceWorker).state === 'installed'
  if (isInstalled && isControlled() && !isChangingLanguage) setVersion('just-replaced')
}

/** Whether an older service worker controls this page. The first installation replaces none. */
function isControlled(): boolean {
  return navigator.serviceWorker.controller !== null
}

function setVersion(next: AppVersion): void {
  version = next
  listeners.notify()
}
