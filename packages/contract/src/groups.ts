// Endpoints and schemas of groups and their members.

import { allergens } from '@tablemate/domain/menu/allergens.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  allergenList,
  allergies,
  changed,
  currency,
  dinerName,
  groupCode,
  groupId,
  id,
  instant,
  optional,
  ratedCurrency,
  restaurantName,
  tableNumber,
  uuid,
  yesOrNo,
} from './fields.ts'
import { opening } from './ordering.ts'

export const group = z.object({
  id: uuid,
  code: z.string(),
  /** Part of the group's own links beside the code. Lookups of a code with this key are not rate-limited. */
  linkKey: z.string(),
  /** The registered restaurant whose menu the group orders from; null: none. */
  restaurantId: z.nullable(z.int()),
  restaurantName: z.nullable(z.string()),
  tableNumber: z.nullable(z.string()),
  /** false: its seating is closed. The group is read and paid, and nothing else. */
  isActive: z.boolean(),
  isUniversalMode: z.boolean(),
  currency,
  /** Whether the orders also go to the restaurant's point of sale or webhook. */
  sendsToPos: z.boolean(),
  /** Whether dues can be paid by card here. */
  takesCards: z.boolean(),
  /** Whether only dishes of the restaurant's menu can be ordered. */
  isMenuOnly: z.boolean(),
  /** Whether the restaurant's kitchen takes no orders for the moment. */
  isOrderingPaused: z.boolean(),
  /** Whether the restaurant takes orders at this time of the day; null: it has no opening hours. */
  opening: z.nullable(opening),
  /** Whether dues can be paid by the demo, which takes no money. */
  takesDemo: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
})
export type Group = z.infer<typeof group>

/** `sent`: as a client sends it; `stored`: as it is stored and returned; `none`: what is stored when nothing is said. */
function memberField<Sent extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  sent: Sent,
  stored: Stored,
  more: { readonly none: z.output<Stored>; readonly mustBeSeenByKitchen: boolean },
) {
  return { joining: optional(sent), changing: changed(sent), stored, ...more }
}

/**
 * What a member says about themselves. Requests, replies, the rows in the database and the live group derive from it:
 * CONTRIBUTING.md, "Add a field of a member".
 */
export const memberFields = {
  /** What the member must not eat, in their own words. */
  allergies: memberField(allergies, z.string(), { none: '', mustBeSeenByKitchen: true }),
  /** The same as choices. */
  allergens: memberField(allergenList, z.array(z.enum(allergens)), { none: [], mustBeSeenByKitchen: true }),
}
type MemberFields = typeof memberFields

/** One part of each member field. */
function eachField<Part extends 'joining' | 'changing' | 'stored'>(part: Part) {
  return Object.fromEntries(Object.entries(memberFields).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof MemberFields]: MemberFields[Name][Part]
  }
}

export const member = z.object({
  id: z.int(),
  groupId: uuid,
  name: z.string(),
  /** A guest without a phone: any member of the group may act for them. */
  isGuest: z.boolean(),
  /** Whether the member belongs to the device that opened the group. Never at a table with a printed code. */
  isHost: z.boolean(),
  ...eachField('stored'),
})
export type Member = z.infer<typeof member>

/** Optional fields of a new member. */
export const newMember = eachField('joining')

const newGroup = {
  /** A registered restaurant sets the group's name, currency and rates, and overrides other fields. */
  restaurantId: optional(id),
  restaurantName,
  tableNumber,
  isUniversalMode: optional(yesOrNo),
  /** In Universal Mode. */
  currency: optional(ratedCurrency),
}

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  summary: 'Start a group: alone (replies with the flat group) or with its first member (memberName given)',
  access: 'anyone',
  body: z.object({ ...newGroup, memberName: optional(dinerName), ...newMember }),
  reply: z.union([z.object({ group, member }), group]),
  status: 201,
  problems: ['member-not-found', 'too-many-requests'],
  idempotent: true,
})

/** Replies with enough to recognise the right group, and nothing else. */
export const findGroupByCode = endpoint({
  method: 'GET',
  path: '/api/groups/code/:code',
  summary:
    'Find the group of a code. Misses are rate-limited, except with the key of the group’s own link (linkKey)',
  access: 'anyone',
  params: z.object({ code: groupCode }),
  query: z.object({ key: optional(groupCode) }),
  reply: z.pick(group, { id: true, code: true, linkKey: true, restaurantName: true, tableNumber: true }),
  status: 200,
  problems: ['seating-closed', 'group-not-found', 'too-many-requests'],
})

export const joinGroup = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/members',
  summary:
    'Join a group under a name that is unique there; with isGuest, from a member’s device, add a guest without a phone. Requires the key of the group’s present link (linkKey), except from a member’s device',
  access: 'anyone',
  params: z.object({ groupId }),
  body: z.object({
    name: dinerName,
    ...newMember,
    isGuest: optional(z.boolean({ error: 'wrong-type' })),
    key: optional(groupCode),
  }),
  reply: member,
  status: 201,
  problems: [
    'seating-closed',
    'group-not-found',
    'member-not-found',
    'not-your-member',
    'name-taken',
    'too-many-members',
  ],
  idempotent: true,
})

export const getGroup = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId',
  summary: 'The group',
  access: 'group',
  params: z.object({ groupId }),
  reply: group,
  status: 200,
  problems: ['group-not-found'],
})

export const findOwnGroup = endpoint({
  method: 'GET',
  path: '/api/members/:memberId/group',
  summary: 'The group of the device’s own member, whom the staff may have moved into another one',
  access: 'anyone',
  params: z.object({ memberId: id }),
  /** null: the device has no such member. */
  reply: z.object({ groupId: z.nullable(uuid) }),
  status: 200,
  problems: [],
})

export const getMembers = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/members',
  summary: 'Who is at the table, in the order of joining',
  access: 'group',
  params: z.object({ groupId }),
  reply: z.array(member),
  status: 200,
  problems: ['group-not-found'],
})

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/members/:memberId',
  summary:
    'Change the name of one of the device’s own members or of a guest, or what they must not eat: absent fields stay as they are',
  access: 'member',
  params: z.object({ groupId, memberId: id }),
  body: z
    .object({
      name: z.optional(dinerName),
      ...eachField('changing'),
    })
    .check(
      z.refine(fields => Object.values(fields).some(field => field !== undefined), {
        error: 'required',
        path: ['name'],
      }),
    ),
  reply: member,
  status: 200,
  problems: ['seating-closed', 'group-not-found', 'not-your-member', 'name-taken'],
})

export const leaveGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/members/:memberId',
  summary: 'Leave, or remove a guest, while nothing was ordered or paid under that name',
  access: 'member',
  params: z.object({ groupId, memberId: id }),
  status: 204,
  problems: ['group-not-found', 'not-your-member', 'has-ordered', 'being-paid'],
})
