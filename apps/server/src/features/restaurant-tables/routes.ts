// The endpoints of tables: owners manage them, diners find and join them by their codes.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import {
  addRestaurantTables,
  findRestaurantTableByName,
  getRestaurantTables,
  joinSeating as joinByCode,
  type RestaurantTable,
  removeRestaurantTable,
  scanRestaurantTable,
  updateRestaurantTable,
} from '@tablemate/contract/restaurant-tables.ts'
import { dueOf } from '@tablemate/domain/bill/settlement.ts'
import { isTableToken } from '@tablemate/domain/groups/group-code.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { settle } from '../../group/group-view.ts'
import { loadGroup } from '../../group/load-group.ts'
import { originOf } from '../../http/canonical-host.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { runOwnerIdempotently } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { findOpening } from '../../restaurant/opening.ts'
import { requireUnchanged } from '../../restaurant/require-unchanged.ts'
import { findFreeSeats } from '../groups/queries.ts'
import { serveFloor } from './floor.ts'
import { joinSeating } from './join-seating.ts'
import {
  deleteRestaurantTable,
  findByToken,
  findTokenByName,
  insertMissing,
  listRestaurantTables,
  type RestaurantTableRow,
  renameRestaurantTable,
  renewToken,
  requireRestaurantTable,
  type ScannedRestaurantTable,
} from './queries.ts'
import { findOpenSeatings, findOwnSeatings, type Seating } from './seatings.ts'

type OwnPlaces = Pick<ReplyOf<typeof scanRestaurantTable>, 'mine' | 'elsewhere'>

export function registerRestaurantTables(app: FastifyInstance, context: AppContext): void {
  serveOwners(app, context)
  serveDiners(app, context)
  serveFloor(app, context)
}

function serveOwners(app: FastifyInstance, context: AppContext): void {
  const { config, database, clock } = context
  const { sql } = database

  async function describe(
    on: Sql | Transaction,
    rows: readonly RestaurantTableRow[],
    request: FastifyRequest,
  ): Promise<RestaurantTable[]> {
    const ids = rows.map(({ id }) => id)
    const seatings = await findOpenSeatings(on, ids, clock())
    const seatingAt = new Map(seatings.map(seating => [seating.tableId, seating]))
    const origin = originOf(request, config.canonicalHost)
    return rows.map(({ id, name, token }) => ({
      ...{ id, name, token },
      url: `${origin}/table/${token}`,
      seating: seatingReply(seatingAt.get(id)),
    }))
  }

  serveEndpoint(app, getRestaurantTables, async ({ params, session }, { request }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return describe(sql, await listRestaurantTables(sql, params.restaurantId), request)
  })

  serveEndpoint(app, addRestaurantTables, async ({ params, body, session, idempotencyKey }, { request }) => {
    const { restaurantId } = params
    requireOwnRestaurant(session, restaurantId)
    const now = clock()
    return changeRestaurant(context, restaurantId, tx =>
      runOwnerIdempotently(tx, { key: idempotencyKey, now, restaurantId }, async () => {
        await insertMissing(tx, restaurantId, body.names, now)
        return describe(tx, await listRestaurantTables(tx, restaurantId), request)
      }),
    )
  })

  serveEndpoint(app, updateRestaurantTable, async ({ params, body, session }, { request }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeRestaurant(context, params.restaurantId, async tx => {
      const restaurantTable = await requireRestaurantTable(tx, params.restaurantId, params.tableId)
      requireUnchanged(body, restaurantTable)
      if (body.name !== null) await renameRestaurantTable(tx, restaurantTable, body.name)
      if (body.renewToken) await renewToken(tx, restaurantTable)
      const changed = await requireRestaurantTable(tx, params.restaurantId, params.tableId)
      const [described] = await describe(tx, [changed], request)
      if (!described) throw problem('table-not-found')
      return described
    })
  })

  serveEndpoint(app, removeRestaurantTable, async ({ params, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    if (!(await deleteRestaurantTable(sql, params.restaurantId, params.tableId)))
      throw problem('table-not-found')
    return undefined
  })
}

function serveDiners(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits } = context
  const { sql } = database

  /** Throws 'table-not-found'. Misses are not counted: 31^10 tokens cannot be guessed (docs/security.md). */
  async function find(token: string): Promise<ScannedRestaurantTable> {
    const found = isTableToken(token) ? await findByToken(sql, token) : null
    if (!found) throw problem('table-not-found')
    return found
  }

  serveEndpoint(app, scanRestaurantTable, async ({ params, device }) => {
    const restaurantTable = await find(params.token)
    const now = clock()
    const [seating] = await findOpenSeatings(sql, [restaurantTable.id], now)
    return {
      restaurant: {
        id: restaurantTable.restaurantId,
        name: restaurantTable.restaurantName,
        currency: restaurantTable.currency,
      },
      table: { id: restaurantTable.id, name: restaurantTable.name },
      seating: seatingReply(seating),
      opening: await findOpening(sql, restaurantTable.restaurantId, now),
      freeSeats: seating ? await findFreeSeats(sql, seating.groupId) : [],
      ...(await findOwnPlaces(sql, restaurantTable.id, device, now)),
    }
  })

  serveEndpoint(app, findRestaurantTableByName, async ({ query, address }) => {
    // Counts hits too, because names are easy to guess. The limit is that of new groups per address.
    await rateLimits.consume('table-names-per-address', address)
    return { token: await findTokenByName(sql, query.restaurantId, query.name) }
  })

  serveEndpoint(app, joinByCode, async ({ params: { token }, body, device, address, idempotencyKey }) => {
    await find(token)
    const { separate, seat, ...newcomer } = body
    const scan = { token, newcomer, isSeparate: separate ?? false, seat, device, address, idempotencyKey }
    // Concurrent scans wait in this queue instead of for the row lock, so that they occupy no connection.
    return context.changeQueues.group({ keys: [token, device] }, () => joinSeating(context, scan))
  })
}

/** The device's member at this table, and at another table where it still sits. */
async function findOwnPlaces(sql: Sql, tableId: number, device: string, now: Date): Promise<OwnPlaces> {
  const own = await findOwnSeatings(sql, device, now)
  const here = own.find(seating => seating.tableId === tableId)
  const other = own.find(seating => seating.tableId !== tableId)
  const mine = here ? { groupId: here.groupId, memberId: here.memberId } : null
  const loaded = other && (await loadGroup(sql, other.groupId, now))
  if (!other || !loaded) return { mine, elsewhere: null }
  const { memberId, groupId } = other
  const { restaurantName, tableNumber, currency } = loaded.group
  const members = own.filter(seating => seating.groupId === groupId).map(seating => seating.memberId)
  const shares = settle(loaded).shares.filter(share => members.includes(share.memberId))
  const due = shares.reduce((sum, share) => sum + dueOf(share), 0)
  const canLeave =
    members.length === 1 && due === 0 && !loaded.orders.some(order => order.memberId === memberId)
  return { mine, elsewhere: { groupId, memberId, restaurantName, tableNumber, currency, due, canLeave } }
}

/** A seating without members counts as none. */
function seatingReply(seating: Seating | undefined): RestaurantTable['seating'] {
  if (!seating || seating.people === 0) return null
  return { people: seating.people, openedAt: seating.openedAt.toISOString() }
}
