// The staff closes the seating of a party, or moves the party to another table.

import type { FastifyInstance } from 'fastify'
import { closeTable, moveParty } from '#contract/kitchen.ts'
import { requestKinds } from '#domain/kitchen/ticket.ts'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import type { Transaction } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { requireTableOf, type StaffCaller } from '../../table/change-own-table.ts'
import { type LockedTable, lockTable } from '../../table/change-table.ts'
import { serveOpenTickets } from '../kitchen/queries.ts'
import { closeRequests } from '../requests/queries.ts'
import { requireTableRow, type TableRow } from './queries.ts'
import { closeSeating, findOpenSeatings, lockRestaurantTables, openSeating } from './seatings.ts'

export function serveFloor(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, closeTable, async ({ params, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await changeSeating(context, { ...params, device }, null, async (locked, tableId) => {
      const now = context.clock()
      await serveOpenTickets(locked, params.restaurantId, now)
      await closeSeating(locked.tx, { tableId, groupId: locked.groupId }, now)
      await closeRequests(locked, requestKinds, now)
    })
    return undefined
  })

  serveEndpoint(app, moveParty, async ({ params, body, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await changeSeating(context, { ...params, device }, body.tableId, async (locked, tableId) => {
      const to = await requireTableRow(locked.tx, params.restaurantId, body.tableId)
      if (tableId !== to.id) await move(locked, to, context.clock())
    })
    return undefined
  })
}

/**
 * As `changeOwnTable`, but first locks the restaurant's tables from which and to which the party moves (null: none). A scan
 * locks in the same order, so that the two cannot deadlock.
 */
async function changeSeating(
  context: AppContext,
  { restaurantId, groupId, device }: StaffCaller,
  toTableId: number | null,
  work: (locked: LockedTable, tableId: number | null) => Promise<void>,
): Promise<void> {
  const change = () =>
    inTransaction(context.database, async tx => {
      await lockRestaurantTables(tx, [await findTableOf(tx, groupId), toTableId])
      const locked = await lockTable(tx, { groupId, device }, context.clock())
      requireTableOf(restaurantId, locked)
      await work(locked, await findTableOf(tx, groupId))
    })
  await context.changeQueues.table({ keys: [groupId, device] }, change)
  context.events.announce('table-changed', { groupId })
}

async function findTableOf(tx: Transaction, groupId: string): Promise<number | null> {
  const partition = partitionOf(groupId)
  const [found] = await tx<{ tableId: number | null }[]>`
    select table_id as "tableId" from ${inPartition('groups', partition)} where slot = ${partition} and id = ${groupId}`
  return found?.tableId ?? null
}

/** Throws 'table-occupied' if another party sits there. A seating that is over, or without members, is closed. */
async function move({ tx, partition, groupId, revision, expiresAt }: LockedTable, to: TableRow, now: Date) {
  const [present] = await findOpenSeatings(tx, [to.id], now)
  if (present && present.people > 0) throw problem('table-occupied')
  const [former] = await tx<{ groupId: string }[]>`
    select group_id as "groupId" from open_seatings where table_id = ${to.id}`
  if (former) await closeSeating(tx, { tableId: to.id, groupId: former.groupId }, now)
  await tx`delete from open_seatings where group_id = ${groupId}`
  await tx`
    update ${inPartition('groups', partition)} set table_id = ${to.id}, table_number = ${to.name}, closed_at = null,
      moved_revision = ${revision}, members_revision = ${revision}
    where slot = ${partition} and id = ${groupId}`
  await openSeating(tx, to.id, { id: groupId, expiresAt: expiresAt.toISOString() })
}
