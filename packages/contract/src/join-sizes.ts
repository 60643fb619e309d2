// Endpoints that make one dish with sizes of dishes that differ only in their size.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, minor, required } from './fields.ts'

const path = '/api/restaurants/:restaurantId/dishes-in-sizes'
const params = z.object({ restaurantId: id })
const ids = z
  .array(id, { error: 'wrong-type' })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(limits.itemsMoved, { error: 'too-long' }))

export const getDishesInSizes = endpoint({
  method: 'GET',
  path,
  summary: 'The dishes of a menu that differ only in their size, and so could be one dish with sizes',
  access: 'restaurant',
  params,
  reply: z.array(
    z.object({
      /** Of the dish with sizes. */
      name: z.string(),
      category: z.string(),
      /** The cheapest first. */
      sizes: z.array(z.object({ itemId: z.int(), name: z.string(), price: minor })),
    }),
  ),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const joinSizes = endpoint({
  method: 'POST',
  path,
  summary: 'Make one dish with sizes of each list of dishes: all of them or none',
  access: 'restaurant',
  params,
  body: z.object({
    dishes: z
      .array(ids, { error: 'wrong-type' })
      .check(z.minLength(1, { error: 'required' }), z.maxLength(limits.itemsMoved, { error: 'too-long' })),
    /** Of the groups of options. */
    sizeName: required(limits.itemName),
  }),
  /** Each dish with sizes has the id of its cheapest one. */
  reply: z.object({ itemIds: z.array(z.int()) }),
  status: 200,
  problems: [
    'restaurant-not-found',
    'changed-meanwhile',
    'menu-item-taken',
    'too-many-menu-items',
    'too-many-option-groups',
  ],
})

export const separateSizes = endpoint({
  method: 'POST',
  path: `${path}/undo`,
  summary:
    'Make joined dishes the dishes that they were, unless they were changed since: all of them or none',
  access: 'restaurant',
  params,
  body: z.object({ itemIds: ids }),
  status: 204,
  problems: ['restaurant-not-found', 'changed-meanwhile', 'menu-item-taken', 'too-many-menu-items'],
})
