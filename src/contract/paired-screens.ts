// Endpoints that pair the staff's tablets by a code. A paired tablet may use the board and the floor, and nothing else.

import * as z from 'zod/mini'
import * as limits from '#domain/limits.ts'
import { endpoint } from './endpoint.ts'
import { groupCode, id, instant, required, withDefault } from './fields.ts'

const restaurantParams = z.object({ restaurantId: id })

export const pairedScreen = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instant,
  /** Precise to the minute. */
  lastSeenAt: instant,
})
export type PairedScreen = z.infer<typeof pairedScreen>

export const startPairing = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/screens',
  summary: 'Create a code that pairs one tablet within ten minutes; earlier codes become invalid',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.object({ code: z.string(), expiresAt: instant }),
  status: 200,
  problems: ['restaurant-not-found', 'too-many-screens'],
})

export const pairScreen = endpoint({
  method: 'POST',
  path: '/api/screens/pair',
  summary:
    'Pair this browser by a code: from then on its cookie gives access to board and floor. Misses are rate-limited',
  access: 'anyone',
  body: z.object({ code: groupCode, name: withDefault(required(limits.screenName), 'Screen') }),
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
  summary: 'The paired tablets, and when each was last seen',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.array(pairedScreen),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const removeScreen = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/:restaurantId/screens/:screenId',
  summary: 'Remove a tablet: its streams end, and its next call is refused',
  access: 'restaurant',
  params: z.object({ restaurantId: id, screenId: id }),
  status: 204,
  problems: ['restaurant-not-found', 'screen-not-found'],
})
