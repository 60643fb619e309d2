// Orders: place, change, cancel, list, sum up.

import type { FastifyInstance } from 'fastify'
import {
  cancelOrder as cancelling,
  changeOrder as changing,
  getOrders,
  getSummary,
  placeOrder as placing,
} from '#contract/orders.ts'
import { summarise } from '#domain/order-summary.ts'
import { createIdBlock } from '../../db/id-blocks.ts'
import type { House } from '../../house.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { requireTable } from '../live/queries.ts'
import { cancelOrder, changeOrder } from './change-order.ts'
import { createOrderDesk } from './order-desk.ts'
import { createPlacing } from './place-order.ts'
import { findHeld, insertOrders } from './queries.ts'
import { createUnderstanding } from './understand.ts'
import { openApart } from './understand-apart.ts'

export function registerOrders(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const nextId = createIdBlock(database.sql, 'order_ids')
  const write = createOrderDesk({
    insert: (...batch) => insertOrders(database.sql, ...batch),
    findHeld: (...which) => findHeld(database.sql, ...which),
  })
  const apart = openApart(house.log)
  app.addHook('onClose', () => apart.close())
  const understand = createUnderstanding(database.sql, apart)
  const placeOrder = createPlacing({ ...house, nextId, write, understand })

  serveEndpoint(app, placing, ({ body, device, once }) => {
    const { groupId, memberId, items, transcription, note } = body
    const wanted = { groupId, memberId, items: items ?? [], transcription, note: note ?? '' }
    return placeOrder(wanted, { device, once })
  })

  serveEndpoint(app, changing, ({ params, body, device }) => changeOrder(house, params.orderId, body, device))

  serveEndpoint(app, cancelling, async ({ params, device }) => {
    await cancelOrder(house, params.orderId, device)
    return undefined
  })

  serveEndpoint(app, getOrders, async ({ params, device }) => {
    const { orders } = await requireTable(database.sql, params.groupId, device, clock())
    return orders
  })

  serveEndpoint(app, getSummary, async ({ params, device }) => {
    const { group, members, orders } = await requireTable(database.sql, params.groupId, device, clock())
    return { group, ...summarise(members, orders) }
  })
}
