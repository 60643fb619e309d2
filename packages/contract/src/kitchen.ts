// Endpoints and schemas of the board, which the staff's kitchen and floor share. "Staff" is a signed-in restaurant, or a tablet that
// it has paired; "floor" leaves out the tablets of the kitchen (contract/kitchen-displays.ts).

import { serviceRequestKinds, staffRefusalReasons, ticketStates } from '@tablemate/domain/kitchen/ticket.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { allergens } from '@tablemate/domain/menu/allergens.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  because,
  course,
  currency,
  freeText,
  groupId,
  id,
  instant,
  minor,
  oneOf,
  optional,
  uuid,
} from './fields.ts'
import { payment } from './payments.ts'

const restaurantParams = z.object({ restaurantId: id })
const ticketState = z.enum(ticketStates)

const ticketOption = z.object({
  id: z.int(),
  name: z.string(),
  /** In one unit of the dish. 0: it belongs to the dish, and its diner took it away. */
  quantity: z.int(),
  /** It is not in the dish by default, and need not be chosen. */
  isExtra: z.optional(z.literal(true)),
  isRefused: z.optional(z.literal(true)),
})

/** One line of a ticket; `line` is the position of its dish in the order's items. */
const ticketItem = z.object({
  line: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** What was chosen with it, in the kitchen's words; absent: nothing. */
  options: z.optional(z.array(ticketOption)),
  modifications: z.optional(z.string()),
  /** A guest wrote it, and the staff approved it. */
  isOffMenu: z.optional(z.literal(true)),
  isTicked: z.boolean(),
  isRefused: z.boolean(),
})

export const ticket = z.object({
  orderId: z.int(),
  groupId: uuid,
  /** Numbered per day of the restaurant; null: nothing has shown or sent the order yet. */
  number: z.nullable(z.int()),
  /** Whether a board has shown the order, or a destination has taken it. */
  isSeen: z.boolean(),
  /** The name of the group's table; null: it has none. */
  table: z.nullable(z.string()),
  member: z.object({ id: z.int(), name: z.string() }),
  station: z.object({ id: z.int(), name: z.string() }),
  /** The station's own lines; empty for an order that is only a note to the kitchen. */
  items: z.array(ticketItem),
  /** The diner's note, and spoken remarks that belong to no dish. */
  notes: z.array(z.string()),
  /** The member's allergies, in their own words and as choices. */
  allergies: z.object({
    text: z.string(),
    allergens: z.array(z.enum(allergens)),
    isAcknowledged: z.boolean(),
  }),
  state: ticketState,
  /** Whether the diner cancelled the order. The ticket stays, struck through, until the staff acknowledges it. */
  isCancelled: z.boolean(),
  /** Whether its group has left: its seating is closed. */
  hasLeft: z.boolean(),
  version: z.int(),
  /** The ticket's content before its diner changed the order; null: nothing to acknowledge. */
  before: z.nullable(
    z.object({ items: z.array(z.omit(ticketItem, { isTicked: true })), notes: z.array(z.string()) }),
  ),
  placedAt: instant,
  /** When the ticket entered its state. */
  changedAt: instant,
})
export type Ticket = z.infer<typeof ticket>

export const serviceRequest = z.object({
  id: z.int(),
  groupId: uuid,
  table: z.nullable(z.string()),
  member: z.string(),
  kind: z.enum(serviceRequestKinds),
  createdAt: instant,
})
export type ServiceRequest = z.infer<typeof serviceRequest>

/** A request in the form that the calling group receives. */
export const ownServiceRequest = z.pick(serviceRequest, { id: true, kind: true, createdAt: true })
export type OwnServiceRequest = z.infer<typeof ownServiceRequest>

