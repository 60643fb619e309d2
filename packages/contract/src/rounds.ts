// The endpoint of a waiter's round: what the staff order at a table at once, for its members or for all of them together.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, dinerName, groupId, id, optional, orderItem, uuid } from './fields.ts'
import { acceptPrices, itemsOf, note } from './orders.ts'

const roundItem = z.extend(orderItem, {
  /** Whom it is for: a member, */
  memberId: optional(id),
  /** or one of `guests`, by its index. Neither: everyone at the table shares it. */
  guest: optional(z.int(because('wrong-type')).check(z.gte(0, because('too-small')))),
})

export const placeRound = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/rounds',
  summary:
    'Place a waiter’s round: add guests without a phone, and order dishes of the menu, one order per person. At `tableId` it joins the seating there, or opens one; `groupId` names a seating wherever it sits. It is placed while the guests’ ordering is paused, and admits the group to the kitchen. A guest whose name is taken gets a number',
  access: 'floor',
  params: z.object({ restaurantId: id }),
  body: z
    .object({
      tableId: optional(id),
      groupId: optional(groupId),
      /** The names of new guests. */
      guests: z
        .array(dinerName, because('wrong-type'))
        .check(z.maxLength(limits.membersPerGroup, because('too-long'))),
      items: itemsOf(roundItem),
      /** For the kitchen, on each order of the round. */
      note: optional(note),
      acceptPrices,
    })
    .check(
      z.refine(({ tableId, groupId }) => tableId !== null || groupId !== null, {
        error: 'required',
        path: ['tableId'],
      }),
      z.refine(({ tableId, groupId }) => tableId === null || groupId === null, {
        error: 'contradictory',
        path: ['tableId'],
      }),
      z.refine(({ guests, items }) => guests.length + items.length > 0, {
        error: 'required',
        path: ['items'],
      }),
      z.refine(({ items }) => items.every(({ memberId, guest }) => memberId === null || guest === null), {
        error: 'contradictory',
        path: ['items'],
      }),
      z.refine(({ guests, items }) => items.every(({ guest }) => (guest ?? 0) < Math.max(guests.length, 1)), {
        error: 'unknown',
        path: ['items'],
      }),
    ),
  /** Without names and dishes, since the reply is stored for a day. */
  reply: z.object({
    groupId: uuid,
    /** The ids of the members that `guests` became. */
    guestIds: z.array(z.int()),
    orderIds: z.array(z.int()),
  }),
  status: 201,
  problems: [
    'restaurant-not-found',
    'table-not-found',
    'group-not-found',
    'seating-closed',
    'member-not-found',
    'too-many-members',
    'ordering-off',
    'too-many-orders',
    'table-too-large',
    'sold-out',
    'options-missing',
    'options-too-many',
    'price-changed',
    'menu-item-gone',
    'too-many-requests',
  ],
  idempotent: true,
})
