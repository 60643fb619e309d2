// The live table: one schema for the fetched reply and for the events of the stream.

import * as z from 'zod/mini'
import { bill } from './bills.ts'
import { cardPayment } from './card-payments.ts'
import { endpoint } from './endpoint.ts'
import { groupId } from './fields.ts'
import { group, member } from './groups.ts'
import { ownServiceRequest } from './kitchen.ts'
import { order } from './orders.ts'
import { payment } from './payments.ts'

/** Everything a phone shows of its table. The revision grows with every change. */
export const groupState = z.object({
  revision: z.int(),
  group,
  members: z.array(member),
  orders: z.array(order),
  bill,
  payments: z.array(payment),
  cardPayments: z.array(cardPayment),
  /** Requests to the staff that are not done yet; null: the restaurant receives no requests from this group. */
  requests: z.nullable(z.array(ownServiceRequest)),
})
export type GroupState = z.infer<typeof groupState>

/** The changes after revision `since`: changed orders one by one, other parts as a whole if they changed. */
export const groupChange = z.object({
  since: z.int(),
  revision: z.int(),
  group: z.optional(group),
  members: z.optional(z.array(member)),
  orders: z.object({ changed: z.array(order), removed: z.array(z.int()) }),
  bill,
  payments: z.optional(z.array(payment)),
  cardPayments: z.optional(z.array(cardPayment)),
  requests: z.optional(z.nullable(z.array(ownServiceRequest))),
})
export type GroupChange = z.infer<typeof groupChange>

/** The events of the stream by name, with their JSON data. 'beat' only shows that the stream is alive. */
export interface GroupEvents {
  state: GroupState
  change: GroupChange
  /** The menu of the group's restaurant changed. */
  menu: Record<string, never>
  /** The stream ends for this device: the group's 24 hours have passed, or its member left or was removed. */
  gone: Record<string, never>
  beat: Record<string, never>
}

/** The interval of 'beat' events when no other event comes. A phone that receives nothing for twice as long reconnects. */
export const beatMs = 15_000

export const getGroupState = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/table',
  summary: 'The whole table, as in the first event of the live stream',
  access: 'group',
  params: z.object({ groupId }),
  reply: groupState,
  status: 200,
  problems: ['group-not-found'],
})

export const watchGroup = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/events',
  summary:
    'Server-sent events: first "state" with the whole table, then "change" for every change, each with a revision; "menu" when that of the restaurant changed',
  access: 'group',
  params: z.object({ groupId }),
  status: 200,
  problems: ['group-not-found', 'too-many-requests'],
})
