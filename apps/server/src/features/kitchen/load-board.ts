// The only loader of the board: used by the GET, the event stream, and the replies of ticket endpoints.

import type { Ticket } from '@tablemate/contract/kitchen.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { partitionOf, perPartition } from '../../db/partitions.ts'
import { jsonRows } from '../../db/sql.ts'
import { problem } from '../../problems.ts'
import { asBoardPart, type BoardPart, menuItemsOf } from './board-part.ts'
import { type BoardRow, boardStatement } from './board-row.ts'
import { rowsOfOrder } from './board-tickets.ts'
import type { TicketRow } from './order-tickets.ts'
import { loadStationMap } from './stations.ts'

export type { BoardPart } from './board-part.ts'

const statementOf = perPartition(boardStatement)

/**
 * The board parts of these groups of the restaurant, or of all its live groups, by group id. Expired groups and groups of
 * other restaurants are left out.
 */
export async function loadBoardParts(
  sql: Sql | Transaction,
  restaurantId: number,
  groupIds: readonly string[] | 'all',
  now: Date,
): Promise<Map<string, BoardPart>> {
  const ids =
    groupIds === 'all' ? (await findRevisionsOf(sql, [restaurantId], now)).map(({ id }) => id) : groupIds
  const rows: BoardRow[] = []
  // Sequential, so that a board occupies one connection and leaves the others to orders.
  for (const [partition, groups] of groupBy(ids, partitionOf)) {
    const parameters = [partition, groups, now, restaurantId]
    rows.push(...(await jsonRows<BoardRow>(sql, statementOf(partition), parameters)))
  }
  const map = await loadStationMap(sql, restaurantId, rows.flatMap(menuItemsOf))
  return new Map(rows.map(row => [row.id, asBoardPart(row, map, now)]))
}

/** The number of seatings on the floor. */
export async function countSeatings(
  sql: Sql | Transaction,
  restaurantId: number,
  now: Date,
): Promise<number> {
  const parts = await loadBoardParts(sql, restaurantId, 'all', now)
  return [...parts.values()].filter(({ seating }) => seating !== null).length
}

/** The live groups of these restaurants with their revisions. */
export function findRevisionsOf(
  sql: Sql | Transaction,
  restaurantIds: readonly number[],
  now: Date,
): Promise<{ id: string; restaurantId: number; revision: number }[]> {
  return sql<{ id: string; restaurantId: number; revision: number }[]>`
    select id, restaurant_id as "restaurantId", revision from groups
    where restaurant_id = any(${restaurantIds}::bigint[]) and expires_at > ${now}`
}

/** The current tickets of an order. Throws 'order-not-found' if it has none on the restaurant's board. */
export async function ticketsOfOrder(
  sql: Sql | Transaction,
  restaurantId: number,
  groupId: string,
  orderId: number,
  now: Date,
): Promise<Ticket[]> {
  const part = (await loadBoardParts(sql, restaurantId, [groupId], now)).get(groupId)
  const tickets = part?.tickets.filter(ticket => ticket.orderId === orderId) ?? []
  if (tickets.length === 0) throw problem('order-not-found')
  return tickets
}

/** The ticket rows of an order that is not cancelled, stored or derived; null if the kitchen has no such order. */
export async function loadOrderRows(
  tx: Transaction,
  restaurantId: number,
  groupId: string,
  orderId: number,
  now: Date,
): Promise<TicketRow[] | null> {
  const partition = partitionOf(groupId)
  const parameters = [partition, [groupId], now, restaurantId]
  const [row] = await jsonRows<BoardRow>(tx, statementOf(partition), parameters)
  if (!row) return null
  return rowsOfOrder(row, orderId, await loadStationMap(tx, restaurantId, menuItemsOf(row)))
}
