// The rows of tickets: written for all stations of an order at once, when the staff first touches it.

import { inPartition } from '../../db/database.ts'
import { problem } from '../../problems.ts'
import type { LockedTable } from '../../table/change-table.ts'
import { loadOrderRows } from './load-board.ts'
import type { TicketRow } from './order-tickets.ts'

/** A table in the hands of the staff. */
export type LockedByStaff = Pick<LockedTable, 'tx' | 'partition' | 'groupId'>

/**
 * The tickets of an order, one for each of its stations, in the order of their ids; from now on each has its row. The caller
 * holds the table. Throws 'order-not-found' where the order is none of the restaurant's kitchen.
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
    insert into ${inPartition(tx, 'tickets', partition)} (slot, group_id, order_id, station_id, state, lines, changed_at)
    select ${partition}, ${groupId}, ${orderId}, "stationId", state, lines, "changedAt"
    from json_to_recordset(${JSON.stringify(values)}::text::json) as r ("stationId" integer, state text, lines smallint[],
      "changedAt" timestamptz)
    on conflict do nothing`
  return rows
}
