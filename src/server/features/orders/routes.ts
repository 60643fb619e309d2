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
import { placeOrder } from './place-order.ts'
import { insertOrders } from './queries.ts'
import { understand } from './understand.ts'

export function registerOrders(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const nextId = createIdBlock(database.sql, 'order_ids')
  const write = createOrderDesk((slot, orders) => insertOrders(database.sql, slot, orders))

  serveEndpoint(app, placing, async ({ body, device, once }) => {
    const { groupId, memberId, items, transcription } = body
    const typed = items ?? []
    const order =
      typed.length > 0
        ? { items: typed, notUnderstood: [] }
        : await understand(database.sql, { groupId, transcription })
    return placeOrder(
      house,
      { groupId, memberId, transcription, ...order },
      { device, once },
      { id: await nextId(), write },
    )
  })

  serveEndpoint(app, changing, ({ params, body, device }) =>
    changeOrder(house, params.orderId, body.items, device),
  )

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
