// Orders: what a member asked for, and what the table comes to.

import * as z from 'zod/mini'
import { refusalReasons, ticketStates } from '#domain/kitchen/ticket.ts'
import { limits } from '#domain/limits.ts'
import { unplacedReasons } from '#domain/orders/order.ts'
import { utf8Length } from '#domain/utf8-length.ts'
import { endpoint } from './endpoint.ts'
import {
  because,
  changed,
  freeText,
  groupId,
  id,
  instant,
  minor,
  optional,
  orderItem,
  transcription,
  uuid,
} from './fields.ts'
import { group } from './groups.ts'

const itemsOf = <T extends z.ZodMiniType>(item: T) =>
  z.array(item, because('wrong-type')).check(
    z.maxLength(limits.itemsPerOrder, because('too-long')),
    z.refine(items => bytesOf(items) <= limits.orderBytes, because('too-long')),
  )

/** Everybody at the table is sent it again and again. */
const bytesOf = (items: readonly unknown[]) => utf8Length(JSON.stringify(items))
const note = freeText(limits.orderNote)

export const order = z.object({
  id: z.int(),
  groupId: uuid,
  memberId: z.int(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      price: minor,
      modifications: z.optional(z.string()),
      /** Of a spoken dish: 'name' where others on the menu fitted as well, 'price' where none was said. */
      doubt: z.optional(z.enum(['name', 'price'])),
      /** The table has a menu, which does not have this dish. */
      isOffMenu: z.optional(z.literal(true)),
      /** The staff refused it: it costs nothing. */
      refused: z.optional(z.object({ reason: z.enum(refusalReasons), message: z.string() })),
    }),
  ),
  transcription: z.string(),
  /** What the kitchen should know beside the dishes: "no rush". */
  note: z.string(),
  /**
   * The stretches of the transcript that nothing was ordered by: UTF-16 units, end exclusive. They stay until the diner
   * dismisses them.
   */
  notUnderstood: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      /** It names a dish that cannot be had. */
      isSoldOut: z.optional(z.literal(true)),
      reason: z.optional(z.enum(unplacedReasons)),
    }),
  ),
  total: minor,
  createdAt: instant,
  /**
   * 'incomplete': what was said is kept, its dishes are for the diner to fill in. 'cancelled': only as the answer to a
   * sentence that took the whole order back.
   */
  state: z.enum(['placed', 'incomplete', 'cancelled']),
  /** Covered by a payment: it can no longer be changed. */
  isPaid: z.boolean(),
  /** How far the kitchen is with it: the least advanced of its tickets; null where orders do not reach the restaurant. */
  kitchen: z.nullable(z.enum(ticketStates)),
  /** Whether a board of the restaurant has shown it. */
  isSeen: z.boolean(),
})
export type Order = z.infer<typeof order>

/** A total that comes with an order is not believed, so it is not read. */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Place an order: items, or a transcript of what was said; what is on the menu costs what the menu says. A transcript that corrects the speaker’s last order ("make that two") changes that order and answers it',
  access: 'member',
  body: z
    .object({
      groupId,
      memberId: id,
      items: optional(itemsOf(orderItem)),
      transcription,
      note: optional(note),
    })
    .check(
      z.refine(body => (body.items?.length ?? 0) > 0 || body.transcription !== '', {
        error: 'required',
        path: ['items'],
      }),
    ),
  reply: order,
  status: 201,
  problems: [
    'group-not-found',
    'not-your-member',
    'too-many-orders',
    'table-too-large',
    'sold-out',
    'ordering-paused',
    'too-many-requests',
  ],
  idempotent: true,
})

export const changeOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId',
  summary:
    'Change one’s own order or a guest’s, while it is not paid: its items, its note, what of the transcript still stands as not understood; what is left out stays as it was',
  access: 'member',
  params: z.object({ orderId: id }),
  body: z
    .object({
      items: optional(
        itemsOf(
          z.extend(orderItem, {
            /** Its diner has looked at it: what was in doubt of it is not any longer. */
            isConfirmed: optional(z.boolean(because('wrong-type'))),
          }),
        ).check(z.minLength(1, because('required'))),
      ),
      note: changed(note),
      /** Those that stay; what is not among the order's own is ignored. */
      notUnderstood: optional(
        z
          .array(z.object({ start: z.int(), end: z.int() }), because('wrong-type'))
          .check(z.maxLength(limits.transcription, because('too-long'))),
      ),
    })
    .check(
      z.refine(body => body.items !== null || body.note !== undefined || body.notUnderstood !== null, {
        error: 'required',
        path: ['items'],
      }),
    ),
  reply: order,
  status: 200,
  problems: [
    'order-not-found',
    'group-not-found',
    'not-your-member',
    'already-paid',
    'in-the-kitchen',
    'below-collected',
    'sold-out',
    'table-too-large',
    'too-many-requests',
  ],
})

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/api/orders/:orderId',
  summary: 'Cancel one’s own order or a guest’s, while it is not paid',
  access: 'member',
  params: z.object({ orderId: id }),
  status: 204,
  problems: [
    'order-not-found',
    'group-not-found',
    'not-your-member',
    'already-paid',
    'in-the-kitchen',
    'below-collected',
  ],
})

export const getOrders = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/orders',
  summary: 'Every order of the table, oldest first',
  access: 'table',
  params: z.object({ groupId }),
  reply: z.array(order),
  status: 200,
  problems: ['group-not-found'],
})

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/summary',
  summary: 'Who ordered what, and what it comes to',
  access: 'table',
  params: z.object({ groupId }),
  reply: z.object({
    group,
    members: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        itemCount: z.int(),
        total: minor,
        orders: z.array(order),
      }),
    ),
    totalAmount: minor,
    totalItems: z.int(),
    memberCount: z.int(),
  }),
  status: 200,
  problems: ['group-not-found'],
})
