// The endpoints of groups and members: create, find by code, join, change, leave, list.

import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import {
  changeMember,
  createGroup,
  findGroupByCode,
  findOwnGroup,
  getGroup,
  getMembers,
  joinGroup,
  leaveGroup,
} from '@tablemate/contract/groups.ts'
import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { startingRates } from '@tablemate/domain/bill/rates.ts'
import { type CurrencyCode, defaultCurrencyCode } from '@tablemate/domain/currency.ts'
import { isGroupCode } from '@tablemate/domain/groups/group-code.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { createCodeAttempts } from '../../auth/code-attempts.ts'
import type { Transaction } from '../../db/database.ts'
import { changeGroup, changeGroupIdempotently } from '../../group/change-group.ts'
import { isLinkKeyOf, withLinkKey } from '../../group/group-links.ts'
import { requireGroup } from '../../group/load-group.ts'
import { requireOwnOrGuest, requireSomeMember } from '../../group/locked-group.ts'
import { refreshJoin } from '../../group/refresh-stored-join.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { runIdempotently } from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { lockGroupDefaults } from '../restaurants/queries.ts'
import { findByCode, requireLinkKey } from './codes.ts'
import { serveHosting } from './hosting.ts'
import {
  deleteMember,
  findGroupOfMember,
  insertFirstMember,
  insertGroup,
  insertMember,
  type NewGroup,
  requireRoom,
  updateMember,
} from './queries.ts'

export function registerGroups(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits, sign } = context
  const { sql } = database
  const tryCode = createCodeAttempts(context, 'code')
  const refresh = refreshJoin(sign)

  serveEndpoint(app, createGroup, async ({ body, device, address, idempotencyKey }) => {
    const now = clock()
    const call = { key: idempotencyKey, now, within: { creator: device }, refresh }
    return runIdempotently(database, call, async tx => {
      // The address first, because a client without a cookie is a new device on every request.
      await rateLimits.consume('groups-per-address', address)
      await rateLimits.consume('groups-per-device', device)
      const { group: newGroup, rates } = await describeGroup(tx, body)
      const group = withLinkKey(await insertGroup(tx, newGroup, { rates, device }, now), sign)
      const { memberName: name } = body
      const member = name ? await insertFirstMember(tx, group, { ...body, name }, device) : null
      return { groupId: group.id, reply: member ? { group, member } : group }
    })
  })

  serveEndpoint(app, findGroupByCode, async ({ params: { code }, query: { key }, address }) => {
    const find = async (isAccepted?: (id: string) => boolean) =>
      isGroupCode(code) ? findByCode(sql, code, clock(), isAccepted) : null
    // A link key cannot be guessed, so links are not limited by the wrong codes of an address.
    const found =
      key === null ? await tryCode(address, find) : await find(id => isLinkKeyOf({ id, code }, key, sign))
    if (!found) throw problem('group-not-found')
    if (found.isClosed) throw problem('seating-closed')
    return withLinkKey(found, sign)
  })

  serveEndpoint(app, joinGroup, ({ params, body, device, idempotencyKey }) =>
    changeGroupIdempotently(
      context,
      { groupId: params.groupId, device, idempotencyKey, refresh, afterClose: 'allowed' },
      async locked => {
        const { isGuest, key, ...input } = body
        // Anyone with the link's key may join, but only a member may add a guest.
        if (isGuest) requireSomeMember(locked)
        else requireLinkKey(locked, key, sign)
        // Only a device that could have joined reads that the group is closed.
        if (locked.isClosed) throw problem('seating-closed')
        requireRoom(locked)
        return insertMember(locked, input, isGuest ? null : device)
      },
    ),
  )

  serveEndpoint(app, getGroup, async ({ params, device }) => {
    const { group } = await requireGroup(sql, params.groupId, device, clock())
    return withLinkKey(group, sign)
  })

  serveEndpoint(app, findOwnGroup, async ({ params: { memberId }, device }) => ({
    groupId: await findGroupOfMember(sql, memberId, device, clock()),
  }))

  serveEndpoint(app, getMembers, async ({ params, device }) => {
    const { members } = await requireGroup(sql, params.groupId, device, clock())
    return members
  })

  serveEndpoint(app, changeMember, ({ params, body, device }) =>
    changeGroup(context, { groupId: params.groupId, device }, async locked => {
      requireOwnOrGuest(locked, params.memberId)
      return updateMember(locked, params.memberId, body)
    }),
  )

  serveEndpoint(app, leaveGroup, ({ params, device }) =>
    changeGroup(context, { groupId: params.groupId, device, afterClose: 'allowed' }, async locked => {
      requireOwnOrGuest(locked, params.memberId)
      await deleteMember(locked, params.memberId)
      return undefined
    }),
  )

  serveHosting(app, context)
}

type GroupInput = Omit<CheckedOf<typeof createGroup, 'body'>, 'currency'> & {
  readonly currency: CurrencyCode | null
}

/** The name, currency and rates of a registered restaurant come from its account, not from the request. */
async function describeGroup(tx: Transaction, input: GroupInput): Promise<{ group: NewGroup; rates: Rates }> {
  const { restaurantId } = input
  if (restaurantId === null) {
    const group = asNewGroup(input)
    return { group, rates: startingRates(group.currency) }
  }
  const restaurant = await lockGroupDefaults(tx, restaurantId)
  if (!restaurant) throw problem('invalid', { fields: { restaurantId: 'unknown' } })
  const { name: restaurantName, currency, rates } = restaurant
  return { group: asNewGroup({ ...input, restaurantName, currency }), rates }
}

function asNewGroup(input: GroupInput): NewGroup {
  return {
    restaurantId: input.restaurantId,
    restaurantName: input.restaurantName,
    tableNumber: input.tableNumber,
    isUniversalMode: input.isUniversalMode ?? false,
    currency: input.currency ?? defaultCurrencyCode,
  }
}
