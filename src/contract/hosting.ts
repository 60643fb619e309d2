// Keeping a stranger away: what the host of a group may do, and the restaurant at a group of its own.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, groupId, id, optional } from './fields.ts'
import { group } from './groups.ts'

const ofRestaurant = { restaurantId: id, groupId }
/** Both in one step: who was removed has no moment in which the old code still works, and never hears the new one. */
const removal = z.object({ renewCode: optional(z.boolean(because('wrong-type'))) })

export const removeMember = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/members/:memberId/remove',
  summary:
    'Remove any member who has ordered and paid nothing; with renewCode, give the group another code too',
  access: 'host',
  params: z.object({ groupId, memberId: id }),
  body: removal,
  status: 204,
  problems: [
    'group-not-found',
    'member-not-found',
    'not-your-member',
    'not-the-host',
    'has-ordered',
    'too-many-requests',
  ],
})

export const renewCode = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/code',
  summary: 'Give the group another code: the one before, and its links, lead nowhere from then on. Limited',
  access: 'host',
  params: z.object({ groupId }),
  reply: group,
  status: 200,
  problems: ['group-not-found', 'not-your-member', 'not-the-host', 'too-many-requests'],
})

export const staffRemoveMember = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/groups/:groupId/members/:memberId/remove',
  summary:
    'As the restaurant whose menu the group orders from, remove a member who has ordered and paid nothing',
  access: 'restaurant',
  params: z.object({ ...ofRestaurant, memberId: id }),
  body: removal,
  status: 204,
  problems: [
    'restaurant-not-found',
    'group-not-found',
    'member-not-found',
    'has-ordered',
    'too-many-requests',
  ],
})

export const staffRenewCode = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/groups/:groupId/code',
  summary: 'As the restaurant whose menu the group orders from, give the group another code. Limited',
  access: 'restaurant',
  params: z.object(ofRestaurant),
  reply: group,
  status: 200,
  problems: ['restaurant-not-found', 'group-not-found', 'too-many-requests'],
})
