// Whether the app opens, or the beta gate stands before it. A curtain, not authorisation: the server asks for nothing.

import { readStored, store } from '../device/storage.ts'

/** What the page shows, by `data-door` on <html> (styles.css): the app, nothing for a moment, or the gate. */
export type GateState =
  | 'open'
  /** The app opens with another screen than the prerendered first page: nothing shows until it is there. */
  | 'opening'
  /** Nobody knows yet whether the server can be reached, and has a gate. */
  | 'asking'
  | 'gate'

export interface GateFacts {
  /** The server has an access code, or had one when this page was fetched. */
  readonly hasGate: boolean
  /** In this tab. */
  readonly isGranted: boolean
  /** On this phone, at any time. */
  readonly hasPassed: boolean
  /** As the browser believes: it is right when it says no. */
  readonly isOnline: boolean
}

/** Who passed once is let in without network; with network the gate returns at the next start. */
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
  document.documentElement.dataset.door = gateState
}

/** Null where the script for the first paint did not arrive. */
export function shownGateState(): GateState | null {
  return (document.documentElement.dataset.door as GateState | undefined) ?? null
}

/** The code was right: this tab is let in, and this phone when it has no network. */
export function rememberPassing(): void {
  store(granted.key, granted.value, 'session')
  store(passed.key, passed.value)
}

const granted = { key: 'betaAccess', value: 'granted' } as const
const passed = { key: 'betaPassed', value: 'true' } as const