/** A seated party, with or without a table of the restaurant. */
export const boardSeating = z.object({
  groupId: uuid,
  /** One of the restaurant's own tables; null: the group was started without a table's code. */
  tableId: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** The group's currency, which stays when the restaurant changes its own. */
  currency,
  people: z.int(),
  openedAt: instant,
  /** Whether the staff has admitted the group's orders to the kitchen, in the mode in which first orders wait for it. */
  isAdmitted: z.boolean(),
  subtotal: minor,
  /** Includes taxes, fees and `tip`. */
  total: minor,
  /** The group's tip, once somebody there chose it or paid under it; 0 while the phones only propose one. */
  tip: minor,
  /** Demo payments, which took no money, do not lower it. */
  due: minor,
  /** Without demo payments. */
  paid: minor,
  /** Paid by the demo: no money was taken. */
  demo: minor,
  /** What diners added beyond `total`. */
  ownTips: minor,
  /** Being paid by card just now. */
  held: minor,
  openTickets: z.int(),
  /** Orders that were placed while the kitchen took none, if it takes orders now. */
  unsent: z.array(
    z.object({
      orderId: z.int(),
      member: z.string(),
      items: z.array(z.object({ name: z.string(), quantity: z.int() })),
    }),
  ),
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Without a phone. */
      isGuest: z.boolean(),
      /** The number that a waiter's guest got; null: they came with a phone, or were added by one. */
      seat: z.nullable(z.int()),
      due: minor,
      paid: minor,
      demo: minor,
      held: minor,
    }),
  ),
  /** Oldest first. */
  payments: z.array(
    z.object({
      ...z.pick(payment, {
        id: true,
        memberId: true,
        amount: true,
        ownTip: true,
        refunded: true,
        paymentMethod: true,
        createdAt: true,
      }).shape,
      /** Until when the staff can undo it; null: it is not theirs. */
      undoableUntil: z.nullable(instant),
    }),
  ),
})
export type BoardSeating = z.infer<typeof boardSeating>

/** A dish that a guest wrote, and that waits for the staff. */
export const offMenuLine = z.object({
  orderId: z.int(),
  groupId: uuid,
  table: z.nullable(z.string()),
  currency,
  member: z.object({ id: z.int(), name: z.string() }),
  /** Its index in the order. */
  item: z.int(),
  name: z.string(),
  quantity: z.int(),
  modifications: z.optional(z.string()),
  /** The guest's price for one. */
  price: minor,
  createdAt: instant,
})
export type OffMenuLine = z.infer<typeof offMenuLine>

/** What waits for a course of a seating: the kitchen sees it coming. */
export const heldCourse = z.object({
  groupId: uuid,
  table: z.nullable(z.string()),
  course: z.int(),
  /** Oldest first. `item` is the index in the order. */
  items: z.array(
    z.object({
      ...z.pick(ticketItem, { name: true, quantity: true, options: true, modifications: true }).shape,
      orderId: z.int(),
      item: z.int(),
      member: z.string(),
    }),
  ),
  /** When the first of them was ordered. */
  createdAt: instant,
})
export type HeldCourse = z.infer<typeof heldCourse>

export const board = z.object({
  /** Grows with every change at the restaurant's tables. */
  revision: z.int(),
  /** Open tickets, and tickets served or refused in the last two hours, oldest first. */
  tickets: z.array(ticket),
  /** Ordered by name. This list and the next three are empty on a tablet of the kitchen. */
  tables: z.array(boardSeating),
  /** Parties whose seating is closed, with open tickets or, where payments are recorded, money due. Ordered by name. */
  left: z.array(boardSeating),
  /** Open requests, oldest first. */
  requests: z.array(serviceRequest),
  /** Dishes that guests wrote and that wait for the staff, oldest first. They are no part of a ticket yet. */
  offMenu: z.array(offMenuLine),
  /** Courses that wait for the staff, oldest first. */
  courses: z.array(heldCourse),
})
export type Board = z.infer<typeof board>

/** Everything that one group now has on the board. Replaces what the board showed of it. */
export const boardChange = z.object({
  revision: z.int(),
  groupId: uuid,
  /** null: the group has left. */
  table: z.nullable(boardSeating),
  /** The group, if its seating is closed, and it is one of `left` of the board. */
  left: z.nullable(boardSeating),
  tickets: z.array(ticket),
  requests: z.array(serviceRequest),
  offMenu: z.array(offMenuLine),
  courses: z.array(heldCourse),
})
export type BoardChange = z.infer<typeof boardChange>

