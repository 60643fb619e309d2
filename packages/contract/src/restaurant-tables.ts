// Endpoints of a restaurant's tables. A scan of a table's code joins the seating there, or opens one.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  base,
  because,
  currency,
  dinerName,
  groupCode,
  id,
  instant,
  minor,
  optional,
  tableName,
  uuid,
} from './fields.ts'
import { group, member, newMember } from './groups.ts'
import { opening } from './ordering.ts'

/** The group at a table now: how many people, but not who. */
export const seating = z.object({ people: z.int(), openedAt: instant })

export const restaurantTable = z.object({
  id: z.int(),
  name: z.string(),
  /** The token in its printed code. */
  token: z.string(),
  /** The target of its printed code. */
  url: z.string(),
  /** null: nobody sits there. */
  seating: z.nullable(seating),
})
export type RestaurantTable = z.infer<typeof restaurantTable>

const restaurantParams = z.object({ restaurantId: id })
const restaurantTableParams = z.object({ restaurantId: id, tableId: id })

export const getRestaurantTables = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/tables',
  summary: 'The restaurant’s tables, their codes, and the number of people at each',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.array(restaurantTable),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const getFloorRestaurantTables = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/floor-tables',
  summary: 'The names of the restaurant’s tables, for staff who seat and move guests',
  access: 'floor',
  params: restaurantParams,
  reply: z.array(z.pick(restaurantTable, { id: true, name: true })),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const addRestaurantTables = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables',
  summary: 'Add the named tables that are missing, and reply with all tables',
  access: 'restaurant',
  params: restaurantParams,
  body: z.object({
    names: z
      .array(tableName, because('wrong-type'))
      .check(
        z.minLength(1, because('required')),
        z.maxLength(limits.restaurantTablesAtOnce, because('too-long')),
      ),
  }),
  reply: z.array(restaurantTable),
  status: 201,
  problems: ['restaurant-not-found', 'too-many-tables'],
  idempotent: true,
})

export const updateRestaurantTable = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/tables/:tableId',
  summary: 'Rename a table, or give it a new code: codes printed before stop working',
  access: 'restaurant',
  params: restaurantTableParams,
  body: z.object({
    name: optional(tableName),
    renewToken: optional(z.boolean(because('wrong-type'))),
    base,
  }),
  reply: restaurantTable,
  status: 200,
  problems: ['restaurant-not-found', 'table-not-found', 'table-taken', 'changed-meanwhile'],
})

export const removeRestaurantTable = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/:restaurantId/tables/:tableId',
  summary: 'Remove a table; the group there stays until its 24 hours have passed',
  access: 'restaurant',
  params: restaurantTableParams,
  status: 204,
  problems: ['restaurant-not-found', 'table-not-found'],
})

export const scanRestaurantTable = endpoint({
  method: 'GET',
  path: '/api/tables/:token',
  summary: 'The restaurant, the table and the seating behind a table’s code',
  access: 'anyone',
  params: z.object({ token: groupCode }),
  reply: z.object({
    restaurant: z.object({ id: z.int(), name: z.string(), currency }),
    table: z.object({ id: z.int(), name: z.string() }),
    seating: z.nullable(seating),
    /** As a group's: a scan opens no seating while it is closed. */
    opening: z.nullable(opening),
    /** The seats of guests without a phone, as the waiter numbered them: a phone that joins may take one. */
    freeSeats: z.array(z.int()),
    /** The requesting device's own member at this table; null: none. */
    mine: z.nullable(z.object({ groupId: uuid, memberId: z.int() })),
    /** Where else the requesting device still sits, and what its members owe there; null: nowhere. */
    elsewhere: z.nullable(
      z.object({
        groupId: uuid,
        memberId: z.int(),
        restaurantName: z.nullable(z.string()),
        tableNumber: z.nullable(z.string()),
        currency,
        due: minor,
        /** Whether the member can leave: the device has no other there, and they ordered nothing and owe nothing. */
        canLeave: z.boolean(),
      }),
    ),
  }),
  status: 200,
  problems: ['table-not-found'],
})

/** For printed codes of the first release, which contain restaurant and table name. */
export const findRestaurantTableByName = endpoint({
  method: 'GET',
  path: '/api/tables',
  summary: 'The token of a restaurant’s table, by its name; null if there is none. Rate-limited',
  access: 'anyone',
  query: z.object({ restaurantId: id, name: tableName }),
  reply: z.object({ token: z.nullable(z.string()) }),
  status: 200,
  problems: ['too-many-requests'],
})

export const joinSeating = endpoint({
  method: 'POST',
  path: '/api/tables/:token/join',
  summary:
    'Join the seating at a table, or open one; `separate` always opens another one. `seat` takes the place of a guest whom a waiter seated there without a phone',
  access: 'anyone',
  params: z.object({ token: groupCode }),
  body: z
    .object({
      name: dinerName,
      ...newMember,
      separate: optional(z.boolean(because('wrong-type'))),
      /** The seat of a guest without a phone: the diner becomes that member, with what was ordered for it. */
      seat: optional(z.int(because('wrong-type')).check(z.gte(1, because('too-small')))),
    })
    .check(
      z.refine(({ separate, seat }) => !separate || seat === null, {
        error: 'contradictory',
        path: ['seat'],
      }),
    ),
  reply: z.object({ group, member }),
  status: 201,
  problems: [
    'table-not-found',
    'member-not-found',
    'name-taken',
    'seat-taken',
    'closed',
    'too-many-members',
    'too-many-requests',
  ],
  idempotent: true,
})
