// Endpoint and schema of a restaurant's statistics: counts only.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currency, id, minor } from './fields.ts'

const count = z.int()

export const statistics = z.object({
  /** Dishes on the menu, including sold-out ones. */
  menuItems: count,
  /** Seatings on the floor now. */
  activeGroups: count,
  /** Orders placed today and not cancelled, including those of groups that have ended. */
  todaysOrders: count,
  /** What the seatings that closed today still owe. */
  unpaidToday: z.array(z.object({ currency, amount: minor })),
  /** The last 7 days of the restaurant's time zone, oldest first; the last is today. */
  days: z.array(
    z.object({
      /** `2026-11-21` */
      day: z.iso.date(),
      /** Groups that started on this day. */
      groups: count,
      /** Orders placed on this day and not cancelled. */
      orders: count,
    }),
  ),
})
export type Statistics = z.infer<typeof statistics>

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/statistics',
  summary: 'Counts of the restaurant’s dishes, groups and orders: now, today and in the last 7 days',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  reply: statistics,
  status: 200,
  problems: ['restaurant-not-found'],
})
