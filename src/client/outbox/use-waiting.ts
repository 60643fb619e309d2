// The queued orders of a table, for a screen.

import { useSyncExternalStore } from 'react'
import { outbox } from './phone-outbox.ts'
import type { WaitingOrder } from './queued-order.ts'

/** Oldest first. */
export function useWaiting(groupId: string): readonly WaitingOrder[] {
  return useSyncExternalStore(outbox.subscribe, () => outbox.waiting(groupId))
}
