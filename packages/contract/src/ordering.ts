// Endpoint and schema of whether and how orders reach a restaurant's kitchen.

import { orderingModes } from '@tablemate/domain/kitchen/ticket.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { offMenuChoices } from '@tablemate/domain/menu/menu-price.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { base, because, id, oneOf, optional } from './fields.ts'

export const ordering = z.object({
  mode: z.enum(orderingModes),
  /** Whether the kitchen accepts no orders at present. */
  isPaused: z.boolean(),
  /** Minutes after which an order that is not ready is late. */
  lateAfter: z.int(),
  /** What happens with dishes that guests write themselves. */
  offMenu: z.enum(offMenuChoices),
})
export type Ordering = z.infer<typeof ordering>

export const changeOrdering = endpoint({
  method: 'PUT',
  path: '/api/restaurants/me/ordering',
  summary:
    'Set whether orders reach the kitchen, pause them, when they are late, and whether guests may write dishes themselves; absent fields stay',
  access: 'restaurant',
  body: z.object({
    mode: optional(oneOf(orderingModes)),
    offMenu: optional(oneOf(offMenuChoices)),
    isPaused: optional(z.boolean(because('wrong-type'))),
    lateAfter: optional(
      z
        .int(because('wrong-type'))
        .check(
          z.gte(limits.lateAfterLeast, because('too-small')),
          z.lte(limits.lateAfter, because('too-large')),
        ),
    ),
    base,
  }),
  reply: ordering,
  status: 200,
  problems: ['changed-meanwhile'],
})

export const pauseOrdering = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/pause',
  summary: 'Pause the orders of guests, or accept them again',
  access: 'staff',
  params: z.object({ restaurantId: id }),
  body: z.object({ isPaused: z.boolean(because('wrong-type')) }),
  status: 204,
  problems: ['restaurant-not-found'],
})
