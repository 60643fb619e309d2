// The endpoints of orders: place, change, cancel, list, summarise.

import {
  cancelOrder as cancelOrderEndpoint,
  changeOrder as changeOrderEndpoint,
  getOrders,
  getSummary,
  placeOrder as placeOrderEndpoint,
  shareItem as shareItemEndpoint,
} from '@tablemate/contract/orders.ts'
import { placeRound as placeRoundEndpoint } from '@tablemate/contract/rounds.ts'
import { summarise } from '@tablemate/domain/orders/order-summary.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { createIdAllocator } from '../../db/id-allocator.ts'
import { withLinkKey } from '../../group/group-links.ts'
import { requireGroup } from '../../group/load-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { createBatchWriter } from './batch-writer.ts'
import { cancelOrder, changeOrder, shareItem } from './change-order.ts'
import { insertOrders } from './insert-orders.ts'
import { withinByteLimits } from './order-byte-limits.ts'
import { createUnderstand } from './parse-transcript.ts'
import { createPlaceOrder } from './place-order.ts'
import { placeRound } from './place-round.ts'

export function registerOrders(app: FastifyInstance, context: AppContext): void {
  const { database, clock, sign } = context
  const nextId = createIdAllocator(database.sql, 'order_ids')
  const write = createBatchWriter((...batch) => insertOrders(database.sql, ...batch))
  const understand = createUnderstand(database.sql)
  const placeOrder = createPlaceOrder({ ...context, nextId, write, understand })

  serveEndpoint(app, placeOrderEndpoint, ({ body, device, address, idempotencyKey }) => {
    const { groupId, memberId, items, transcription, note, acceptPrices } = body
    const input = {
      ...{ groupId, memberId, items: items ?? [], transcription, note: note ?? '' },
      acceptPrices: acceptPrices ?? false,
    }
    return withinByteLimits(
      context.rateLimits,
      { device, address },
      () => body,
      () => placeOrder(input, { device, idempotencyKey }),
    )
  })

  serveEndpoint(app, placeRoundEndpoint, ({ params, body, session, device, address, idempotencyKey }) => {
    const { restaurantId } = params
    requireOwnRestaurant(session, restaurantId)
    return withinByteLimits(
      context.rateLimits,
      { device, address },
      () => body,
      () => placeRound({ ...context, nextId }, { restaurantId, device, idempotencyKey }, body),
    )
  })

  serveEndpoint(app, changeOrderEndpoint, ({ params, body, device, address }) =>
    withinByteLimits(
      context.rateLimits,
      { device, address },
      () => body,
      () => changeOrder(context, params.orderId, body, device),
    ),
  )

  serveEndpoint(app, shareItemEndpoint, ({ params, body, device, address }) =>
    withinByteLimits(
      context.rateLimits,
      { device, address },
      order => order.items,
      () => shareItem(context, params.orderId, body, device),
    ),
  )

  serveEndpoint(app, cancelOrderEndpoint, async ({ params, device }) => {
    await cancelOrder(context, params.orderId, device)
    return undefined
  })

  serveEndpoint(app, getOrders, async ({ params, device }) => {
    const { orders } = await requireGroup(database.sql, params.groupId, device, clock())
    return orders
  })

  serveEndpoint(app, getSummary, async ({ params, device }) => {
    const { group, members, orders } = await requireGroup(database.sql, params.groupId, device, clock())
    return { group: withLinkKey(group, sign), ...summarise(members, orders) }
  })
}
