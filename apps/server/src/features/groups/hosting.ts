// The host, or the staff of the group's restaurant, removes a member or renews the code.

import type { Group } from '@tablemate/contract/groups.ts'
import { removeMember, renewCode, staffRemoveMember, staffRenewCode } from '@tablemate/contract/hosting.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { changeGroup } from '../../group/change-group.ts'
import { changeOwnGroup } from '../../group/change-own-group.ts'
import { withLinkKey } from '../../group/group-links.ts'
import { loadGroup } from '../../group/load-group.ts'
import { type LockedGroup, requireHost } from '../../group/locked-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { Problem, problem } from '../../problems.ts'
import { replaceCode } from './codes.ts'
import { deleteMember, isMemberOfCreator, removeCreator } from './queries.ts'

export function serveHosting(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, removeMember, ({ params, body, device }) =>
    changeGroup(context, { groupId: params.groupId, device }, async locked => {
      requireHost(locked)
      return remove(context, locked, { ...params, ...body })
    }),
  )

  serveEndpoint(app, renewCode, ({ params, device }) =>
    changeGroup(context, { groupId: params.groupId, device }, async locked => {
      requireHost(locked)
      return renew(context, locked)
    }),
  )

  serveEndpoint(app, staffRemoveMember, async ({ params, body, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeOwnGroup(context, { ...params, device }, async locked => {
      const isHost = await isMemberOfCreator(locked, params.memberId)
      await remove(context, locked, { ...params, ...body, by: 'staff' })
      if (isHost) await removeCreator(locked)
      return undefined
    })
  })

  serveEndpoint(app, staffRenewCode, async ({ params, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeOwnGroup(context, { ...params, device }, locked => renew(context, locked, 'staff'))
  })
}

interface Removal {
  readonly memberId: number
  readonly renewCode: boolean | null
  readonly by?: Renewer
}

/** Host and staff have separate rate limits for renewals. */
type Renewer = 'host' | 'staff'

async function remove(context: AppContext, locked: LockedGroup, removal: Removal): Promise<undefined> {
  const { memberId, renewCode, by } = removal
  try {
    await deleteMember(locked, memberId)
  } catch (error) {
    // A member who has just left could rejoin with the old code, so it is renewed anyway.
    if (!(renewCode && error instanceof Problem && error.problem === 'member-not-found')) throw error
  }
  if (renewCode) await replaceWithinLimit(context, locked, by)
  return undefined
}

async function renew(context: AppContext, locked: LockedGroup, by?: Renewer): Promise<Group> {
  await replaceWithinLimit(context, locked, by)
  const loaded = await loadGroup(locked.tx, locked.groupId, context.clock(), locked.revision)
  if (!loaded) throw problem('group-not-found')
  return withLinkKey(loaded.group, context.sign)
}

/** Throws 'too-many-requests': without a limit, renewals could exhaust the codes. */
async function replaceWithinLimit(
  { rateLimits, clock }: AppContext,
  locked: LockedGroup,
  by: Renewer = 'host',
): Promise<void> {
  await rateLimits.consume('code-renewals-per-group', `${by} ${locked.groupId}`)
  await replaceCode(locked, clock())
}
