// The endpoints of the board: get, watch, and its settings.

import { getBoard, markSeen, watchBoard } from '@tablemate/contract/kitchen.ts'
import {
  changeOpeningHours,
  changeOrdering,
  openByHand,
  pauseOrdering,
} from '@tablemate/contract/ordering.ts'
import { getStations, setStations } from '@tablemate/contract/stations.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import type { Session } from '../../auth/sessions.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { changeOpening, findHours, findOpeningAndCause } from '../../restaurant/opening.ts'
import { requireAct } from '../../restaurant/staff-acts.ts'
import { boardOf, boardOfKitchen } from './board.ts'
import { createBoardBroadcaster } from './board-broadcaster.ts'
import { loadBoardParts } from './load-board.ts'
import { markOrdersSeen } from './mark-seen.ts'
import { setByHand, updateHours } from './opening-hours.ts'
import { findOrdering, updateOrdering } from './ordering.ts'
import { replaceStations } from './set-stations.ts'
import { findKitchen } from './stations.ts'

/** Open boards per restaurant and node, times RATE_LIMIT_SCALE. */
const maxBoards = 20

export function registerBoard(app: FastifyInstance, context: AppContext): void {
  const { database, clock } = context
  const { sql } = database

  serveEndpoint(app, getBoard, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const now = clock()
    const board = boardOf(await loadBoardParts(sql, restaurantId, 'all', now), now.getTime())
    return session.role === 'kitchen' ? boardOfKitchen(board) : board
  })

  serveEndpoint(app, markSeen, async ({ params: { restaurantId }, body, session }) => {
    requireOwnRestaurant(session, restaurantId)
    await markOrdersSeen(context, restaurantId, body.orders)
    return undefined
  })

  serveEndpoint(app, getStations, async ({ params: { restaurantId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const found = await findKitchen(sql, restaurantId)
    if (!found) throw problem('restaurant-not-found')
    const ordering = await findOrdering(sql, restaurantId)
    return { ...found, ordering, opening: await findOpeningAndCause(sql, restaurantId, clock()) }
  })

  serveWatching(app, context)
  serveSettings(app, context)
}

function serveWatching(app: FastifyInstance, context: AppContext): void {
  const broadcaster = createBoardBroadcaster(context)
  context.metrics.watchStreams(broadcaster.size)
  // Streams never end by themselves, so they are closed before the server waits for running requests.
  app.addHook('preClose', async () => broadcaster.close())

  serveEndpoint(app, watchBoard, async ({ params, session }, reply) => {
    requireOwnRestaurant(session, params.restaurantId)
    const requireRoom = (count: number) => {
      if (count >= Math.max(1, maxBoards * context.config.rateLimitScale))
        throw problem('too-many-requests', { retryAfter: 5 })
    }
    await broadcaster.watch(session, requireRoom, onClose => openEventStream(reply, Math.random(), onClose))
    return undefined
  })
}

function serveSettings(app: FastifyInstance, context: AppContext): void {
  serveEndpoint(app, setStations, async ({ params: { restaurantId }, body, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const stations = await changeRestaurant(context, restaurantId, tx =>
      replaceStations(tx, restaurantId, body),
    )
    context.events.announce('kitchen-changed', { restaurantId })
    return stations
  })

  const change = async (session: Session, changes: Parameters<typeof updateOrdering>[2]) => {
    const { restaurantId } = session
    const { ordering, groups } = await changeRestaurant(context, restaurantId, async tx => {
      const now = context.clock()
      const actor = await requireAct(tx, session, 'pause', now)
      return updateOrdering(tx, actor, changes, now)
    })
    // First, so that an order after the phones' event begins by the new mode.
    context.events.announce('kitchen-changed', { restaurantId })
    for (const groupId of groups) context.events.announce('group-changed', { groupId })
    return ordering
  }

  serveEndpoint(app, changeOrdering, ({ body, session }) => change(session, body))

  serveEndpoint(app, pauseOrdering, async ({ params: { restaurantId }, body: { isPaused }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    await change(session, { isPaused, mode: null, lateAfter: null, offMenu: null, coursesWait: null })
    return undefined
  })

  serveEndpoint(app, changeOpeningHours, async ({ body, session: { restaurantId } }) => {
    await changeOpening(context, restaurantId, tx => updateHours(tx, restaurantId, body))
    return findHours(context.database.sql, restaurantId)
  })

  serveEndpoint(app, openByHand, async ({ params: { restaurantId }, body: { isOpen }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    await changeOpening(context, restaurantId, async (tx, now) =>
      setByHand(tx, await requireAct(tx, session, 'opening', now), isOpen, now),
    )
    return undefined
  })
}
