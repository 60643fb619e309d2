// The endpoints of the staff's tablets: the owner creates a code, a tablet pairs with it, the owner removes the tablet.

import {
  getKitchenDisplays,
  getOwnKitchenDisplay,
  pairKitchenDisplay,
  removeKitchenDisplay,
  startPairing,
} from '@tablemate/contract/kitchen-displays.ts'
import { isScreenCode } from '@tablemate/domain/groups/group-code.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { createCodeAttempts } from '../../auth/code-attempts.ts'
import { findDisplayToken, setDisplayToken } from '../../auth/display-cookie.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { newToken } from '../../auth/session-cookie.ts'
import { inTransaction } from '../../db/transaction.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import {
  deleteKitchenDisplay,
  findKitchenDisplay,
  findRestaurantName,
  insertKitchenDisplay,
  listKitchenDisplays,
  type NewKitchenDisplay,
  replaceDisplayCode,
  useDisplayCode,
} from './queries.ts'

export function registerKitchenDisplays(app: FastifyInstance, context: AppContext): void {
  const { database, clock, events } = context
  const { sql } = database
  const tryCode = createCodeAttempts(context, 'screen-code')

  serveEndpoint(app, startPairing, async ({ params: { restaurantId }, query, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const { code, expiresAt } = await changeRestaurant(context, restaurantId, tx =>
      replaceDisplayCode(tx, restaurantId, query.kind ?? 'floor', clock()),
    )
    return { code, expiresAt: expiresAt.toISOString() }
  })

  serveEndpoint(app, pairKitchenDisplay, async ({ body: { code, name }, address }, reply) => {
    const { secret, token } = newToken()
    const input = { name, token, formerToken: findDisplayToken(reply.request) }
    const paired = await tryCode(address, async () => (isScreenCode(code) ? pair(code, input) : null))
    if (!paired) throw problem('code-not-found')
    setDisplayToken(reply, secret)
    if (input.formerToken) events.emitLocal('sessions-ended', {})
    return paired
  })

  function pair(code: string, input: NewKitchenDisplay) {
    return inTransaction(database, async tx => {
      const now = clock()
      const pairing = await useDisplayCode(tx, code, now)
      if (!pairing) return null
      const { restaurantId } = pairing
      const screen = await insertKitchenDisplay(tx, pairing, input, now)
      return { restaurantId, restaurantName: await findRestaurantName(tx, restaurantId), screen }
    })
  }

  serveEndpoint(app, getOwnKitchenDisplay, async ({ session: { restaurantId, role, token } }) => ({
    restaurantId,
    restaurantName: await findRestaurantName(sql, restaurantId),
    screen: role !== 'owner' ? await findKitchenDisplay(sql, token) : null,
  }))

  serveEndpoint(app, getKitchenDisplays, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return listKitchenDisplays(sql, restaurantId)
  })

  serveEndpoint(app, removeKitchenDisplay, async ({ params: { restaurantId, screenId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    await deleteKitchenDisplay(sql, restaurantId, screenId)
    events.emitLocal('sessions-ended', {})
    return undefined
  })
}
