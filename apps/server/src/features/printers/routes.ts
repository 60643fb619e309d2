// The endpoints of the owner's ticket printers, and the routes that the printers call.

import {
  addPrinter,
  changePrinter,
  getPrinters,
  removePrinter,
  renewPrinterUrl,
  testPrinter,
} from '@tablemate/contract/printers.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { newToken } from '../../auth/session-cookie.ts'
import { publicOriginOf } from '../../http/canonical-host.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { markOrdersSeen } from '../kitchen/queries.ts'
import {
  deletePrinter,
  insertPrinter,
  listPrinters,
  lockPrinter,
  replaceToken,
  requestTest,
  updatePrinter,
} from './printer-rows.ts'
import type { TicketListener } from './printer-tickets.ts'
import { orderOfBills, switchOffTickets, type TicketOrder } from './queries.ts'
import { servePrinters } from './serve-printers.ts'

export function registerPrinters(app: FastifyInstance, context: AppContext): void {
  const { config, database, clock, events } = context
  const listener = listenerOf(context)
  const { sql } = database

  serveEndpoint(app, getPrinters, async ({ session, params: { restaurantId } }) => {
    requireOwnRestaurant(session, restaurantId)
    return listPrinters(sql, restaurantId, clock())
  })

  serveEndpoint(app, addPrinter, async ({ session, params: { restaurantId }, body }, { request }) => {
    requireOwnRestaurant(session, restaurantId)
    const { secret, token } = newToken()
    const printer = await changeRestaurant(context, restaurantId, tx =>
      insertPrinter(tx, restaurantId, body, token, clock()),
    )
    events.announce('kitchen-changed', { restaurantId })
    return { printer, url: urlOf(request, secret) }
  })

  serveEndpoint(app, changePrinter, async ({ session, params: { restaurantId, printerId }, body }) => {
    requireOwnRestaurant(session, restaurantId)
    const { printer, dead } = await changeRestaurant(context, restaurantId, async tx => {
      const now = clock()
      await lockPrinter(tx, restaurantId, printerId)
      const dead = body.isEnabled !== false ? [] : await switchOffTickets(tx, printerId, now)
      return { printer: await updatePrinter(tx, restaurantId, printerId, body, now), dead }
    })
    if (dead.length > 0) listener.onDead(dead)
    events.announce('kitchen-changed', { restaurantId })
    return printer
  })

  serveEndpoint(
    app,
    renewPrinterUrl,
    async ({ session, params: { restaurantId, printerId } }, { request }) => {
      requireOwnRestaurant(session, restaurantId)
      const { secret, token } = newToken()
      const printer = await changeRestaurant(context, restaurantId, async tx => {
        await lockPrinter(tx, restaurantId, printerId)
        return replaceToken(tx, printerId, token, clock())
      })
      return { printer, url: urlOf(request, secret) }
    },
  )

  serveEndpoint(app, removePrinter, async ({ session, params: { restaurantId, printerId } }) => {
    requireOwnRestaurant(session, restaurantId)
    const dead = await changeRestaurant(context, restaurantId, async tx => {
      await lockPrinter(tx, restaurantId, printerId)
      const dead = await switchOffTickets(tx, printerId, clock())
      await deletePrinter(tx, printerId)
      return dead
    })
    if (dead.length > 0) listener.onDead(dead)
    return undefined
  })

  serveEndpoint(app, testPrinter, async ({ session, params: { restaurantId, printerId } }) => {
    requireOwnRestaurant(session, restaurantId)
    await requestTest(sql, restaurantId, printerId, clock())
    return undefined
  })

  servePrinters(app, context, listener)

  /** The URL to enter at the printer. */
  function urlOf(request: FastifyRequest, secret: string): string {
    return `${publicOriginOf(request, config)}/print/${secret}`
  }
}

/** A printed order counts as seen by the kitchen; boards show what was not printed. */
function listenerOf(context: AppContext): TicketListener {
  const { events, log } = context
  const markSeen = ({ restaurantId, groupId, orderId }: TicketOrder) =>
    markOrdersSeen(context, restaurantId, [{ groupId, orderId }])
  return {
    onSent: order => {
      if (order.orderId === orderOfBills) return
      markSeen(order).catch(error =>
        log.warn({ code: (error as { code?: string }).code }, 'a printed order is not marked as seen'),
      )
    },
    onDead: orders => {
      for (const restaurantId of new Set(orders.map(order => order.restaurantId)))
        events.announce('deliveries-changed', { restaurantId })
    },
  }
}
