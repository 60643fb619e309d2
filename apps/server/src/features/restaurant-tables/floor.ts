// The staff sees the restaurant's tables, closes the seating of a party, or moves the party to another table.

import {
  closeSeating,
  moveMembers as moveMembersEndpoint,
  moveOrder as moveOrderEndpoint,
  moveSeating,
  sendUnsent,
} from '@tablemate/contract/floor.ts'
import { getFloorRestaurantTables } from '@tablemate/contract/restaurant-tables.ts'
import { serviceRequestKinds } from '@tablemate/domain/kitchen/ticket.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { inPartition } from '../../db/sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changeOwnGroup, requireGroupOf, type StaffCaller } from '../../group/change-own-group.ts'
import { endSeating, recordsPayments, reopenSeating } from '../../group/end-seating.ts'
import { type LockedGroup, lockGroup } from '../../group/locked-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { recordAct, requireAct } from '../../restaurant/staff-acts.ts'
import { cancelOpenTickets, sendUnsentOrders } from '../kitchen/queries.ts'
import { closeServiceRequests } from '../service-requests/queries.ts'
import { moveMembers, moveOrder } from './move-members.ts'
import {
  findRestaurantTableOf,
  listRestaurantTables,
  type RestaurantTableRow,
  requireRestaurantTable,
} from './queries.ts'
import { endFormer, findOpenSeatings, lockRestaurantTables, openSeating } from './seatings.ts'

export function serveFloor(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, getFloorRestaurantTables, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return listRestaurantTables(context.database.sql, restaurantId)
  })

  serveEndpoint(app, closeSeating, async ({ params, query, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await changeSeating(context, { ...params, device }, null, async locked => {
      const now = context.clock()
      if (query.tickets === 'cancel') await cancelOpenTickets(locked, params.restaurantId, now)
      const amount = await endSeating(locked, now)
      if (!locked.isClosed && amount > 0 && (await recordsPayments(locked.tx, params.restaurantId, now))) {
        const actor = await requireAct(locked.tx, session, 'close-with-due', now)
        await recordAct(locked.tx, actor, { act: 'close-with-due', groupId: locked.groupId, amount }, now)
      }
      await closeServiceRequests(locked, serviceRequestKinds, now)
      return null
    })
    return undefined
  })

  serveEndpoint(app, sendUnsent, async ({ params, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await changeOwnGroup(context, { ...params, device }, locked => sendUnsentOrders(locked, context.clock()))
    return undefined
  })

  serveEndpoint(app, moveSeating, async ({ params, body, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await changeSeating(context, { ...params, device }, body.tableId, async locked => {
      const to = await requireRestaurantTable(locked.tx, params.restaurantId, body.tableId)
      return locked.isClosed || locked.tableId !== to.id ? move(locked, to, context.clock()) : null
    })
    return undefined
  })

  serveEndpoint(app, moveMembersEndpoint, async ({ params, body, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return moveMembers(context, { ...params, device }, body)
  })

  serveEndpoint(app, moveOrderEndpoint, async ({ params, body, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await moveOrder(context, { ...params, device }, { ...body, orderId: params.orderId })
    return undefined
  })
}

/**
 * As `changeOwnGroup`, but first locks the restaurant's tables from which and to which the party moves (null: none). A scan
 * locks in the same order, so that the two cannot deadlock. `work` returns the other group that it ended, if any.
 */
async function changeSeating(
  context: AppContext,
  { restaurantId, groupId, device }: StaffCaller,
  toTableId: number | null,
  work: (locked: LockedGroup) => Promise<string | null>,
): Promise<void> {
  const change = () =>
    inTransaction(context.database, async tx => {
      await lockRestaurantTables(tx, [await findRestaurantTableOf(tx, groupId), toTableId])
      const locked = await lockGroup(tx, { groupId, device }, context.clock())
      requireGroupOf(restaurantId, locked)
      return work(locked)
    })
  const ended = await context.changeQueues.group({ keys: [groupId, device] }, change)
  if (ended) context.events.announce('group-changed', { groupId: ended })
  context.events.announce('group-changed', { groupId })
}

/** Throws 'table-occupied' if another party sits there. Closes a seating that is over, or without members, and returns its group. */
async function move(locked: LockedGroup, to: RestaurantTableRow, now: Date): Promise<string | null> {
  const { tx, partition, groupId, revision, expiresAt } = locked
  const [present] = await findOpenSeatings(tx, [to.id], now)
  if (present && present.people > 0) throw problem('table-occupied')
  const ended = await endFormer(tx, to.id, now, { isEmpty: true })
  await tx`delete from open_seatings where group_id = ${groupId}`
  await tx`
    update ${inPartition('groups', partition)} set table_id = ${to.id}, table_number = ${to.name},
      moved_revision = ${revision}, members_revision = ${revision}
    where slot = ${partition} and id = ${groupId}`
  if (locked.isClosed) await reopenSeating(locked)
  await openSeating(tx, to.id, { id: groupId, expiresAt: expiresAt.toISOString() })
  return ended
}
