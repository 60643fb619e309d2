// Endpoints and schemas of orders, and of the table's summary.

import { refusalReasons, ticketStates } from '@tablemate/domain/kitchen/ticket.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { adjustmentReasons, lineAdjustmentKinds } from '@tablemate/domain/orders/adjustment.ts'
import { unplacedReasons } from '@tablemate/domain/orders/order.ts'
import { utf8Length } from '@tablemate/domain/utf8-length.ts'
import * as z from 'zod/mini'
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
  sharers,
  transcription,
  uuid,
} from './fields.ts'
import { group } from './groups.ts'

/** A list of items within the limits of an order. */
export const itemsOf = <T extends z.ZodMiniType>(item: T) =>
  z.array(item, because('wrong-type')).check(
    z.maxLength(limits.itemsPerOrder, because('too-long')),
    z.refine(items => bytesOf(items) <= limits.orderBytes, because('too-long')),
  )

/** Bounds the size, since every phone in the group receives each order many times. */
const bytesOf = (items: readonly unknown[]) => utf8Length(JSON.stringify(items))
/** A note to the kitchen. */
export const note = freeText(limits.orderNote)
/** Whether prices above those that the diner saw are accepted. */
export const acceptPrices = optional(z.boolean(because('wrong-type')))

/** An option as it was on the menu when it was ordered. */
const chosenOption = z.object({
  id: z.int(),
  groupId: z.int(),
  name: z.string(),
  /** What the kitchen reads instead of the name. */
  kitchenName: z.optional(z.string()),
  /** For one; may be negative. */
  price: minor,
  /** In one unit of the item. 0: it belongs to the item, and its diner took it away. */
  quantity: z.int(),
  /** It is not in the item by default, and need not be chosen. */
  isExtra: z.optional(z.literal(true)),
  /** The staff refused the option, which took `amount` off the price for one. */
  refused: z.optional(z.object({ reason: z.enum(refusalReasons), message: z.string(), amount: minor })),
})

/** What the staff took off a line, for all its units together. */
export const adjustment = z.object({
  /** 'comp': it was given away. */
  kind: z.enum(lineAdjustmentKinds),
  amount: minor,
  reason: z.enum(adjustmentReasons),
})

export const order = z.object({
  id: z.int(),
  groupId: uuid,
  memberId: z.int(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      /** For one, with its options. */
      price: minor,
      /** What its diner chose with it; absent: nothing. */
      options: z.optional(z.array(chosenOption)),
      modifications: z.optional(z.string()),
      /** For a spoken dish. 'name': other dishes on the menu matched as well. 'price': the diner named none. */
      doubt: z.optional(z.enum(['name', 'price'])),
      /** With the doubt 'name': the other dishes on the menu that matched, best first, as they would be ordered. */
      candidates: z.optional(
        z.array(
          z.object({
            name: z.string(),
            price: minor,
            options: z.optional(z.array(chosenOption)),
            modifications: z.optional(z.string()),
          }),
        ),
      ),
      /** It was spoken, and its diner has not sent it to the kitchen: it is not cooked and costs nothing yet. */
      isToConfirm: z.optional(z.literal(true)),
      /** The group has a menu, which does not have this dish. */
      isOffMenu: z.optional(z.literal(true)),
      /** It is not on the menu and waits for the staff: it is not cooked and costs nothing yet. */
      isUnapproved: z.optional(z.literal(true)),
      /** It waits until the staff fire this course; it is owed like any other. Absent: the kitchen has it, or gets it at once. */
      course: z.optional(z.int()),
      /** The price that the guest wrote, if the staff approved another one. */
      guestPrice: z.optional(minor),
      /** Who pays for it in a split by items: everyone, or these members. Absent: the member who ordered it. */
      sharedBy: z.optional(z.union([z.literal('all'), z.array(z.int())])),
      /** The staff refused the item: it costs nothing. */
      refused: z.optional(z.object({ reason: z.enum(refusalReasons), message: z.string() })),
      /** What the staff took off; the item costs quantity × price without it. Absent: nothing. */
      adjustments: z.optional(z.array(adjustment)),
    }),
  ),
  transcription: z.string(),
  /** A note to the kitchen: "no rush". */
  note: z.string(),
  /**
   * Stretches of the transcript that did not become items: UTF-16 units, end exclusive. They stay until the diner dismisses
   * them.
   */
  notUnderstood: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      /** The stretch names a dish that is sold out. */
      isSoldOut: z.optional(z.literal(true)),
      reason: z.optional(z.enum(unplacedReasons)),
    }),
  ),
  total: minor,
  createdAt: instant,
  /**
   * 'incomplete': the transcript is stored, and the diner has to add the dishes or to confirm them. 'cancelled': only in the
   * reply to a spoken order that cancelled the whole previous order.
   */
  state: z.enum(['placed', 'incomplete', 'cancelled']),
  /** A payment of the orderer's share covers the order. */
  isPaid: z.boolean(),
  /** It is paid, or somebody who shares a dish of it has paid: it can no longer be changed. */
  isLocked: z.boolean(),
  /**
   * The state of its least advanced ticket; 'to-confirm': a spoken order that its diner has not sent to the kitchen yet; null if
   * orders do not reach the restaurant.
   */
  kitchen: z.nullable(z.enum([...ticketStates, 'to-confirm'])),
  /** Whether a board of the restaurant has shown the order. */
  isSeen: z.boolean(),
  /** A waiter took it at the table. */
  isByStaff: z.optional(z.literal(true)),
})
export type Order = z.infer<typeof order>

