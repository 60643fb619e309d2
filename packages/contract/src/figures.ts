// Endpoints of a restaurant's figures and of the closes of its days. They contain no word of a diner.

import { figureActs } from '@tablemate/domain/day/figures.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { dayMs } from '@tablemate/domain/time.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, currency, id, instant, line, minor, optional } from './fields.ts'

const params = z.object({ restaurantId: id })
const count = z.int()

const dayReport = z.object({
  currency,
  sales: minor,
  orders: count,
  parties: count,
  items: z.array(z.object({ name: z.nullable(z.string()), category: z.string(), count, amount: minor })),
  options: z.array(z.object({ name: z.string(), menuItem: z.string(), count, amount: minor })),
  hours: z.array(z.object({ hour: z.int(), orders: count, amount: minor })),
  taxes: z.array(z.object({ rate: z.int(), isIncluded: z.boolean(), net: minor, tax: minor })),
  serviceFee: minor,
  tips: minor,
  ownTips: minor,
  payments: z.array(z.object({ method: z.string(), count, amount: minor, givenBack: minor })),
  acts: z.array(
    z.object({
      kind: z.enum(figureActs),
      reason: z.string(),
      staffName: z.string(),
      count,
      amount: minor,
    }),
  ),
  unpaid: z.object({ count, amount: minor }),
})

const day = z
  .string(because('wrong-type'))
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, because('malformed')), z.refine(isDay, because('malformed')))

function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** Days in one answer. */
export const mostFigureDays = 400

const figures = z.object({
  /** The present business day. */
  today: z.iso.date(),
  /** One for each currency in which something was sold, the main one first. */
  reports: z.array(dayReport),
  /** The days with figures, in the currency of the first report, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), sales: minor, orders: count, tips: minor })),
})
export type Figures = z.infer<typeof figures>

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/figures',
  summary:
    'The figures of business days, and the sales of each; without `from` and `to` those that no close contains yet. At most 400 days',
  access: 'restaurant',
  params,
  query: z.object({ from: optional(day), to: optional(day) }).check(
    z.refine(({ from, to }) => (from === null) === (to === null), {
      error: 'contradictory',
      path: ['to'],
    }),
    z.refine(
      ({ from, to }) =>
        from === null ||
        to === null ||
        (from <= to && Date.parse(to) - Date.parse(from) < mostFigureDays * dayMs),
      { error: 'contradictory', path: ['to'] },
    ),
  ),
  reply: figures,

  status: 200,
  problems: ['restaurant-not-found'],
})
const denomination = z.object({
  /** Of one note or coin, minor units. */
  value: z.int(because('wrong-type')).check(z.gte(1, because('too-small'))),
  count: z
    .int(because('wrong-type'))
    .check(z.gte(0, because('too-small')), z.lte(limits.countedNotes, because('too-large'))),
})

const dayClose = z.object({
  /** From 1, without a gap. */
  number: z.int(),
  /** The last business day that it contains. */
  day: z.iso.date(),
  closedAt: instant,
  /** null: the day was not closed by anybody, and closed by itself. */
  closedBy: z.nullable(z.string()),
  /** Of the cash: the restaurant's at that time. */
  currency,
  /** The cash, minor units; null: not counted. */
  counted: z.nullable(minor),
  denominations: z.nullable(z.array(denomination)),
  /** Why the cash differs. */
  note: z.nullable(z.string()),
  reports: z.array(dayReport),
})
export type DayClose = z.infer<typeof dayClose>

/** Closes in one reply. */
export const closesPerPage = 31

export const getDayCloses = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/closes',
  summary: `The closes of days, newest first, ${closesPerPage} at a time`,
  access: 'restaurant',
  params,
  query: z.object({
    /** The number of the last close of the page before. */
    before: optional(id),
  }),
  reply: z.array(dayClose),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const closeDay = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/closes',
  summary:
    'Close the day: what no close contains yet. `expected` is the cash as it was seen; if it is another one by now, nothing is closed. Cash that differs needs a note',
  access: 'restaurant',
  params,
  body: z.object({
    expected: z.int(because('wrong-type')),
    /** Absent: not counted. With denominations, their sum. */
    counted: optional(
      z
        .int(because('wrong-type'))
        .check(z.gte(0, because('too-small')), z.lte(limits.mostCash, because('too-large'))),
    ),
    denominations: optional(
      z
        .array(denomination, because('wrong-type'))
        .check(z.maxLength(limits.denominations, because('too-long'))),
    ),
    note: optional(line(limits.closeNote)),
  }),
  reply: dayClose,
  status: 201,
  problems: ['restaurant-not-found', 'cash-changed'],
  idempotent: true,
})
