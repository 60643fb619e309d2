// Schemas of the staff and of the trail of their acts.

import { staffActs, staffRoles } from '@tablemate/domain/staff/roles.ts'
import * as z from 'zod/mini'
import { currency, instant, minor, uuid } from './fields.ts'

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
  reason: z.nullable(z.string()),
  details: staffActDetails,
})
export type RecordedAct = z.infer<typeof recordedAct>
