// Endpoints that pair the staff's tablets by a code. A tablet of the kitchen may use the board, one of the floor and a waiter's phone
// also move and close seatings and take payments; none may do anything else.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupCode, id, instant, oneOf, optional, required } from './fields.ts'

const restaurantParams = z.object({ restaurantId: id })

/** What a tablet is for, which decides what it may do. */
export const displayKinds = ['kitchen', 'floor', 'waiter'] as const
export type DisplayKind = (typeof displayKinds)[number]

export const kitchenDisplay = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(displayKinds),
  createdAt: instant,
  /** Precise to the minute. */
  lastSeenAt: instant,
})
export type KitchenDisplay = z.infer<typeof kitchenDisplay>

export const startPairing = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/screens',
  summary: 'Create a code that pairs one tablet within ten minutes; earlier codes become invalid',
  access: 'restaurant',
  params: restaurantParams,
  /** Without a kind, the tablet is one of the floor, as all were before there were kinds. */
  query: z.object({ kind: optional(oneOf(displayKinds)) }),
  reply: z.object({ code: z.string(), expiresAt: instant }),
  status: 200,
  problems: ['restaurant-not-found', 'too-many-screens'],
})

export const pairKitchenDisplay = endpoint({
  method: 'POST',
  path: '/api/screens/pair',
  summary:
    'Pair this browser by a code: from then on its cookie gives access to the board, and to the floor if the code was made for that. Misses are rate-limited',
  access: 'anyone',
  /** A tablet without a name is named after its kind; a name that another tablet has gets a number. */
  body: z.object({ code: groupCode, name: optional(required(limits.screenName)) }),
  reply: z.object({ restaurantId: z.int(), restaurantName: z.string(), screen: kitchenDisplay }),
  status: 200,
  problems: ['code-not-found', 'too-many-screens', 'too-many-requests'],
})

export const getOwnKitchenDisplay = endpoint({
  method: 'GET',
  path: '/api/screens/me',
  summary: 'The restaurant that this tablet is paired with',
  access: 'staff',
  reply: z.object({ restaurantId: z.int(), restaurantName: z.string(), screen: z.nullable(kitchenDisplay) }),
  status: 200,
  problems: [],
})

export const getKitchenDisplays = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/screens',
  summary: 'The paired tablets, and when each was last seen',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.array(kitchenDisplay),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const removeKitchenDisplay = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/:restaurantId/screens/:screenId',
  summary: 'Remove a tablet: its streams end, and its next call is refused',
  access: 'restaurant',
  params: z.object({ restaurantId: id, screenId: id }),
  status: 204,
  problems: ['restaurant-not-found', 'screen-not-found'],
})
