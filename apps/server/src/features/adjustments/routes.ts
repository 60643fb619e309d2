// The endpoint with which the staff lower a bill: void, comp or discount lines.

import { adjustBill } from '@tablemate/contract/adjustments.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { changeOwnGroupIdempotently } from '../../group/change-own-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { adjust } from './adjust-bill.ts'

export function registerAdjustments(app: FastifyInstance, context: AppContext): void {
  const { clock } = context

  serveEndpoint(app, adjustBill, async ({ params, body, device, session, idempotencyKey }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeOwnGroupIdempotently(
      context,
      { ...params, device, idempotencyKey, afterClose: 'allowed' },
      locked => adjust(locked, session, body, clock()),
    )
  })
}
