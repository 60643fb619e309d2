// Changing and cancelling an order of one's own or a guest's, while nobody has paid for it.

import type { Order } from '#contract/orders.ts'
import { changedContent, type OrderChange } from '#domain/order-change.ts'
import { changeTable, type HeldTable, requireOwnOrGuest } from '../../access/change-table.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import { loadTable, requireCovered } from '../live/queries.ts'
import { requirePriced } from './price-items.ts'
import { cancel, findGroupOfOrder, updateOrder, type WrittenOrder } from './queries.ts'

type Changer = Pick<House, 'database' | 'clock' | 'events'>

/**
 * Changes the order and answers it. Throws as `changeOwnOrder` and `requirePriced`, and 'invalid' where nothing would be
 * left of the order.
 */
export function changeOrder(
  house: Changer,
  orderId: number,
  change: OrderChange,
  device: string,
): Promise<Order> {
  return changeOwnOrder(house, orderId, device, async (held, order) => {
    const { items, note, notUnderstood } = changedContent(order, change)
    if (items.length + note.length + notUnderstood.length === 0)
      throw problem('invalid', { fields: { items: 'required' } })
    const priced = change.items ? await requirePriced(held.tx, items, held, order.items) : items
    const { transcription } = order
    return rewriteOrder(house, held, orderId, { items: priced, note, notUnderstood, transcription })
  })
}

/** Writes the order anew and answers it; throws 'below-collected'. */
export async function rewriteOrder(
  { clock }: Pick<House, 'clock'>,
  held: HeldTable,
  orderId: number,
  order: WrittenOrder,
): Promise<Order> {
  await updateOrder(held, orderId, order)
  const changed = (await requireCovered(held, clock())).orders.find(({ id }) => id === orderId)
  if (!changed) throw problem('order-not-found')
  return changed
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
