// Whether the app opens or shows the beta gate. It is no authorisation: the server checks nothing.

import { readStored, store } from '../device/storage.ts'

/** What the page shows, by `data-gate-state` on <html> (styles.css): the app, nothing for a moment, or the gate. */
export type GateState =
  | 'open'
  /** The app opens with another screen than the prerendered first page. Nothing shows until that screen is loaded. */
  | 'opening'
  /** Unknown until the server answers whether it has a gate. */
  | 'asking'
  | 'gate'

export interface GateFacts {
  /** The server has an access code, or had one when this page was fetched. */
  readonly hasGate: boolean
  /** The code was entered in this tab. */
  readonly isGranted: boolean
  /** The code was entered on this phone at any time. */
  readonly hasPassed: boolean
  /** As the browser reports. Only false is reliable. */
  readonly isOnline: boolean
}

/** A phone that passed once enters offline. Online, the gate returns at the next start. */
export function gateStateFor({
  hasGate,
  isGranted,
  hasPassed,
  isOnline,
}: GateFacts): Exclude<GateState, 'opening'> {
  if (!hasGate || isGranted) return 'open'
  if (!hasPassed) return 'gate'
  return isOnline ? 'asking' : 'open'
}

export function decideGateState(): GateState {
  const gateState = gateStateFor({
    hasGate: document.documentElement.dataset.gate !== 'off',
    isGranted: readStored(granted.key, 'session') === granted.value,
    hasPassed: readStored(passed.key) === passed.value,
    isOnline: navigator.onLine,
  })
  return gateState === 'open' && window.location.pathname !== '/' ? 'opening' : gateState
}

export function showGateState(gateState: GateState): void {
  document.documentElement.dataset.gateState = gateState
}

/** Null if the first-paint script did not run. */
export function shownGateState(): GateState | null {
  return (document.documentElement.dataset.gateState as GateState | undefined) ?? null
}

/** Stores that the code was right: this tab may enter, and this phone may enter while it is offline. */
export function rememberPassing(): void {
  store(granted.key, granted.value, 'session')
  store(passed.key, passed.value)
}

const granted = { key: 'betaAccess', value: 'granted' } as const
const passed = { key: 'betaPassed', value: 'true' } as const
