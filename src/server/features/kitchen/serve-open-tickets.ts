// Marks a table's open tickets as served when the staff closes it.

import { inPartition } from '../../db/sql.ts'
import type { LockedTable } from '../../table/change-table.ts'
import { announceOrders, clearBefore } from '../orders/queries.ts'
import { loadBoardParts } from './load-board.ts'
import { requireRows } from './ticket-rows.ts'

/**
 * Marks open tickets as served and changes as read, when the staff closes the table. Tickets that wait for admission go on
 * waiting.
 */
export async function serveOpenTickets(locked: LockedTable, restaurantId: number, now: Date): Promise<void> {
  const { tx, partition, groupId } = locked
  const tickets = (await loadBoardParts(tx, restaurantId, [groupId], now)).get(groupId)?.tickets ?? []
  const open = tickets.filter(({ state, isCancelled }) => !isCancelled && state !== 'waiting')
  for (const orderId of new Set(open.map(ticket => ticket.orderId)))
    await requireRows(locked, restaurantId, orderId, now)
  await tx`
    update ${inPartition('tickets', partition)} set state = 'served', changed_at = ${now}, earlier = earlier || changed_at
    where slot = ${partition} and group_id = ${groupId} and state in ('new', 'preparing', 'ready')`
  await clearBefore(locked, 'all')
  await announceOrders(locked, 'all')
}
