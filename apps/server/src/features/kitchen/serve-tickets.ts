// The endpoints of tickets: move, mark, and set the availability of dishes.

import * as floor from '@tablemate/contract/floor.ts'
import * as kitchen from '@tablemate/contract/kitchen.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { createIdAllocator } from '../../db/id-allocator.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { changeMenu } from '../../restaurant/change-menu.ts'
import { requireAct } from '../../restaurant/staff-acts.ts'
import { updateMenuItemAvailability } from '../menu/queries.ts'
import { fireCourse } from './courses.ts'
import { markTicket } from './mark-ticket.ts'
import { moveTicket } from './move-ticket.ts'
import { decideOffMenu } from './off-menu.ts'

export function serveTickets(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, kitchen.moveTicket, ({ params, body, device, session }) =>
    moveTicket(context, { session, device, ...params }, body),
  )

  serveEndpoint(app, kitchen.markTicket, ({ params, body, device, session }) =>
    markTicket(context, { session, device, ...params }, body),
  )

  const nextId = createIdAllocator(context.database.sql, 'order_ids')
  serveEndpoint(app, floor.decideOffMenu, async ({ params, body, device, session }) => {
    await decideOffMenu({ ...context, nextId }, { session, device, ...params }, body)
    return undefined
  })

  serveEndpoint(app, kitchen.fireCourse, async ({ params, body, device, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await fireCourse(context, { session, device, ...params }, body.course)
    return undefined
  })

  serveEndpoint(app, kitchen.setMenuItemAvailability, async ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    await changeMenu(context, params.restaurantId, async locked => {
      const actor = await requireAct(locked.tx, session, 'sold-out', locked.now)
      await updateMenuItemAvailability(locked, actor, params.itemId, body)
    })
    return undefined
  })
}
