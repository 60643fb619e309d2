// The tickets of a whole seating: the staff cancels those that are open, or sends orders that never went to the kitchen.

import { fragment, inPartition } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { announceOrders } from '../orders/queries.ts'
import { isOpen } from './board-part.ts'
import { loadBoardParts } from './load-board.ts'
import { loadWithoutDemos, refuseUnpaid } from './refuse-lines.ts'
import { requireRows } from './ticket-rows.ts'

/**
 * Refuses all open tickets of a group that has left, so that they leave its bill. What is paid, or being paid by card, stays in the
 * kitchen; the demo takes no money, so it does not count. Throws 'below-collected'.
 */
export async function cancelOpenTickets(locked: LockedGroup, restaurantId: number, now: Date): Promise<void> {
  const { tx, groupId } = locked
  const tickets = (await loadBoardParts(tx, restaurantId, [groupId], now)).get(groupId)?.tickets ?? []
  for (const orderId of new Set(tickets.filter(isOpen).map(ticket => ticket.orderId))) {
    const { loaded, before } = await loadWithoutDemos({ locked, orderId, now })
    if (before.isLocked || loaded.heldOrders.has(orderId)) continue
    const rows = await requireRows(locked, restaurantId, orderId, now)
    const open = rows.filter(({ state }) => state !== 'served' && state !== 'refused')
    const order = { locked, restaurantId, orderId, rows, menu: null, now }
    await refuseUnpaid(order, before, open, {
      reason: 'table-closed',
      message: null,
      lines: null,
      options: null,
      soldOut: null,
      station: null,
    })
  }
  await announceOrders(locked, 'all')
}

/**
 * Sends the orders that were placed while the kitchen took none, as the staff's tap that admits the group. Throws 'ordering-off'
 * while it still takes none.
 */
export async function sendUnsentOrders(locked: LockedGroup): Promise<void> {
  const { tx, partition, groupId, restaurantId, revision } = locked
  const [kitchen] = await tx`
    select from restaurant_kitchens where restaurant_id = ${restaurantId} and mode <> 'off'`
  if (!kitchen) throw problem('ordering-off')
  const ofGroup = fragment`slot = ${partition} and group_id = ${groupId}`
  await tx`
    update ${inPartition('groups', partition)} set is_admitted = true where slot = ${partition} and id = ${groupId}`
  await tx`
    update ${inPartition('tickets', partition)} set state = 'new' where ${ofGroup} and state = 'waiting'`
  await tx`
    update ${inPartition('orders', partition)} set is_unsent = false where ${ofGroup}`
  // Admission changes the state of the other orders, too.
  await tx`
    update ${inPartition('orders', partition)} set revision = ${revision} where ${ofGroup} and not is_cancelled`
}
