// Endpoints and schemas of whether, when and how orders reach a restaurant's kitchen.

import { dayStarts, overlapping, periodsPerDay, weekdays } from '@tablemate/domain/day/opening-hours.ts'
import { orderingModes } from '@tablemate/domain/kitchen/ticket.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { offMenuChoices } from '@tablemate/domain/menu/menu-price.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { base, because, id, instant, oneOf, optional, yesOrNo } from './fields.ts'

export const ordering = z.object({
  mode: z.enum(orderingModes),
  /** Whether the kitchen accepts no orders at present. */
  isPaused: z.boolean(),
  /** Minutes after which an order that is not ready is late. */
  lateAfter: z.int(),
  /** What happens with dishes that guests write themselves. */
  offMenu: z.enum(offMenuChoices),
  /** Whether courses after the first wait until the staff fire them. What waits when this is switched off still waits for them. */
  coursesWait: z.boolean(),
})
export type Ordering = z.infer<typeof ordering>

export const changeOrdering = endpoint({
  method: 'PUT',
  path: '/api/restaurants/me/ordering',
  summary:
    'Set whether orders reach the kitchen, pause them, when they are late, whether guests may write dishes themselves, and whether courses wait for the staff; absent fields stay',
  access: 'restaurant',
  body: z.object({
    mode: optional(oneOf(orderingModes)),
    offMenu: optional(oneOf(offMenuChoices)),
    coursesWait: optional(z.boolean(because('wrong-type'))),
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
  summary: 'Pause the orders of guests until the end of the business day at most, or accept them again',
  access: 'staff',
  params: z.object({ restaurantId: id }),
  body: z.object({ isPaused: z.boolean(because('wrong-type')) }),
  status: 204,
  problems: ['restaurant-not-found'],
})

/** Whether the restaurant takes orders, and when that changes; null: not within two years. */
export const opening = z.object({ isOpen: z.boolean(), changesAt: z.nullable(instant) })

const clockTime = z
  .string(because('wrong-type'))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('malformed')))

const period = z.object({
  /** Monday is 1. */
  weekday: z.literal(weekdays, because('not-an-option')),
  from: clockTime,
  /** Not later than `from`: of the next day. */
  to: clockTime,
})

/** Of the restaurant's clocks. */
export const openingHours = z.object({
  /** When the business day begins, with which pauses and what is sold out until tomorrow end. */
  dayStartsAt: z.enum(dayStarts),
  /** None: it takes orders at any time, except on closed dates. */
  periods: z.array(period),
  /** `2026-12-25`: no period begins on these dates. */
  closedDates: z.array(z.string()),
  /** Orders end so many minutes before the end of a period. */
  lastOrders: z.int(),
})
export type StoredOpeningHours = z.infer<typeof openingHours>

export const changeOpeningHours = endpoint({
  method: 'PUT',
  path: '/api/restaurants/me/hours',
  summary: 'Set when the restaurant takes orders; absent fields stay',
  access: 'restaurant',
  body: z.object({
    dayStartsAt: optional(oneOf(dayStarts)),
    periods: optional(
      z.array(period, because('wrong-type')).check(
        z.maxLength(limits.openingPeriods, because('too-long')),
        z.refine(
          periods =>
            weekdays.every(day => periods.filter(({ weekday }) => weekday === day).length <= periodsPerDay),
          because('too-long'),
        ),
        z.refine(periods => overlapping(periods).length === 0, because('contradictory')),
      ),
    ),
    closedDates: optional(
      z
        .array(z.iso.date(because('malformed')), because('wrong-type'))
        .check(z.maxLength(limits.closedDates, because('too-long'))),
    ),
    lastOrders: optional(
      z
        .int(because('wrong-type'))
        .check(z.gte(0, because('too-small')), z.lte(limits.lastOrders, because('too-large'))),
    ),
    base,
  }),
  reply: openingHours,
  status: 200,
  problems: ['changed-meanwhile'],
})

export const openByHand = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/opening',
  summary: 'Open or close until the end of the business day; null: by the hours again',
  access: 'staff',
  params: z.object({ restaurantId: id }),
  body: z.object({ isOpen: z.nullable(yesOrNo) }),
  status: 204,
  problems: ['restaurant-not-found'],
})
