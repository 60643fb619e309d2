// Which restaurant this browser is signed in as, according to local storage; the session itself is an HttpOnly cookie.
// A logout in one tab logs out all tabs.

import { useSyncExternalStore } from 'react'
import { cache } from '../../lib/api/cache.ts'
import { createListeners } from '../../lib/device/listeners.ts'
import { forgetStored, readStored, store } from '../../lib/device/storage.ts'
import { dropAllDrafts } from './drafts.ts'

export interface SignedIn {
  readonly id: number
  readonly name: string
}

/** Keys in local storage. Source: spec.md, section 3. */
const keys = { id: 'restaurantId', name: 'restaurantName' } as const

const listeners = createListeners({ includeOtherTabs: true })

/** null if nobody is signed in. */
export function useSession(): SignedIn | null {
  const id = useSyncExternalStore(listeners.subscribe, () => readStored(keys.id))
  const name = useSyncExternalStore(listeners.subscribe, () => readStored(keys.name))
  return id === null ? null : { id: Number(id), name: name ?? '' }
}

export function isSignedIn(): boolean {
  return readStored(keys.id) !== null
}

export function storeSession({ id, name }: SignedIn): void {
  if (readStored(keys.id) === String(id) && readStored(keys.name) === name) return
  store(keys.id, String(id))
  store(keys.name, name)
  listeners.notify()
}

/** Also deletes the cached data and the drafts of the restaurant. */
export function forgetSession(): void {
  for (const key of Object.values(keys)) forgetStored(key)
  cache.removeQueries({ queryKey: portalRoot })
  dropAllDrafts()
  listeners.notify()
}

/** The query key of a restaurant's data, which `forgetSession` removes from the cache. */
export function portalKey(restaurantId: number, ...what: readonly (string | number)[]) {
  return [...portalRoot, restaurantId, ...what] as const
}

export const portalRoot = ['portal'] as const
