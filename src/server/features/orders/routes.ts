// Orders: place, change, cancel, list, sum up.

import type { FastifyInstance } from 'fastify'
import {
  cancelOrder as cancelling,
  changeOrder as changing,
  getOrders,
  getSummary,
  placeOrder as placing,
} from '#contract/orders.ts'
import { summarise } from '#domain/orders/order-summary.ts'
import type { AppContext } from '../../app-context.ts'
import { createIdAllocator } from '../../db/id-allocator.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { withLinkKey } from '../../table/group-links.ts'
import { requireTable } from '../../table/load-table.ts'
import { createBatchWriter } from './batch-writer.ts'
import { cancelOrder, changeOrder } from './change-order.ts'
import { withinByteLimits } from './order-byte-limits.ts'
import { createPlacing } from './place-order.ts'
import { findLocked, insertOrders } from './queries.ts'
import { createUnderstanding } from './understand.ts'
import { openSpeechWorkers } from './understand-off-thread.ts'

export function registerOrders(app: FastifyInstance, context: AppContext): void {
  const { database, clock, sign } = context
  const nextId = createIdAllocator(database.sql, 'order_ids')
  const write = createBatchWriter({
    insert: (...batch) => insertOrders(database.sql, ...batch),
    findLocked: (...which) => findLocked(database.sql, ...which),
  })
  const speechWorkers = openSpeechWorkers(context.log)
  app.addHook('onClose', () => speechWorkers.close())
  const understand = createUnderstanding(database.sql, speechWorkers)
  const placeOrder = createPlacing({ ...context, nextId, write, understand })

  serveEndpoint(app, placing, ({ body, device, address, idempotencyKey }) => {
    const { groupId, memberId, items, transcription, note } = body
    const input = { groupId, memberId, items: items ?? [], transcription, note: note ?? '' }
    return withinByteLimits(context.byteLimits, { device, address }, body, () =>
      placeOrder(input, { device, idempotencyKey }),
    )
  })

  serveEndpoint(app, changing, ({ params, body, device, address }) =>
    withinByteLimits(context.byteLimits, { device, address }, body, () =>
      changeOrder(context, params.orderId, body, device),
    ),
  )

  serveEndpoint(app, cancelling, async ({ params, device }) => {
    await cancelOrder(context, params.orderId, device)
    return undefined
  })

  serveEndpoint(app, getOrders, async ({ params, device }) => {
    const { orders } = await requireTable(database.sql, params.groupId, device, clock())
    return orders
  })

  serveEndpoint(app, getSummary, async ({ params, device }) => {
    const { group, members, orders } = await requireTable(database.sql, params.groupId, device, clock())
    return { group: withLinkKey(group, sign), ...summarise(members, orders) }
  })
}
