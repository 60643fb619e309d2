// The tables that a restaurant keeps. Whoever scans the code of one joins the seating there, or opens one.

import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { endpoint } from './endpoint.ts'
import { because, currency, dinerName, groupCode, id, instant, optional, tableName, uuid } from './fields.ts'
import { group, member, ofNewMember } from './groups.ts'

/** Who sits at a table now: how many, not who. */
export const seating = z.object({ people: z.int(), openedAt: instant })

export const restaurantTable = z.object({
  id: z.int(),
  name: z.string(),
  /** What its printed code bears. */
  token: z.string(),
  /** What its printed code leads to. */
  url: z.string(),
  /** null: nobody sits there. */
  seating: z.nullable(seating),
})
export type RestaurantTable = z.infer<typeof restaurantTable>

const ofRestaurant = z.object({ restaurantId: id })
const ofTable = z.object({ restaurantId: id, tableId: id })

export const getTables = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/tables',
  summary: 'The restaurant’s tables, their codes, and how many people sit at each',
  access: 'restaurant',
  params: ofRestaurant,
  reply: z.array(restaurantTable),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const addTables = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables',
  summary: 'Add those of the named tables that are missing, and answer them all',
  access: 'restaurant',
  params: ofRestaurant,
  body: z.object({
    names: z
      .array(tableName, because('wrong-type'))
      .check(z.minLength(1, because('required')), z.maxLength(limits.tablesAtOnce, because('too-long'))),
  }),
  reply: z.array(restaurantTable),
  status: 201,
  problems: ['restaurant-not-found', 'too-many-tables'],
  idempotent: true,
})

export const updateTable = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/tables/:tableId',
  summary: 'Rename a table, or give it a new code: those printed before lead nowhere then',
  access: 'restaurant',
  params: ofTable,
  body: z.object({
    name: optional(tableName),
    renewToken: optional(z.boolean(because('wrong-type'))),
  }),
  reply: restaurantTable,
  status: 200,
  problems: ['restaurant-not-found', 'table-not-found', 'table-taken'],
})

export const removeTable = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/:restaurantId/tables/:tableId',
  summary: 'Remove a table; who sits there stays together until the group’s 24 hours',
  access: 'restaurant',
  params: ofTable,
  status: 204,
  problems: ['restaurant-not-found', 'table-not-found'],
})

export const scanTable = endpoint({
  method: 'GET',
  path: '/api/tables/:token',
  summary: 'What a table’s code leads to',
  access: 'anyone',
  params: z.object({ token: groupCode }),
  reply: z.object({
    restaurant: z.object({ id: z.int(), name: z.string(), currency }),
    table: z.object({ id: z.int(), name: z.string() }),
    seating: z.nullable(seating),
    /** Where the device that asks sits at this table already. */
    mine: z.nullable(z.object({ groupId: uuid, memberId: z.int() })),
  }),
  status: 200,
  problems: ['table-not-found'],
})

/** For the printed codes of the first release, which bear restaurant and name. */
export const findTableByName = endpoint({
  method: 'GET',
  path: '/api/tables',
  summary: 'The token of a restaurant’s table, by its name; null where there is none. Limited',
  access: 'anyone',
  query: z.object({ restaurantId: id, name: tableName }),
  reply: z.object({ token: z.nullable(z.string()) }),
  status: 200,
  problems: ['too-many-requests'],
})

export const joinTable = endpoint({
  method: 'POST',
  path: '/api/tables/:token/join',
  summary: 'Join the seating at a table, or open one; `separate` opens another one in any case',
  access: 'anyone',
  params: z.object({ token: groupCode }),
  body: z.object({ name: dinerName, ...ofNewMember, separate: optional(z.boolean(because('wrong-type'))) }),
  reply: z.object({ group, member }),
  status: 201,
  problems: ['table-not-found', 'member-not-found', 'name-taken', 'too-many-members', 'too-many-requests'],
  idempotent: true,
})
