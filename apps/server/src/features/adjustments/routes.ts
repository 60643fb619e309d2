// The endpoints with which the staff lower a bill: its lines, and a void, comp or discount.

import { adjustBill, type BillLine, getBillLines } from '@tablemate/contract/adjustments.ts'
import { nameWithOptions } from '@tablemate/domain/menu/option-texts.ts'
import { oldestFirst, owedItems } from '@tablemate/domain/orders/order.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { requireOwnRestaurant } from '../../auth/require-session.ts'
import { changeOwnGroupIdempotently } from '../../group/change-own-group.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { loadGroup } from '../../group/load-group.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { adjust } from './adjust-bill.ts'

export function registerAdjustments(app: FastifyInstance, context: AppContext): void {
  const { database, clock } = context

  serveEndpoint(app, getBillLines, async ({ params: { restaurantId, groupId }, session }) => {
    requireOwnRestaurant(session, restaurantId)
    const loaded = await loadGroup(database.sql, groupId, clock())
    if (loaded?.group.restaurantId !== restaurantId) throw problem('group-not-found')
    return linesOf(loaded)
  })

  serveEndpoint(app, adjustBill, async ({ params, body, device, session, idempotencyKey }) => {
    requireOwnRestaurant(session, params.restaurantId)
    return changeOwnGroupIdempotently(
      context,
      { ...params, device, idempotencyKey, afterClose: 'allowed' },
      locked => adjust(locked, session, body, clock()),
    )
  })
}

function linesOf({ orders, members }: LoadedGroup): BillLine[] {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]))
  return [...orders].sort(oldestFirst).flatMap(({ id, memberId, items }) =>
    items.flatMap((item, line) =>
      owedItems([item]).map(({ quantity, price, adjustments = [] }) => ({
        orderId: id,
        line,
        member: { id: memberId, name: nameOf.get(memberId) ?? '' },
        name: nameWithOptions(item),
        quantity,
        total: quantity * price,
        adjustments: [...adjustments],
      })),
    ),
  )
}
