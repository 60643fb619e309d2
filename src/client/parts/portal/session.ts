// Which restaurant this browser is signed in as, as far as it knows: the session itself is a cookie that no script reads.
// All tabs follow: a logout in one logs out the others.

import { useSyncExternalStore } from 'react'
import { cache } from '../../api/cache.ts'
import { createListeners } from '../../device/listeners.ts'
import { forgetStored, readStored, store } from '../../device/storage.ts'
import '../../text/en/portal/problems.ts'
import { dropAllDrafts } from './drafts.ts'

export interface SignedIn {
  readonly id: number
  readonly name: string
}

/** spec.md, section 3: kept in local storage. */
const keys = { id: 'restaurantId', name: 'restaurantName' } as const

const listeners = createListeners({ hearsOtherTabs: true })

/** Null when nobody is signed in here. */
export function useSession(): SignedIn | null {
  const id = useSyncExternalStore(listeners.subscribe, () => readStored(keys.id))
  const name = useSyncExternalStore(listeners.subscribe, () => readStored(keys.name))
  return id === null ? null : { id: Number(id), name: name ?? '' }
}

export function isSignedIn(): boolean {
  return readStored(keys.id) !== null
}

export function keepSession({ id, name }: SignedIn): void {
  if (readStored(keys.id) === String(id) && readStored(keys.name) === name) return
  store(keys.id, String(id))
  store(keys.name, name)
  listeners.notify()
}

/** With all that this page knows of the restaurant. */
export function forgetSession(): void {
  for (const key of Object.values(keys)) forgetStored(key)
  cache.removeQueries({ queryKey: portalRoot })
  dropAllDrafts()
  listeners.notify()
}

/** Under which the cache keeps what belongs to a restaurant: gone when it is signed out. */
export function portalKey(restaurantId: number, ...what: readonly (string | number)[]) {
  return [...portalRoot, restaurantId, ...what] as const
}

export const portalRoot = ['portal'] as const
