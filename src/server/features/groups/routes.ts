// Groups and members: start, find by code, join, rename, leave, look around.

import type { FastifyInstance } from 'fastify'
import type { CheckedOf } from '#contract/endpoint.ts'
import {
  changeMember,
  createGroup,
  findGroupByCode,
  getGroup,
  getMembers,
  joinGroup,
  leaveGroup,
} from '#contract/groups.ts'
import type { Rates } from '#domain/bill-total.ts'
import { defaultCurrencyCode } from '#domain/currency.ts'
import { isGroupCode } from '#domain/group-code.ts'
import { startingRates } from '#domain/rates.ts'
import {
  changeTable,
  changeTableOnce,
  requireOwnOrGuest,
  requireSomeMember,
} from '../../access/change-table.ts'
import type { Transaction } from '../../db/database.ts'
import type { House } from '../../house.ts'
import { countMiss, requireFewMisses } from '../../http/code-misses.ts'
import { answerOnce } from '../../http/once.ts'
import { createQueues } from '../../http/one-by-one.ts'
import { problem } from '../../http/problems.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { requireTable } from '../live/queries.ts'
import { findHost } from '../restaurants/queries.ts'
import {
  deleteMember,
  findByCode,
  insertFirstMember,
  insertGroup,
  insertMember,
  type NewGroup,
  renameMember,
  requireRoom,
} from './queries.ts'

export function registerGroups(app: FastifyInstance, house: House): void {
  const { database, clock, budgets } = house
  const inTurn = createQueues()

  serveEndpoint(app, createGroup, async ({ body, device, address, once }) => {
    const now = clock()
    return answerOnce(database, { key: once, now, within: { creator: device } }, async tx => {
      // The address first: whoever comes without a cookie is a new device every time.
      await budgets.spend('groups-per-address', address)
      await budgets.spend('groups-per-device', device)
      const { memberName, ...wanted } = body
      const { group: asked, rates } = await describeGroup(tx, wanted)
      const group = await insertGroup(tx, asked, { rates, device }, now)
      const member = memberName ? await insertFirstMember(tx, group, memberName, device) : null
      return { groupId: group.id, reply: member ? { group, member } : group }
    })
  })

  serveEndpoint(app, findGroupByCode, ({ params, address }) =>
    // Else a thousand guesses at once would all be looked up before the first miss counts.
    inTurn(address, async () => {
      await requireFewMisses(budgets, address)
      const found = isGroupCode(params.code) ? await findByCode(database.sql, params.code, clock()) : null
      if (found) return found
      await countMiss(budgets, address)
      throw problem('group-not-found')
    }),
  )

  serveEndpoint(app, joinGroup, ({ params, body, device, once }) =>
    changeTableOnce(house, { groupId: params.groupId, device, once }, async held => {
      const { name, isGuest } = body
      // Anyone with the code may sit down; whom they bring along, those who sit there say.
      if (isGuest) requireSomeMember(held)
      requireRoom(held)
      return insertMember(held, name, isGuest ? null : device)
    }),
  )

  serveEndpoint(app, getGroup, async ({ params, device }) => {
    const { group } = await requireTable(database.sql, params.groupId, device, clock())
    return group
  })

  serveEndpoint(app, getMembers, async ({ params, device }) => {
    const { members } = await requireTable(database.sql, params.groupId, device, clock())
    return members
  })

  serveEndpoint(app, changeMember, ({ params, body, device }) =>
    changeTable(house, { groupId: params.groupId, device }, async held => {
      requireOwnOrGuest(held, params.memberId)
      return renameMember(held, params.memberId, body.name)
    }),
  )

  serveEndpoint(app, leaveGroup, ({ params, device }) =>
    changeTable(house, { groupId: params.groupId, device }, async held => {
      requireOwnOrGuest(held, params.memberId)
      await deleteMember(held, params.memberId)
      return undefined
    }),
  )
}

/** What a registered restaurant is called, and how it reckons, is its own to say. */
async function describeGroup(
  tx: Transaction,
  wanted: Omit<CheckedOf<typeof createGroup, 'body'>, 'memberName'>,
): Promise<{ group: NewGroup; rates: Rates }> {
  const { restaurantId } = wanted
  if (restaurantId === null) {
    const group = asNewGroup(wanted)
    return { group, rates: startingRates(group.currency) }
  }
  const restaurant = await findHost(tx, restaurantId)
  if (!restaurant) throw problem('invalid', { fields: { restaurantId: 'unknown' } })
  const { name: restaurantName, currency, rates } = restaurant
  return { group: asNewGroup({ ...wanted, restaurantName, currency }), rates }
}

function asNewGroup(wanted: Omit<CheckedOf<typeof createGroup, 'body'>, 'memberName'>): NewGroup {
  return {
    restaurantId: wanted.restaurantId,
    restaurantName: wanted.restaurantName,
    tableNumber: wanted.tableNumber,
    isUniversalMode: wanted.isUniversalMode ?? false,
    currency: wanted.currency ?? defaultCurrencyCode,
  }
}
