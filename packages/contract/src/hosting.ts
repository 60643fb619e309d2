// Endpoints by which a group's host, or the restaurant it sits at, removes a member and renews the code.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, groupId, id, optional } from './fields.ts'
import { group } from './groups.ts'

const restaurantParams = { restaurantId: id, groupId }
/** Removes and renews in one step, so a removed member can neither use the old code nor learn the new one. */
const removal = z.object({ renewCode: optional(z.boolean(because('wrong-type'))) })

export const removeMember = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/members/:memberId/remove',
  summary:
    'Remove a member without orders and payments; with renewCode, give the group a new code too. A group at a table with a printed code has no host: its staff does this',
  access: 'host',
  params: z.object({ groupId, memberId: id }),
  body: removal,
  status: 204,
  problems: [
    'seating-closed',
    'group-not-found',
    'member-not-found',
    'not-your-member',
    'not-the-host',
    'has-ordered',
    'being-paid',
    'too-many-requests',
  ],
})

export const renewCode = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/code',
  summary: 'Give the group a new code: the previous code and its links stop working. Rate-limited',
  access: 'host',
  params: z.object({ groupId }),
  reply: group,
  status: 200,
  problems: ['seating-closed', 'group-not-found', 'not-your-member', 'not-the-host', 'too-many-requests'],
})

export const staffRemoveMember = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/groups/:groupId/members/:memberId/remove',
  summary: 'As the restaurant whose menu the group orders from, remove a member without orders and payments',
  access: 'floor',
  params: z.object({ ...restaurantParams, memberId: id }),
  body: removal,
  status: 204,
  problems: [
    'seating-closed',
    'restaurant-not-found',
    'group-not-found',
    'member-not-found',
    'has-ordered',
    'being-paid',
    'too-many-requests',
  ],
})

export const staffRenewCode = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/groups/:groupId/code',
  summary: 'As the restaurant whose menu the group orders from, give the group a new code. Rate-limited',
  access: 'restaurant',
  params: z.object(restaurantParams),
  reply: group,
  status: 200,
  problems: ['seating-closed', 'restaurant-not-found', 'group-not-found', 'too-many-requests'],
})
