// Whether whoever holds this phone knows the privacy notice.

import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../device/storage.ts'

const keys = { accepted: 'privacyAccepted', date: 'privacyAcceptedDate' } as const

const listeners = new Set<() => void>()

export function useIsPrivacyAccepted(): boolean {
  return useSyncExternalStore(subscribe, isAccepted)
}

export function acceptPrivacy(now: Date): void {
  store(keys.accepted, 'true')
  store(keys.date, now.toISOString())
  for (const listen of listeners) listen()
}

function isAccepted(): boolean {
  return readStored(keys.accepted) === 'true'
}

/** Another tab tells by the storage. */
function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    removeEventListener('storage', listen)
  }
}
