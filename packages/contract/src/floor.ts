// Endpoints of the floor: what the staff do with a table's money, its seating, and the dishes that guests wrote themselves. The
// groups come with the board (kitchen.ts).

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, groupId, id, oneOf, optional, price, uuid } from './fields.ts'
import { payment } from './payments.ts'

export const decideOffMenu = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/off-menu/:orderId',
  summary:
    'Approve a dish that a guest wrote, at the guest’s price or another one, or refuse it. An approved dish becomes a separate order unless it is alone in its order',
  access: 'floor',
  params: z.object({ restaurantId: id, orderId: id }),
  body: z.object({
    groupId: optional(groupId),
    decision: oneOf(['approve', 'refuse']),
    /** The line as the staff saw it: its index in the order, its name, quantity and the guest's price. */
    item: z.int(because('wrong-type')).check(z.gte(0, because('too-small'))),
    name: z.string(because('wrong-type')),
    quantity: z.int(because('wrong-type')),
    price: z.int(because('wrong-type')),
    /** Absent: the guest's price. */
    newPrice: optional(price),
  }),
  status: 204,
  problems: [
    'seating-closed',
    'restaurant-not-found',
    'order-not-found',
    'off-menu-settled',
    'pin-required',
    'too-many-orders',
    'table-too-large',
    'below-collected',
  ],
})

export const takePayment = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/payments',
  summary: 'Record a payment in cash or by card: a member’s due, or everything that is due',
  access: 'floor',
  params: z.object({ restaurantId: id }),
  body: z.object({
    groupId,
    memberId: optional(id),
    method: oneOf(['cash', 'card']),
    /** The due that the staff saw. Refused when it has changed. With what a card page holds, the page is closed first. */
    amount: z.int(because('wrong-type')).check(z.gte(0, because('too-small'))),
    /** What they received, at least the due; the rest is a tip. Absent: exactly the due. */
    received: optional(z.int(because('wrong-type')).check(z.gte(0, because('too-small')))),
  }),
  reply: z.array(payment),
  status: 201,
  problems: ['restaurant-not-found', 'group-not-found', 'member-not-found', 'due-changed', 'being-paid'],
  idempotent: true,
})

export const undoPayment = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/payments/:paymentId/undo',
  summary:
    'Undo a payment that the staff took, with all that they took at once, within 10 minutes and unless somebody has paid on the strength of it',
  access: 'floor',
  params: z.object({ restaurantId: id, paymentId: id }),
  body: z.object({ groupId }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found', 'payment-not-found', 'undo-too-late', 'paid-since'],
})

export const closeSeating = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/close',
  summary:
    'Close a seating: the next scan of the table’s code opens another one. Its open tickets stay in the kitchen, marked as left, or with `tickets=cancel` they are refused, without those that are paid. A repetition with `tickets=cancel` cancels what is still open',
  access: 'floor',
  params: z.object({ restaurantId: id, groupId }),
  query: z.object({ tickets: optional(oneOf(['keep', 'cancel'])) }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found', 'below-collected', 'pin-required'],
})

export const sendUnsent = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/send',
  summary: 'Send to the kitchen what a seating ordered while the kitchen took no orders',
  access: 'floor',
  params: z.object({ restaurantId: id, groupId }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found', 'seating-closed', 'ordering-off'],
})

export const moveSeating = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/move',
  summary: 'Move a party to another, free table; one whose seating was closed sits again',
  access: 'floor',
  params: z.object({ restaurantId: id, groupId }),
  body: z.object({ tableId: id }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found', 'table-not-found', 'table-occupied'],
})

export const moveMembers = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/members/move',
  summary:
    'Move members with their orders: all of them to join two parties, some to split one. `toTableId` is a free table, `toGroupId` another party. A name that is taken there gets a number. Nobody moves who has paid or was paid for, or shares an order that somebody has paid for; nobody at all once somebody has paid in a split that is not by items',
  access: 'floor',
  params: z.object({ restaurantId: id, groupId }),
  body: z
    .object({
      memberIds: z
        .array(id, because('wrong-type'))
        .check(z.minLength(1, because('required')), z.maxLength(limits.membersPerGroup, because('too-long'))),
      /** To undo a move: of those whose name got a number then, the number goes again if their name is free. */
      numbered: optional(
        z.array(id, because('wrong-type')).check(z.maxLength(limits.membersPerGroup, because('too-long'))),
      ),
      toTableId: optional(id),
      toGroupId: optional(groupId),
    })
    .check(
      z.refine(({ toTableId, toGroupId }) => toTableId !== null || toGroupId !== null, {
        error: 'required',
        path: ['toTableId'],
      }),
      z.refine(({ toTableId, toGroupId }) => toTableId === null || toGroupId === null, {
        error: 'contradictory',
        path: ['toTableId'],
      }),
    ),
  /** The group in which they are now, and whose names got a number. */
  reply: z.object({ groupId: uuid, numbered: z.array(z.int()) }),
  status: 200,
  problems: [
    'restaurant-not-found',
    'group-not-found',
    'seating-closed',
    'table-not-found',
    'table-occupied',
    'other-currency',
    'member-not-found',
    'already-paid',
    'being-paid',
    'below-collected',
    'too-many-members',
    'too-many-orders',
    'table-too-large',
  ],
})

export const moveOrder = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/orders/:orderId/move',
  summary:
    'Give an order to another member of the party, or of `toGroupId`, unless somebody has paid for it, or, to another party, has paid in a split that is not by items',
  access: 'floor',
  params: z.object({ restaurantId: id, groupId, orderId: id }),
  body: z.object({ memberId: id, toGroupId: optional(groupId) }),
  status: 204,
  problems: [
    'restaurant-not-found',
    'group-not-found',
    'seating-closed',
    'order-not-found',
    'other-currency',
    'member-not-found',
    'already-paid',
    'being-paid',
    'below-collected',
    'too-many-orders',
    'table-too-large',
  ],
})
