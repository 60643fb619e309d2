// The one loader of the board: what a GET answers, what the stream tells and what a step at a ticket answers come from here.

import type { Ticket } from '#contract/kitchen.ts'
import { groupBy } from '#domain/group-by.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { partitionOf, perPartition } from '../../db/partitions.ts'
import { problem } from '../../problems.ts'
import { asBoardPart, type BoardPart, dishesOf } from './board-part.ts'
import { type BoardRow, boardStatement } from './board-row.ts'
import { rowsOfOrder } from './board-tickets.ts'
import type { TicketRow } from './order-tickets.ts'
import { loadStationMap } from './stations.ts'

export type { BoardPart } from './board-part.ts'

const statementOf = perPartition(boardStatement)

/**
 * What these groups of the restaurant, or all that live, have on its board, by id. Groups of other restaurants and those
 * whose time is over are left out.
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
  // One after another, so that a board takes one connection and leaves the others to those who order.
  for (const [partition, ofSlot] of groupBy(ids, partitionOf)) {
    const parameters = [partition, ofSlot, now, restaurantId]
    rows.push(
      ...(await sql.unsafe<BoardRow[]>(statementOf(partition), parameters as never[], { prepare: true })),
    )
  }
  const map = await loadStationMap(sql, restaurantId, rows.flatMap(dishesOf))
  return new Map(rows.map(row => [row.id, asBoardPart(row, map, now)]))
}

/** The living groups of these restaurants, with how far each has come. */
export function findRevisionsOf(
  sql: Sql | Transaction,
  restaurantIds: readonly number[],
  now: Date,
): Promise<{ id: string; restaurantId: number; revision: number }[]> {
  return sql<{ id: string; restaurantId: number; revision: number }[]>`
    select id, restaurant_id as "restaurantId", revision from groups
    where restaurant_id = any(${restaurantIds as number[]}::bigint[]) and expires_at > ${now}`
}

/** The tickets of an order as they are now. Throws 'order-not-found' where it has none on the restaurant's board. */
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

/** The tickets of an order that is not cancelled, whether they have rows or not; null where the kitchen has no such order. */
export async function loadOrderRows(
  tx: Transaction,
  restaurantId: number,
  groupId: string,
  orderId: number,
  now: Date,
): Promise<TicketRow[] | null> {
  const partition = partitionOf(groupId)
  const parameters = [partition, [groupId], now, restaurantId]
  const [row] = await tx.unsafe<BoardRow[]>(statementOf(partition), parameters as never[], { prepare: true })
  if (!row) return null
  return rowsOfOrder(row, orderId, await loadStationMap(tx, restaurantId, dishesOf(row)))
}