/** The body has no total: the server computes it, and ignores a sent one. */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Place an order: items, or a transcript of speech. A dish on the menu has the menu’s price; if that is above `price`, which the diner saw, the order is refused with the new prices. A transcript that corrects the speaker’s last order ("make that two") changes that order and replies with it. Where a kitchen takes orders, a transcript waits for its diner (`kitchen` is `to-confirm`)',
  access: 'member',
  body: z
    .object({
      groupId,
      memberId: id,
      items: optional(
        itemsOf(
          z.extend(orderItem, {
            sharedBy: z.pipe(
              optional(sharers),
              z.transform(chosen => chosen ?? undefined),
            ),
          }),
        ),
      ),
      transcription,
      note: optional(note),
      acceptPrices,
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
    'seating-closed',
    'group-not-found',
    'not-your-member',
    'too-many-orders',
    'table-too-large',
    'sold-out',
    'options-missing',
    'options-too-many',
    'price-changed',
    'menu-item-gone',
    'off-menu',
    'ordering-paused',
    'closed',
    'other-language',
    'too-many-requests',
  ],
  idempotent: true,
})

export const changeOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId',
  summary:
    'Change an order of the device’s own members or of a guest, while it is not paid: its items, its note, the stretches of the transcript that stay as not understood; absent fields stay. `confirm` sends a spoken order to the kitchen',
  access: 'member',
  params: z.object({ orderId: id }),
  body: z
    .object({
      items: optional(
        itemsOf(
          z.extend(orderItem, {
            /** The diner has confirmed the item, which removes its doubt. */
            isConfirmed: optional(z.boolean(because('wrong-type'))),
            /** Absent: as before; null: nobody shares it any more. */
            sharedBy: changed(sharers),
          }),
        ).check(z.minLength(1, because('required'))),
      ),
      note: changed(note),
      acceptPrices,
      /** The stretches that stay. Those that the order does not have are ignored. */
      notUnderstood: optional(
        z
          .array(z.object({ start: z.int(), end: z.int() }), because('wrong-type'))
          .check(z.maxLength(limits.transcription, because('too-long'))),
      ),
      /** true: an order `to-confirm` goes to the kitchen. false: it waits. Absent: it goes if `items` are sent. */
      confirm: optional(z.boolean(because('wrong-type'))),
    })
    .check(
      z.refine(
        body =>
          body.items !== null ||
          body.note !== undefined ||
          body.notUnderstood !== null ||
          body.confirm !== null,
        { error: 'required', path: ['items'] },
      ),
    ),
  reply: order,
  status: 200,
  problems: [
    'seating-closed',
    'order-not-found',
    'group-not-found',
    'not-your-member',
    'already-paid',
    'being-paid',
    'in-the-kitchen',
    'below-collected',
    'sold-out',
    'options-missing',
    'options-too-many',
    'price-changed',
    'menu-item-gone',
    'off-menu',
    'ordering-paused',
    'closed',
    'table-too-large',
    'too-many-requests',
  ],
})

export const shareItem = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/sharing',
  summary:
    'Choose who shares an item, while nobody has paid for the order: anyone at the table for an order of the device’s own ' +
    'members or of a guest, and only the own members and guests for an order of somebody else',
  access: 'member',
  params: z.object({ orderId: id }),
  body: z.object({
    /** The index of the item in the order, and its name, so that an order changed meanwhile is not shared by mistake. */
    item: z.int(because('wrong-type')).check(z.gte(0, because('too-small'))),
    name: z.string(because('wrong-type')),
    /** null: nobody shares it. */
    sharedBy: optional(sharers),
  }),
  reply: order,
  status: 200,
  problems: [
    'seating-closed',
    'order-not-found',
    'group-not-found',
    'not-your-member',
    'already-paid',
    'being-paid',
    'table-too-large',
    'too-many-requests',
  ],
})

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/api/orders/:orderId',
  summary: 'Cancel an order of the device’s own members or of a guest, while it is not paid',
  access: 'member',
  params: z.object({ orderId: id }),
  status: 204,
  problems: [
    'seating-closed',
    'order-not-found',
    'group-not-found',
    'not-your-member',
    'already-paid',
    'being-paid',
    'in-the-kitchen',
    'below-collected',
  ],
})

export const getOrders = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/orders',
  summary: 'Every order of the table, oldest first',
  access: 'group',
  params: z.object({ groupId }),
  reply: z.array(order),
  status: 200,
  problems: ['group-not-found'],
})

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/summary',
  summary: 'Who ordered what, and the totals',
  access: 'group',
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
