// Endpoints of the staff: the owner's list of people and of what they did, and the PIN with which one of them unlocks a display.

import * as limits from '@tablemate/domain/limits.ts'
import { adjustmentReasons } from '@tablemate/domain/orders/adjustment.ts'
import { staffActs, staffRoles } from '@tablemate/domain/staff/roles.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, currency, id, instant, minor, oneOf, optional, required, uuid, yesOrNo } from './fields.ts'

const restaurantParams = z.object({ restaurantId: id })
const memberParams = z.object({ restaurantId: id, staffId: id })

/** 4 to 8 digits. */
const newPin = z
  .string(because('wrong-type'))
  .check(
    z.regex(/^\d*$/, because('malformed')),
    z.minLength(limits.pinShortest, because('too-short')),
    z.maxLength(limits.pin, because('too-long')),
  )

const person = { id: z.int(), name: z.string(), role: z.enum(staffRoles) }

export const staffMember = z.object({ ...person, isBlocked: z.boolean(), createdAt: instant })
export type StaffMember = z.infer<typeof staffMember>

export const getStaff = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/staff',
  summary: 'The staff, by name. PINs are never sent',
  access: 'restaurant',
  params: restaurantParams,
  reply: z.array(staffMember),
  status: 200,
  problems: ['restaurant-not-found'],
})

export const addStaffMember = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/staff',
  summary: 'Add a member of staff. With the first one, displays ask for a PIN',
  access: 'restaurant',
  params: restaurantParams,
  body: z.object({ name: required(limits.staffName), role: oneOf(staffRoles), pin: newPin }),
  reply: staffMember,
  status: 201,
  problems: ['restaurant-not-found', 'staff-name-taken', 'too-many-staff', 'too-many-requests'],
  idempotent: true,
})

export const changeStaffMember = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/staff/:staffId',
  summary:
    'Rename a member of staff, change the role, set a new PIN, or block the member; absent fields stay',
  access: 'restaurant',
  params: memberParams,
  body: z.object({
    name: optional(required(limits.staffName)),
    role: optional(oneOf(staffRoles)),
    pin: optional(newPin),
    isBlocked: optional(yesOrNo),
  }),
  reply: staffMember,
  status: 200,
  problems: ['restaurant-not-found', 'staff-member-not-found', 'staff-name-taken', 'too-many-requests'],
})

export const removeStaffMember = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/:restaurantId/staff/:staffId',
  summary: 'Remove a member of staff. What the member did stays in the trail',
  access: 'restaurant',
  params: memberParams,
  status: 204,
  problems: ['restaurant-not-found', 'staff-member-not-found'],
})

/** How the owner changed a member of staff. */
export const staffChanges = ['added', 'renamed', 'role', 'pin', 'blocked', 'unblocked', 'removed'] as const
export type StaffChange = (typeof staffChanges)[number]

/** What an act was about, in the restaurant's own words: nothing that a diner typed. */
export const staffActDetails = z.object({
  /** A dish or an option of the menu. */
  menuItem: z.optional(z.string()),
  quantity: z.optional(z.int()),
  /** Of a discount. */
  percentage: z.optional(z.number()),
  /** The price before, minor units. */
  priceBefore: z.optional(minor),
  /** The reverse of the act: available again, orders accepted again. */
  isReversed: z.optional(z.literal(true)),
  /** Opened or closed by hand; absent with 'opening': by the hours again. */
  isOpen: z.optional(z.boolean()),
  /** The member of staff that the owner changed, by name. */
  staffMember: z.optional(z.string()),
  changes: z.optional(z.array(z.enum(staffChanges))),
})
export type StaffActDetails = z.infer<typeof staffActDetails>

export const recordedAct = z.object({
  id: z.int(),
  at: instant,
  act: z.enum(staffActs),
  /** 'display': a display without staff, or an act that needs no PIN. */
  role: z.enum(['owner', ...staffRoles, 'display']),
  /** Of the person; of the display with the role 'display'. */
  staffName: z.string(),
  /** null: in the portal. */
  displayName: z.nullable(z.string()),
  groupId: z.nullable(uuid),
  tableName: z.nullable(z.string()),
  amount: z.nullable(minor),
  currency: z.nullable(currency),
  /** Of a void, comp, discount, and of a refund that one of them caused. */
  reason: z.nullable(z.enum(adjustmentReasons)),
  details: staffActDetails,
})
export type RecordedAct = z.infer<typeof recordedAct>

/** Acts in one reply. */
export const actsPerPage = 200

export const getStaffActs = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/staff-acts',
  summary: `What the staff did in the last 90 days, newest first, ${actsPerPage} at a time`,
  access: 'restaurant',
  params: restaurantParams,
  query: z.object({
    act: optional(oneOf(staffActs)),
    /** The id of the last act of the page before. */
    before: optional(id),
  }),
  reply: z.object({
    acts: z.array(recordedAct),
    /** Whether there are older ones. */
    hasMore: z.boolean(),
  }),
  status: 200,
  problems: ['restaurant-not-found'],
})

/** The person whose PIN unlocked the display, and for how long it stays unlocked without a further act. */
const unlocked = z.object({ ...person, secondsLeft: z.int() })
export type Unlocked = z.infer<typeof unlocked>

export const getDisplayStaff = endpoint({
  method: 'GET',
  path: '/api/screens/me/staff',
  summary: 'Those who can unlock this display, by name, and the one who has',
  access: 'staff',
  reply: z.object({ people: z.array(z.object(person)), unlocked: z.nullable(unlocked) }),
  status: 200,
  problems: [],
})

export const unlockDisplay = endpoint({
  method: 'POST',
  path: '/api/screens/me/unlock',
  summary:
    'Unlock this display by a PIN, until 60 seconds after the last act that needs one. Wrong PINs are limited per display and person',
  access: 'staff',
  body: z.object({ staffId: id, pin: z.string(because('wrong-type')) }),
  reply: unlocked,
  status: 200,
  problems: ['screen-not-found', 'wrong-pin', 'too-many-requests'],
})

export const lockDisplay = endpoint({
  method: 'POST',
  path: '/api/screens/me/lock',
  summary: 'Lock this display at once',
  access: 'staff',
  status: 204,
  problems: [],
})
