// Sends a change of a placed order directly to the server, without the outbox.

import { changeOrder, type Order } from '@tablemate/contract/orders.ts'
import type { Stretch } from '@tablemate/domain/orders/order.ts'
import type { ChangedItem } from '@tablemate/domain/orders/order-change.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { mergeOrder } from '../../../lib/api/cache.ts'
import { call } from '../../../lib/api/call.ts'

/** Absent fields stay unchanged. */
export interface Change {
  readonly items?: readonly ChangedItem[]
  readonly note?: string
  readonly notUnderstood?: readonly Stretch[]
  /** Sends a spoken order to the kitchen; its items say who shares them. */
  readonly confirm?: true
}

/** Throws `CallProblem`. */
export async function saveChange(order: Order, change: Change): Promise<Order> {
  const { note, notUnderstood, confirm } = change
  const items = change.items?.map(item => (confirm ? item : withSharers(item, order)))
  const changed = await call(changeOrder, {
    params: { orderId: order.id },
    body: {
      ...(items && { items }),
      ...(note !== undefined && { note }),
      ...(notUnderstood && { notUnderstood: [...notUnderstood] }),
      ...(confirm && { confirm }),
    },
  })
  mergeOrder(changed)
  return changed
}

/**
 * The server keeps who shares a dish, which somebody may have changed meanwhile. Only if the order has the dish more than once
 * it cannot tell which of them this item was.
 */
function withSharers({ sharedBy, ...item }: ChangedItem, order: Order): ChangedItem {
  const same = order.items.filter(({ name }) => menuItemKey(name) === menuItemKey(item.name))
  return same.length > 1 ? { ...item, sharedBy: sharedBy ?? null } : item
}
