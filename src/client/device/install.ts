// Whether the app is installed, and the browser's offer to install it. The offer may come early and only once, so this listens
// from the start.

import { createListeners } from './listeners.ts'
import { forgetStored, readStored, store } from './storage.ts'

/**
 * - `browser`: in a browser that has offered nothing, or whose offer is used up
 * - `offered`: the browser would install it
 * - `installed`: it is installed, or runs as installed
 */
export type Install = 'browser' | 'offered' | 'installed'

/** The result of the browser's prompt. `not-done` if there is no offer, or it failed. */
export type InstallOutcome = 'accepted' | 'dismissed' | 'not-done'

/** Chromium's event. Source: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** A browser tab cannot detect an installed app. */
const storageKey = 'appInstalled'

let install: Install = 'browser'
let offer: BeforeInstallPromptEvent | null = null
const listeners = createListeners()

/** Once, when the app starts. */
export function watchInstall(): void {
  if (runsInstalled() || readStored(storageKey)) install = 'installed'
  // Whatever was known before: a browser that offers it does not have it.
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offer = event as BeforeInstallPromptEvent
    forgetStored(storageKey)
    become('offered')
  })
  addEventListener('appinstalled', becomeInstalled)
}

export const readInstall = (): Install => install

export const subscribeToInstall = listeners.subscribe

/** Shows the browser's own prompt, which works once for each offer. */
export async function askToInstall(): Promise<InstallOutcome> {
  const asked = offer
  if (!asked) return 'not-done'
  offer = null
  try {
    await asked.prompt()
    const { outcome } = await asked.userChoice
    if (outcome === 'accepted') becomeInstalled()
    else become('browser')
    return outcome
  } catch {
    become('browser')
    return 'not-done'
  }
}

function becomeInstalled(): void {
  offer = null
  store(storageKey, 'true')
  become('installed')
}

function become(next: Install): void {
  install = next
  listeners.notify()
}

/** Started from the home screen, not from within a browser. */
function runsInstalled(): boolean {
  const isOnIosHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return isOnIosHomeScreen || matchMedia('(display-mode: standalone)').matches
}
