// Whether the app is installed, and the browser's offer to install it. The offer may come early and only once, so this listens
// from the start.

import { createListeners } from './listeners.ts'
import { forgetStored, readStored, store } from './storage.ts'

/**
 * - `browser`: runs in a browser that has not offered to install it, or whose offer is used up
 * - `offered`: the browser offers to install it
 * - `installed`: the app is installed, or runs as an installed app
 */
export type Install = 'browser' | 'offered' | 'installed'

/** The result of the browser's prompt. `not-done` if there is no offer, or it failed. */
export type InstallOutcome = 'accepted' | 'dismissed' | 'not-done'

/** Chromium's event. Source: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Stored, because a browser tab cannot detect an installed app. */
const storageKey = 'appInstalled'

let install: Install = 'browser'
let offer: BeforeInstallPromptEvent | null = null
const listeners = createListeners()

/** Called once, when the app starts. */
export function watchInstall(): void {
  if (runsInstalled() || readStored(storageKey)) install = 'installed'
  // A browser that offers to install the app does not have it, whatever is stored.
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offer = event as BeforeInstallPromptEvent
    forgetStored(storageKey)
    setInstall('offered')
  })
  addEventListener('appinstalled', setInstalled)
}

export const readInstall = (): Install => install

export const subscribeToInstall = listeners.subscribe

/** Shows the browser's own prompt, which works once for each offer. */
export async function askToInstall(): Promise<InstallOutcome> {
  const current = offer
  if (!current) return 'not-done'
  offer = null
  try {
    await current.prompt()
    const { outcome } = await current.userChoice
    if (outcome === 'accepted') setInstalled()
    else setInstall('browser')
    return outcome
  } catch {
    setInstall('browser')
    return 'not-done'
  }
}

function setInstalled(): void {
  offer = null
  store(storageKey, 'true')
  setInstall('installed')
}

function setInstall(next: Install): void {
  install = next
  listeners.notify()
}

/** Whether the app was started from the home screen and not in a browser. */
function runsInstalled(): boolean {
  const isOnIosHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return isOnIosHomeScreen || matchMedia('(display-mode: standalone)').matches
}