/** The events of the board's stream by name, with their JSON data. */
export interface BoardEvents {
  state: Board
  change: BoardChange
  /** Mode, pause, stations or the menu changed: the client fetches them again. */
  settings: Record<string, never>
  /** A delivery failed, or was dealt with: the client fetches them again. */
  deliveries: Record<string, never>
  /** The session has ended, or the tablet was removed. */
  gone: Record<string, never>
  beat: Record<string, never>
}

/** The interval of 'beat' events. A board that receives nothing for twice as long shows that it is disconnected. */
export const boardBeatMs = 5000

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/board',
  summary: 'The present tickets, tables and requests',
  access: 'staff',
  params: restaurantParams,
  reply: board,
  status: 200,
  problems: ['restaurant-not-found'],
})

export const watchBoard = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/board/events',
  summary:
    'Server-sent events: first "state" with the whole board, then "change" with all that one group now has on it, each with a revision',
  access: 'staff',
  params: restaurantParams,
  status: 200,
  problems: ['restaurant-not-found', 'too-many-requests'],
})

export const markSeen = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/board/seen',
  summary: 'Report that a board shows these orders: each gets its number of the day, and its diner sees that',
  access: 'staff',
  params: restaurantParams,
  body: z.object({
    orders: z
      .array(z.object({ groupId, orderId: id }), because('wrong-type'))
      .check(z.minLength(1, because('required')), z.maxLength(limits.ordersSeenAtOnce, because('too-long'))),
  }),
  status: 204,
  problems: ['restaurant-not-found'],
})

const lines = z
  .array(z.int(because('wrong-type')).check(z.gte(0, because('too-small'))), because('wrong-type'))
  .check(z.maxLength(limits.itemsPerOrder, because('too-long')))

/** Fields that describe a refusal, or name it when it is undone, are allowed with no other step. */
const isRefusal =
  <K extends string>(field: K) =>
  (body: { readonly from: string; readonly to: string } & Readonly<Record<K, unknown>>) =>
    body.to === 'refused' || body.from === 'refused' || body[field] === null

export const moveTicket = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/tickets/:orderId',
  summary:
    'Move a ticket one step forward or back, or refuse it, some of its lines or some of their options. `from` is the state that the caller saw; if it has changed, ticket-moved names the present one. Without `station` all tickets of the order in `from` move. A refusal is undone within 30 s by the same body with `from` and `to` exchanged, unless somebody at the table has paid since; an admission by `new` to `waiting`',
  access: 'staff',
  params: z.object({ restaurantId: id, orderId: id }),
  body: z
    .object({
      from: oneOf(ticketStates),
      to: oneOf(ticketStates),
      /** The order's group; optional, makes the lookup faster. */
      groupId: optional(groupId),
      station: optional(z.int(because('wrong-type'))),
      /** The version that the caller saw. */
      version: optional(z.int(because('wrong-type'))),
      /** With a refusal. */
      reason: optional(oneOf(staffRefusalReasons)),
      /** A message to the diner. */
      message: optional(freeText(limits.refusalMessage)),
      /** Refuses only these lines. The ticket keeps its state unless no line is left. */
      lines: optional(lines),
      /** Refuses only these options of lines: their price goes, and the dish stays. With the reason 'sold-out' they are marked so. */
      options: optional(
        z
          .array(
            z.object({ line: z.int(because('wrong-type')).check(z.gte(0, because('too-small'))), id }),
            because('wrong-type'),
          )
          .check(
            z.minLength(1, because('required')),
            z.maxLength(limits.optionsPerGroup, because('too-long')),
          ),
      ),
      /**
       * With the reason 'sold-out': the refused lines whose dishes are marked as sold out on the menu. Absent: all. Undoing the
       * refusal makes them available again.
       */
      soldOut: optional(lines),
    })
    .check(
      z.refine(({ from, to, reason }) => (to !== 'refused' && from !== 'refused') || reason !== null, {
        error: 'required',
        path: ['reason'],
      }),
      z.refine(({ lines }) => lines?.length !== 0, { error: 'required', path: ['lines'] }),
      z.refine(isRefusal('reason'), { error: 'contradictory', path: ['reason'] }),
      z.refine(isRefusal('message'), { error: 'contradictory', path: ['message'] }),
      z.refine(isRefusal('lines'), { error: 'contradictory', path: ['lines'] }),
      z.refine(isRefusal('options'), { error: 'contradictory', path: ['options'] }),
      z.refine(({ lines, options }) => lines === null || options === null, {
        error: 'contradictory',
        path: ['options'],
      }),
      z.refine(({ soldOut, reason }) => soldOut === null || reason === 'sold-out', {
        error: 'contradictory',
        path: ['soldOut'],
      }),
    ),
  reply: z.array(ticket),
  status: 200,
  problems: [
    'restaurant-not-found',
    'order-not-found',
    'ticket-moved',
    'no-such-step',
    'already-paid',
    'being-paid',
    'below-collected',
  ],
})

