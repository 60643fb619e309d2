// The endpoints of the staff's tablets: the owner creates a code, a tablet pairs with it, the owner removes the tablet.

import {
  getOwnScreen,
  getScreens,
  pairScreen,
  removeScreen,
  startPairing,
} from '@tablemate/contract/paired-screens.ts'
import { isScreenCode } from '@tablemate/domain/groups/group-code.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { createCodeAttempts } from '../../auth/code-attempts.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { findScreenToken, setScreenToken } from '../../auth/screen-cookie.ts'
import { newToken } from '../../auth/session-cookie.ts'
import { inTransaction } from '../../db/transaction.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import {
  deleteScreen,
  findRestaurantName,
  findScreen,
  insertScreen,
  listScreens,
  type NewScreen,
  replaceScreenCode,
  useScreenCode,
} from './queries.ts'

export function registerScreens(app: FastifyInstance, context: AppContext): void {
  const { database, clock, events } = context
  const { sql } = database
  const tryCode = createCodeAttempts(context, 'screen-code')

  serveEndpoint(app, startPairing, async ({ params: { restaurantId }, query, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const { code, expiresAt } = await changeRestaurant(context, restaurantId, tx =>
      replaceScreenCode(tx, restaurantId, query.kind ?? 'floor', clock()),
    )
    return { code, expiresAt: expiresAt.toISOString() }
  })

  serveEndpoint(app, pairScreen, async ({ body: { code, name }, address }, reply) => {
    const { secret, token } = newToken()
    const input = { name, token, formerToken: findScreenToken(reply.request) }
    const paired = await tryCode(address, async () => (isScreenCode(code) ? pair(code, input) : null))
    if (!paired) throw problem('code-not-found')
    setScreenToken(reply, secret)
    if (input.formerToken) events.emitLocal('sessions-ended', {})
    return paired
  })

  function pair(code: string, input: NewScreen) {
    return inTransaction(database, async tx => {
      const now = clock()
      const pairing = await useScreenCode(tx, code, now)
      if (!pairing) return null
      const { restaurantId } = pairing
      const screen = await insertScreen(tx, pairing, input, now)
      return { restaurantId, restaurantName: await findRestaurantName(tx, restaurantId), screen }
    })
  }

  serveEndpoint(app, getOwnScreen, async ({ session: { restaurantId, role, token } }) => ({
    restaurantId,
    restaurantName: await findRestaurantName(sql, restaurantId),
    screen: role !== 'owner' ? await findScreen(sql, token) : null,
  }))

  serveEndpoint(app, getScreens, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    return listScreens(sql, restaurantId)
  })

  serveEndpoint(app, removeScreen, async ({ params: { restaurantId, screenId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    await deleteScreen(sql, restaurantId, screenId)
    events.emitLocal('sessions-ended', {})
    return undefined
  })
}
