// Lets owners change the groups of options of their menu, and the staff mark options as sold out.

import * as contract from '@tablemate/contract/option-groups.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { changeMenu, changeMenuIdempotently } from '../../restaurant/change-menu.ts'
import { requireAct } from '../../restaurant/staff-acts.ts'
import { deleteOptionGroup, insertOptionGroup, listOptionGroups, updateOptionGroup } from './option-groups.ts'
import { updateOptionAvailability } from './sold-out.ts'

export function registerOptionGroups(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, contract.getOptionGroups, ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return listOptionGroups(context.database.sql, restaurantId)
  })

  serveEndpoint(app, contract.addOptionGroup, ({ body, session: { restaurantId }, idempotencyKey }) =>
    changeMenuIdempotently(context, { restaurantId, idempotencyKey }, locked =>
      insertOptionGroup(locked, body),
    ),
  )

  serveEndpoint(app, contract.changeOptionGroup, ({ params: { optionGroupId }, body, session }) =>
    changeMenu(context, session.restaurantId, locked => updateOptionGroup(locked, optionGroupId, body)),
  )

  serveEndpoint(app, contract.removeOptionGroup, ({ params: { optionGroupId }, session }) =>
    changeMenu(context, session.restaurantId, async locked => {
      await deleteOptionGroup(locked, optionGroupId)
      return undefined
    }),
  )

  serveEndpoint(app, contract.setOptionAvailability, ({ params, body, session }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeMenu(context, params.restaurantId, async locked => {
      const actor = await requireAct(locked.tx, session, 'sold-out', locked.now)
      await updateOptionAvailability(locked, actor, params.optionId, body)
      return undefined
    })
  })
}
