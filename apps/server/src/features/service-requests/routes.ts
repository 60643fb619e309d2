// The endpoints of requests: diners call the staff, and the staff settles their calls.

import { callStaff, settleRequest } from '@tablemate/contract/kitchen.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { changeGroup } from '../../group/change-group.ts'
import { changeOwnGroup } from '../../group/change-own-group.ts'
import { requireSomeMember } from '../../group/locked-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { Problem, problem } from '../../problems.ts'
import {
  closeServiceRequest,
  findGroupOfServiceRequest,
  openServiceRequest,
  requireStaff,
} from './queries.ts'

export function registerServiceRequests(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits } = context

  serveEndpoint(app, callStaff, ({ params, body, device }) =>
    changeGroup(context, { groupId: params.groupId, device }, async locked => {
      const memberId = requireSomeMember(locked)
      await requireStaff(locked)
      await rateLimits.consume('requests-per-device', device)
      return openServiceRequest(locked, memberId, body.kind, clock())
    }),
  )

  serveEndpoint(app, settleRequest, async ({ params, body, device, session }) => {
    const { restaurantId, requestId } = params
    requireOwnRestaurant(session, restaurantId)
    const groupId = await findGroupOfServiceRequest(database.sql, {
      restaurantId,
      requestId,
      groupId: body.groupId,
    })
    if (groupId === null) throw problem('request-not-found')
    try {
      await changeOwnGroup(context, { restaurantId, groupId, device, afterClose: 'allowed' }, locked =>
        closeServiceRequest(locked, requestId, clock()),
      )
    } catch (error) {
      // The group's 24 hours are over.
      if (error instanceof Problem && error.problem === 'group-not-found') throw problem('request-not-found')
      throw error
    }
    return undefined
  })
}
