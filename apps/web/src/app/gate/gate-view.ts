// Whether the beta gate shows instead of the app. It is no authorisation: the server checks nothing.

import { readStored, store } from '../../lib/device/storage.ts'

export type GateView =
  /** Unknown until the server answers whether it has a gate. Nothing shows. */
  'asking' | 'gate'

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

/** Null: the app may open. A phone that passed once enters offline. Online, the gate returns at the next start. */
export function gateViewFor({ hasGate, isGranted, hasPassed, isOnline }: GateFacts): GateView | null {
  if (!hasGate || isGranted) return null
  if (!hasPassed) return 'gate'
  return isOnline ? 'asking' : null
}

export function gateView(): GateView | null {
  return gateViewFor({
    hasGate: document.documentElement.dataset.gate !== 'off',
    isGranted: readStored(granted.key, 'session') === granted.value,
    hasPassed: readStored(passed.key) === passed.value,
    isOnline: navigator.onLine,
  })
}

/** Stores that the code was right: this tab may enter, and this phone may enter while it is offline. */
export function rememberPassing(): void {
  store(granted.key, granted.value, 'session')
  store(passed.key, passed.value)
}

const granted = { key: 'betaAccess', value: 'granted' } as const
const passed = { key: 'betaPassed', value: 'true' } as const
