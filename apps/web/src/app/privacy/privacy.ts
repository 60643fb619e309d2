// Whether the privacy notice was accepted on this phone.

import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/device/listeners.ts'
import { readStored, store } from '../../lib/device/storage.ts'

const keys = { accepted: 'privacyAccepted', date: 'privacyAcceptedDate' } as const

const listeners = createListeners({ includeOtherTabs: true })

export function useIsPrivacyAccepted(): boolean {
  return useSyncExternalStore(listeners.subscribe, isAccepted)
}

export function acceptPrivacy(now: Date): void {
  store(keys.accepted, 'true')
  store(keys.date, now.toISOString())
  listeners.notify()
}

const isAccepted = (): boolean => readStored(keys.accepted) === 'true'
