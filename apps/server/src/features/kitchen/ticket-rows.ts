// Stores the ticket rows of an order for all its stations, when the staff first touches it.

import { inPartition } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'
import { problem } from '../../problems.ts'
import { loadOrderRows } from './load-board.ts'
import type { TicketRow } from './order-tickets.ts'

/** A group that the staff changes. */
export type LockedByStaff = Pick<LockedGroup, 'tx' | 'partition' | 'groupId'>

/**
 * Stores and returns the tickets of an order, one per station, by station id. The caller has locked the group. Throws
 * 'order-not-found' if the restaurant's kitchen has no such order.
 */
export async function requireRows(
  locked: LockedByStaff,
  restaurantId: number,
  orderId: number,
  now: Date,
): Promise<TicketRow[]> {
  const { tx, partition, groupId } = locked
  const rows = await loadOrderRows(tx, restaurantId, groupId, orderId, now)
  if (!rows) throw problem('order-not-found')
  const values = rows.map(({ stationId, state, lines, changedAt }) => ({
    stationId,
    state,
    lines,
    changedAt,
  }))
  await tx`
    insert into ${inPartition('tickets', partition)} (slot, group_id, order_id, station_id, state, lines, changed_at)
    select ${partition}, ${groupId}, ${orderId}, "stationId", state, lines, "changedAt"
    from json_to_recordset(${JSON.stringify(values)}::text::json) as r ("stationId" integer, state text, lines smallint[],
      "changedAt" timestamptz)
    on conflict do nothing`
  return rows
}
