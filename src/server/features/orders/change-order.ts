// Changing and cancelling an order of one's own or a guest's, while nobody has paid for it.

import type { Order } from '#contract/orders.ts'
import { type OrderItem, orderTotal } from '#domain/order.ts'
import { changeTable, type HeldTable, requireOwnOrGuest } from '../../access/change-table.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { loadTable, requireCovered } from '../live/queries.ts'
import { requirePriced } from './price-items.ts'
import { cancel, findGroupOfOrder, updateItems } from './queries.ts'

type Changer = Pick<House, 'database' | 'clock' | 'events'>

/** Gives the order other items and answers it. Throws as `changeOwnOrder` and `requirePriced`. */
export function changeOrder(
  house: Changer,
  orderId: number,
  items: OrderItem[],
  device: string,
): Promise<Order> {
  return changeOwnOrder(house, orderId, device, async (held, order) => {
    const priced = await requirePriced(held.tx, items, held, order.items)
    await updateItems(held, orderId, priced, orderTotal(priced))
    const changed = (await requireCovered(held, house.clock())).orders.find(({ id }) => id === orderId)
    if (!changed) throw problem('order-not-found')
    return changed
  })
}

/** Takes the order back. Throws as `changeOwnOrder` below. */
export function cancelOrder(house: Changer, orderId: number, device: string): Promise<void> {
  return changeOwnOrder(house, orderId, device, async held => {
    await cancel(held, orderId)
    await requireCovered(held, house.clock())
  })
}

/**
 * Throws 'order-not-found' (also to a device that does not sit at its table), 'not-your-member', 'already-paid',
 * and 'below-collected' when the bill would fall below what was paid.
 */
async function changeOwnOrder<R>(
  house: Changer,
  orderId: number,
  device: string,
  change: (held: HeldTable, order: Order) => Promise<R>,
): Promise<R> {
  const groupId = await findGroupOfOrder(house.database.sql, orderId, device)
  if (!groupId) throw problem('order-not-found')
  return changeTable(house, { groupId, device }, async held => {
    const table = await loadTable(held.tx, groupId, house.clock())
    const order = table?.orders.find(({ id }) => id === orderId)
    if (!order) throw problem('order-not-found')
    requireOwnOrGuest(held, order.memberId)
    if (order.isPaid) throw problem('already-paid')
    return change(held, order)
  })
}
