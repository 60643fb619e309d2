// How a restaurant's tables do, in numbers alone.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

const count = z.int()

export const statistics = z.object({
  /** Dishes on its menu, those that are sold out included. */
  menuItems: count,
  /** Tables that live now. */
  activeGroups: count,
  /** Placed today and not cancelled, those of tables that have ended since included. */
  todaysOrders: count,
  /** The last 7 days of the restaurant's time zone, oldest first; the last is today. */
  days: z.array(
    z.object({
      /** `2026-11-21` */
      day: z.iso.date(),
      /** Tables that began on it. */
      groups: count,
      /** Placed on it and not cancelled. */
      orders: count,
    }),
  ),
})
export type Statistics = z.infer<typeof statistics>

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/statistics',
  summary: 'How the restaurant’s tables do: now, today and in the last 7 days',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  reply: statistics,
  status: 200,
  problems: ['restaurant-not-found'],
})
