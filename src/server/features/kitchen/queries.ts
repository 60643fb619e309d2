// What other features do to the tickets of a table.

import { inPartition } from '../../db/database.ts'
import type { LockedTable } from '../../table/change-table.ts'
import { announceOrders, forgetBefore } from '../orders/queries.ts'
import { loadBoardParts } from './load-board.ts'
import { requireRows } from './ticket-rows.ts'

/**
 * The staff has closed the table: what the kitchen still had of it counts as served, and its changes as read. What waits for
 * the staff's tap goes on waiting for it.
 */
export async function serveOpenTickets(locked: LockedTable, restaurantId: number, now: Date): Promise<void> {
  const { tx, partition, groupId } = locked
  const tickets = (await loadBoardParts(tx, restaurantId, [groupId], now)).get(groupId)?.tickets ?? []
  const open = tickets.filter(({ state, isCancelled }) => !isCancelled && state !== 'waiting')
  for (const orderId of new Set(open.map(ticket => ticket.orderId)))
    await requireRows(locked, restaurantId, orderId, now)
  await tx`
    update ${inPartition(tx, 'tickets', partition)} set state = 'served', changed_at = ${now}, earlier = earlier || changed_at
    where slot = ${partition} and group_id = ${groupId} and state in ('new', 'preparing', 'ready')`
  await forgetBefore(locked, 'all')
  await announceOrders(locked, 'all')
}
