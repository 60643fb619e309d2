// Sends a change of a placed order directly to the server, without the outbox.

import { changeOrder, type Order } from '#contract/orders.ts'
import type { Stretch } from '#domain/orders/order.ts'
import type { ChangedItem } from '#domain/orders/order-change.ts'
import { mergeOrder } from '../../../api/cache.ts'
import { call } from '../../../api/call.ts'

/** Absent fields stay unchanged. */
export interface Change {
  readonly items?: readonly ChangedItem[]
  readonly note?: string
  readonly notUnderstood?: readonly Stretch[]
}

/** Throws `CallProblem`. */
export async function saveChange(order: Order, change: Change): Promise<Order> {
  const { items, note, notUnderstood } = change
  const changed = await call(changeOrder, {
    params: { orderId: order.id },
    body: {
      ...(items && { items: [...items] }),
      ...(note !== undefined && { note }),
      ...(notUnderstood && { notUnderstood: [...notUnderstood] }),
    },
  })
  mergeOrder(changed)
  return changed
}
