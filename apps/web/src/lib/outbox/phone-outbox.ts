// The outbox of this phone.

import { type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { orderTotal } from '@tablemate/domain/orders/order.ts'
import { useSyncExternalStore } from 'react'
import { dropOrder, mergeOrder } from '../api/cache.ts'
import { tryOnce } from '../api/call.ts'
import { phoneRecords } from '../device/records.ts'
import { orderStore } from './order-store.ts'
import { createOutbox } from './outbox.ts'
import type { QueuedOrder, WaitingOrder } from './queued-order.ts'
import * as tabs from './tabs.ts'

export const outbox = createOutbox({
  store: orderStore(phoneRecords),
  send: sendOrder,
  pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
  tabs: { ...tabs, announcePlaced: (key, { id }) => tabs.announcePlaced(key, id) },
  onPlaced: (order: Order) =>
    order.state === 'cancelled' ? dropOrder(order.groupId, order.id) : mergeOrder(order),
})

/** One attempt under the order's key. Throws `CallProblem`. */
export function sendOrder(order: QueuedOrder): Promise<Order> {
  const { key, groupId, memberId, items, transcription = '', note } = order
  // The specification has the client send its total; the server computes its own.
  const body = { groupId, memberId, items: [...items], transcription, note, total: orderTotal(items) }
  return tryOnce(placeOrder, { body }, key)
}

/** The queued orders of a group, oldest first, for a screen. */
export function useWaiting(groupId: string): readonly WaitingOrder[] {
  return useSyncExternalStore(outbox.subscribe, () => outbox.waiting(groupId))
}
