// Tables: kept by their restaurant, found and joined by their codes.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  addTables,
  findTableByName,
  getTables,
  joinTable as joinByCode,
  type RestaurantTable,
  removeTable,
  scanTable,
  updateTable,
} from '#contract/tables.ts'
import { isTableToken } from '#domain/group-code.ts'
import { requireOwnRestaurant } from '../../access/restaurant.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { originOf } from '../../http/canonical-host.ts'
import { countMiss, requireFewMisses } from '../../http/code-misses.ts'
import { answerOwnerOnce } from '../../http/once.ts'
import { createQueues } from '../../http/one-by-one.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { joinTable } from './join-table.ts'
import {
  deleteTable,
  findByToken,
  findTokenByName,
  insertMissing,
  listTables,
  renameTable,
  renewToken,
  requireTableRow,
  type ScannedTable,
  type TableRow,
} from './queries.ts'
import { findOpenSeatings, findOwnSeat, type Seating } from './seatings.ts'

export function registerTables(app: FastifyInstance, house: House): void {
  serveOwners(app, house)
  serveDiners(app, house)
}

function serveOwners(app: FastifyInstance, { config, database, clock }: House): void {
  const { sql } = database

  async function describe(
    on: Sql | Transaction,
    rows: readonly TableRow[],
    request: FastifyRequest,
  ): Promise<RestaurantTable[]> {
    const ids = rows.map(({ id }) => id)
    const seatings = await findOpenSeatings(on, ids, clock())
    const ofTable = new Map(seatings.map(seating => [seating.tableId, seating]))
    const origin = originOf(request, config.canonicalHost)
    return rows.map(({ id, name, token }) => ({
      ...{ id, name, token },
      url: `${origin}/table/${token}`,
      seating: tellSeating(ofTable.get(id)),
    }))
  }

  serveEndpoint(app, getTables, async ({ params, session }, { request }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return describe(sql, await listTables(sql, params.restaurantId), request)
  })

  serveEndpoint(app, addTables, async ({ params, body, session, once }, { request }) => {
    const { restaurantId } = params
    requireOwnRestaurant(session, restaurantId)
    const now = clock()
    return inTransaction(database, tx =>
      answerOwnerOnce(tx, { key: once, now, restaurantId }, async () => {
        await insertMissing(tx, restaurantId, body.names, now)
        return describe(tx, await listTables(tx, restaurantId), request)
      }),
    )
  })

  serveEndpoint(app, updateTable, async ({ params, body, session }, { request }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return inTransaction(database, async tx => {
      const table = await requireTableRow(tx, params.restaurantId, params.tableId)
      if (body.name !== null) await renameTable(tx, table, body.name)
      if (body.renewToken) await renewToken(tx, table)
      const changed = await requireTableRow(tx, params.restaurantId, params.tableId)
      const [described] = await describe(tx, [changed], request)
      if (!described) throw problem('table-not-found')
      return described
    })
  })

  serveEndpoint(app, removeTable, async ({ params, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    if (!(await deleteTable(sql, params.restaurantId, params.tableId))) throw problem('table-not-found')
    return undefined
  })
}

function serveDiners(app: FastifyInstance, house: House): void {
  const { database, clock, budgets } = house
  const { sql } = database
  const inTurn = createQueues()

  /** Throws 'table-not-found', and counts that as a guess. */
  function find(token: string, address: string): Promise<ScannedTable> {
    // Else a thousand guesses at once would all be looked up before the first miss counts.
    return inTurn(address, async () => {
      await requireFewMisses(budgets, address)
      const found = isTableToken(token) ? await findByToken(sql, token) : null
      if (found) return found
      await countMiss(budgets, address)
      throw problem('table-not-found')
    })
  }

  serveEndpoint(app, scanTable, async ({ params, device, address }) => {
    const table = await find(params.token, address)
    const now = clock()
    const [seating] = await findOpenSeatings(sql, [table.id], now)
    return {
      restaurant: { id: table.restaurantId, name: table.restaurantName, currency: table.currency },
      table: { id: table.id, name: table.name },
      seating: tellSeating(seating),
      mine: await findOwnSeat(sql, table.id, device, now),
    }
  })

  serveEndpoint(app, findTableByName, async ({ query, address }) => {
    // Hits too: names are easily guessed. As many as groups may be started from one address.
    await budgets.spend('table-names-per-address', address)
    return { token: await findTokenByName(sql, query.restaurantId, query.name) }
  })

  serveEndpoint(app, joinByCode, async ({ params: { token }, body, device, address, once }) => {
    await find(token, address)
    const { name, separate } = body
    const scan = { token, name, isSeparate: separate ?? false, device, address, once }
    // Those who would wait for the table's row wait here, where they hold no connection meanwhile.
    return inTurn(token, () => joinTable(house, scan))
  })
}

/** Where everybody has left again, nobody sits. */
function tellSeating(seating: Seating | undefined): RestaurantTable['seating'] {
  if (!seating || seating.people === 0) return null
  return { people: seating.people, openedAt: seating.openedAt.toISOString() }
}
