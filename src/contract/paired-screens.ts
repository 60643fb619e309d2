// Tablets of the staff: paired by a code that the owner reads out, good for the kitchen and the floor, and for nothing else.

import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { endpoint } from './endpoint.ts'
import { groupCode, id, instant, orElse, required } from './fields.ts'

const ofRestaurant = z.object({ restaurantId: id })

export const pairedScreen = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instant,
  /** To the minute. */
  lastSeenAt: instant,
})
export type PairedScreen = z.infer<typeof pairedScreen>

export const startPairing = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/screens',
  summary: 'A code that pairs one tablet within ten minutes; those given out before pair none any more',
  access: 'restaurant',
  params: ofRestaurant,
  reply: z.object({ code: z.string(), expiresAt: instant }),
  status: 200,
  problems: ['restaurant-not-found', 'too-many-screens'],
})

export const pairScreen = endpoint({
  method: 'POST',
  path: '/api/screens/pair',
  summary:
    'Pair this browser by a code: its cookie opens the board and the floor from now on. Misses are limited',
  access: 'anyone',
  body: z.object({ code: groupCode, name: orElse(required(limits.screenName), 'Screen') }),
  reply: z.object({ restaurantId: z.int(), restaurantName: z.string(), screen: pairedScreen }),
  status: 200,
  problems: ['code-not-found', 'too-many-screens', 'too-many-requests'],
})

export const getOwnScreen = endpoint({
  method: 'GET',
  path: '/api/screens/me',
  summary: 'The restaurant that this tablet is paired with',
  access: 'staff',
  reply: z.object({ restaurantId: z.int(), restaurantName: z.string(), screen: z.nullable(pairedScreen) }),
  status: 200,
  problems: [],
})

export const getScreens = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/screens',
  summary: 'The tablets that are paired, and when each was last there',
  access: 'restaurant',
  params: ofRestaurant,
  reply: z.array(pairedScreen),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const removeScreen = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/:restaurantId/screens/:screenId',
  summary: 'Take a tablet off the list: its streams end, its next call is refused',
  access: 'restaurant',
  params: z.object({ restaurantId: id, screenId: id }),
  status: 204,
  problems: ['restaurant-not-found', 'screen-not-found'],
})