export const markTicket = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/tickets/:orderId/marks',
  summary:
    'Tick off lines of a ticket, or acknowledge its allergies, its change or its cancellation; absent fields stay',
  access: 'staff',
  params: z.object({ restaurantId: id, orderId: id }),
  body: z
    .object({
      /** The order's group; optional, makes the lookup faster. */
      groupId: optional(groupId),
      station: z.int(because('wrong-type')),
      /** All lines that are ticked after this call. */
      ticked: optional(lines),
      acknowledge: optional(oneOf(['allergies', 'change'])),
      /** The version that the caller saw. */
      version: optional(z.int(because('wrong-type'))),
    })
    .check(
      z.refine(({ ticked, acknowledge }) => ticked !== null || acknowledge !== null, {
        error: 'required',
        path: ['ticked'],
      }),
    ),
  reply: z.array(ticket),
  status: 200,
  problems: ['restaurant-not-found', 'order-not-found', 'ticket-moved'],
})

export const fireCourse = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/seatings/:groupId/course',
  summary:
    'Fire a course of a seating: it goes to the kitchen, with those before it that still wait. What is fired of an order that the kitchen has begun becomes a separate order. Possible after the seating’s end; a repetition changes nothing',
  access: 'staff',
  params: z.object({ restaurantId: id, groupId }),
  body: z.object({ course }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found'],
})

export const callStaff = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/requests',
  summary:
    'Ask for the waiter, for water or for the bill, or say that one pays at the till: one request of each kind can be open at a time',
  access: 'member',
  params: z.object({ groupId }),
  body: z.object({ kind: oneOf(serviceRequestKinds) }),
  reply: ownServiceRequest,
  status: 200,
  problems: ['seating-closed', 'group-not-found', 'not-your-member', 'ordering-off', 'too-many-requests'],
})

export const settleRequest = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/requests/:requestId',
  summary: 'Mark a request as done',
  access: 'floor',
  params: z.object({ restaurantId: id, requestId: id }),
  body: z.object({ isDone: z.literal(true, because('not-an-option')), groupId: optional(groupId) }),
  status: 204,
  problems: ['restaurant-not-found', 'request-not-found'],
})

export const setMenuItemAvailability = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/menu-items/:itemId/availability',
  summary: 'Mark a dish as sold out or as available again',
  access: 'staff',
  params: z.object({ restaurantId: id, itemId: id }),
  body: z.object({
    isSoldOut: z.boolean(because('wrong-type')),
    /** Sold out only until the restaurant's next service day, which begins at 04:00. Absent: until the staff put it back. */
    isUntilTomorrow: optional(z.boolean(because('wrong-type'))),
  }),
  status: 204,
  problems: ['restaurant-not-found', 'menu-item-not-found'],
})
