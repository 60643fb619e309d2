// The kitchen and the floor: what the staff sees of the evening, and what it does there. "Staff" is the restaurant that is
// signed in, or a tablet that it has paired (contract/paired-screens.ts).

import * as z from 'zod/mini'
import { refusalReasons, requestKinds, ticketStates } from '#domain/kitchen/ticket.ts'
import { limits } from '#domain/limits.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { endpoint } from './endpoint.ts'
import {
  because,
  currency,
  freeText,
  groupId,
  id,
  instant,
  minor,
  oneOf,
  optional,
  required,
  uuid,
} from './fields.ts'
import { ordering } from './ordering.ts'
import { payment } from './payments.ts'

const ofRestaurant = z.object({ restaurantId: id })
const ticketState = z.enum(ticketStates)

/** One line of a ticket: a dish of the order, by its place there. */
const ticketItem = z.object({
  line: z.int(),
  name: z.string(),
  quantity: z.int(),
  modifications: z.optional(z.string()),
  isTicked: z.boolean(),
  isRefused: z.boolean(),
})

export const ticket = z.object({
  orderId: z.int(),
  groupId: uuid,
  /** Of the restaurant's day; null: no board has shown it yet. */
  number: z.nullable(z.int()),
  /** The name of the table; null: a group without one. */
  table: z.nullable(z.string()),
  member: z.object({ id: z.int(), name: z.string() }),
  station: z.object({ id: z.int(), name: z.string() }),
  /** The station's own lines; none for an order that only tells the kitchen something. */
  items: z.array(ticketItem),
  /** What the diner wrote, and what was said of no dish. */
  notes: z.array(z.string()),
  /** Of the member, in their own words and as choices. */
  allergies: z.object({
    text: z.string(),
    allergens: z.array(z.enum(allergens)),
    isAcknowledged: z.boolean(),
  }),
  state: ticketState,
  /** Whether the diner took the order back: it is struck until it is acknowledged. */
  isCancelled: z.boolean(),
  version: z.int(),
  /** What the ticket said before its diner changed the order; null: nothing is to be acknowledged. */
  before: z.nullable(
    z.object({ items: z.array(z.omit(ticketItem, { isTicked: true })), notes: z.array(z.string()) }),
  ),
  placedAt: instant,
  /** Of its state. */
  changedAt: instant,
})
export type Ticket = z.infer<typeof ticket>

export const guestRequest = z.object({
  id: z.int(),
  groupId: uuid,
  table: z.nullable(z.string()),
  member: z.string(),
  kind: z.enum(requestKinds),
  createdAt: instant,
})
export type GuestRequest = z.infer<typeof guestRequest>

/** As the table that called is told of it. */
export const ownRequest = z.pick(guestRequest, { id: true, kind: true, createdAt: true })
export type OwnRequest = z.infer<typeof ownRequest>

/** A party that is seated, at a table or without one. */
export const boardTable = z.object({
  groupId: uuid,
  /** Of the restaurant's own tables; null: the group was started without a table's code. */
  tableId: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** Of the group, which keeps that of the hour in which it was made. */
  currency,
  people: z.int(),
  openedAt: instant,
  /** Whether the staff has let its orders into the kitchen, where the first ones wait for that. */
  isAdmitted: z.boolean(),
  subtotal: minor,
  /** With taxes, fees and tips. */
  total: minor,
  due: minor,
  paid: minor,
  openTickets: z.int(),
  members: z.array(z.object({ id: z.int(), name: z.string(), due: minor, paid: minor })),
})
export type BoardTable = z.infer<typeof boardTable>

export const board = z.object({
  /** Grows with every change at the restaurant's tables. */
  revision: z.int(),
  /**
   * Oldest first: those that are open, and those served or refused in the last two hours. A table at which nothing happened
   * for three hours has none.
   */
  tickets: z.array(ticket),
  /** By name. */
  tables: z.array(boardTable),
  /** Those that are open, oldest first. */
  requests: z.array(guestRequest),
})
export type Board = z.infer<typeof board>

/** All that one group now has on the board, in place of what it had before. */
export const boardChange = z.object({
  revision: z.int(),
  groupId: uuid,
  /** null: the party has gone. */
  table: z.nullable(boardTable),
  tickets: z.array(ticket),
  requests: z.array(guestRequest),
})
export type BoardChange = z.infer<typeof boardChange>

/** The events of the board's stream, by name, and the JSON each carries. */
export interface BoardEvents {
  state: Board
  change: BoardChange
  /** Mode, pause, stations or the menu changed: what is shown of them is to be asked for again. */
  settings: Record<string, never>
  /** The session has ended, or the tablet was taken off the list. */
  gone: Record<string, never>
  beat: Record<string, never>
}

/** How often a 'beat' comes. A board that hears nothing for twice that is blind, and says so. */
export const boardBeatMs = 5000

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/board',
  summary: 'The tickets, tables and requests of the evening',
  access: 'staff',
  params: ofRestaurant,
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
  params: ofRestaurant,
  status: 200,
  problems: ['restaurant-not-found', 'too-many-requests'],
})

export const markSeen = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/board/seen',
  summary: 'Tell that a board shows these orders: each gets its number of the day, and its diner is told',
  access: 'staff',
  params: ofRestaurant,
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

/** What belongs to a refusal, and names it when it is undone, comes with no other step. */
const isRefusal =
  <K extends string>(field: K) =>
  (body: { readonly from: string; readonly to: string } & Readonly<Record<K, unknown>>) =>
    body.to === 'refused' || body.from === 'refused' || body[field] === null

export const moveTicket = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/tickets/:orderId',
  summary:
    'Move a ticket one step on, back, or refuse it or some of its lines; `from` is the state that was seen: where it is another by now, ticket-moved names that. Without `station` all tickets of the order in `from` move. A refusal is undone within 30 s by its own body with `from` and `to` exchanged, while nobody at the table has paid since; an admission by `new` to `waiting`',
  access: 'staff',
  params: z.object({ restaurantId: id, orderId: id }),
  body: z
    .object({
      from: oneOf(ticketStates),
      to: oneOf(ticketStates),
      /** Where the order is, so that it is found sooner. */
      groupId: optional(groupId),
      station: optional(z.int(because('wrong-type'))),
      /** The version that was seen. */
      version: optional(z.int(because('wrong-type'))),
      /** With a refusal; 'sold-out' takes the lines' dishes off the menu, and to undo it puts those back. */
      reason: optional(oneOf(refusalReasons)),
      /** A word to the diner. */
      message: optional(freeText(limits.refusalMessage)),
      /** To refuse only these: the state stays, unless nothing is left. */
      lines: optional(lines),
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
    ),
  reply: z.array(ticket),
  status: 200,
  problems: [
    'restaurant-not-found',
    'order-not-found',
    'ticket-moved',
    'no-such-step',
    'already-paid',
    'below-collected',
  ],
})

export const markTicket = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/tickets/:orderId/marks',
  summary:
    'Tick lines of a ticket off, or acknowledge its allergies, or what its diner changed or took back; what is absent stays',
  access: 'staff',
  params: z.object({ restaurantId: id, orderId: id }),
  body: z
    .object({
      /** Where the order is, so that it is found sooner. */
      groupId: optional(groupId),
      station: z.int(because('wrong-type')),
      /** All lines that are ticked from now on. */
      ticked: optional(lines),
      acknowledge: optional(oneOf(['allergies', 'change'])),
      /** The version that was seen. */
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

export const callStaff = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/requests',
  summary: 'Call the waiter, for water or for the bill: one of each is open at a time',
  access: 'member',
  params: z.object({ groupId }),
  body: z.object({ kind: oneOf(requestKinds) }),
  reply: ownRequest,
  status: 200,
  problems: ['group-not-found', 'not-your-member', 'ordering-off', 'too-many-requests'],
})

export const settleRequest = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/requests/:requestId',
  summary: 'Tell that a request is done',
  access: 'staff',
  params: z.object({ restaurantId: id, requestId: id }),
  body: z.object({ isDone: z.literal(true, because('not-an-option')), groupId: optional(groupId) }),
  status: 204,
  problems: ['restaurant-not-found', 'request-not-found'],
})

export const takePayment = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/payments',
  summary: 'Record what the staff took in cash or by card: a member’s due, or all that is due',
  access: 'staff',
  params: ofRestaurant,
  body: z.object({
    groupId,
    memberId: optional(id),
    method: oneOf(['cash', 'card']),
    /** What was due when it was asked for; another amount by now is refused. */
    amount: z.int(because('wrong-type')).check(z.gte(0, because('too-small'))),
  }),
  reply: z.array(payment),
  status: 201,
  problems: ['restaurant-not-found', 'group-not-found', 'member-not-found', 'due-changed'],
  idempotent: true,
})

export const closeTable = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/close',
  summary:
    'Close a seating: who scans the table’s code from now on opens another one, and what the kitchen still has of it counts as served',
  access: 'restaurant',
  params: z.object({ restaurantId: id, groupId }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found'],
})

export const moveParty = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/move',
  summary: 'Move a party to another, free table',
  access: 'restaurant',
  params: z.object({ restaurantId: id, groupId }),
  body: z.object({ tableId: id }),
  status: 204,
  problems: ['restaurant-not-found', 'group-not-found', 'table-not-found', 'table-occupied'],
})

export const setDishAvailability = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/menu-items/:itemId/availability',
  summary: 'Mark a dish as sold out or as available again',
  access: 'staff',
  params: z.object({ restaurantId: id, itemId: id }),
  body: z.object({ isSoldOut: z.boolean(because('wrong-type')) }),
  status: 204,
  problems: ['restaurant-not-found', 'menu-item-not-found'],
})

const stationName = required(limits.stationName)

export const station = z.object({ id: z.int(), name: z.string(), categories: z.array(z.string()) })
export type Station = z.infer<typeof station>

/** What a screen needs to know beside the board. */
export const getStations = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/stations',
  summary:
    'The stations of the kitchen with the categories of the menu that each prepares, and how orders reach them',
  access: 'staff',
  params: ofRestaurant,
  reply: z.object({
    restaurantName: z.string(),
    stations: z.array(station),
    ordering,
    categories: z.array(z.string()),
  }),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const setStations = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/stations',
  summary:
    'Replace the stations: a category that none of them names is the kitchen’s. A station keeps its id where the name stays',
  access: 'restaurant',
  params: ofRestaurant,
  body: z.object({
    stations: z
      .array(
        z.object({
          name: stationName,
          categories: z
            .array(required(limits.category), because('wrong-type'))
            .check(z.maxLength(limits.categories, because('too-long'))),
        }),
        because('wrong-type'),
      )
      .check(z.maxLength(limits.stations, because('too-long'))),
  }),
  reply: z.array(station),
  status: 200,
  problems: ['restaurant-not-found'],
})
