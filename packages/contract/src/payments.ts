// Endpoints and schema of payments, which are simulated and recorded. No due is paid twice.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, groupId, id, instant, minor, optional, tipAmount, uuid, withDefault } from './fields.ts'

export const payment = z.object({
  id: z.int(),
  groupId: uuid,
  memberId: z.int(),
  /** Includes the share of the group's tip, but not `ownTip`. */
  amount: minor,
  /** What the payer added beyond the bill, to which it does not belong. */
  ownTip: minor,
  /** What the staff gave back of it; `amount` is what is left. Absent: nothing. */
  refunded: z.optional(minor),
  status: z.enum(['completed']),
  paymentMethod: z.enum(['demo_card', 'cash', 'card', 'card_online']),
  /** The member who pressed the button; null: the restaurant’s staff took it. */
  paidBy: z.nullable(z.int()),
  createdAt: instant,
})
export type Payment = z.infer<typeof payment>

/** The due that the diner saw. Refused when it has changed. */
const seenDue = z.int(because('wrong-type')).check(z.gte(0, because('too-small')))

export const payShare = endpoint({
  method: 'POST',
  path: '/api/payments/demo',
  summary: 'Pay the due of any member',
  access: 'member',
  body: z.object({
    groupId,
    memberId: id,
    amount: seenDue,
    paymentMethod: optional(z.literal('demo_card', because('not-an-option'))),
  }),
  reply: payment,
  status: 201,
  problems: [
    ...(['group-not-found', 'not-your-member', 'member-not-found'] as const),
    ...(['due-changed', 'being-paid', 'cards-taken'] as const),
  ],
  idempotent: true,
})

export const payForSeveral = endpoint({
  method: 'POST',
  path: '/api/payments',
  summary: 'Pay the dues of one or several members, all of them or none, and add a tip of one’s own',
  access: 'member',
  body: z.object({
    groupId,
    memberIds: z.array(id, because('wrong-type')).check(
      z.minLength(1, because('required')),
      z.maxLength(limits.membersPerGroup, because('too-long')),
      z.refine(ids => new Set(ids).size === ids.length, because('contradictory')),
    ),
    /** The sum of their dues, without `ownTip`. */
    amount: seenDue,
    ownTip: withDefault(tipAmount, 0),
  }),
  /** In the order of `memberIds`. The payer's own payment carries `ownTip`, or else the first. */
  reply: z.array(payment),
  status: 201,
  problems: [
    ...(['group-not-found', 'not-your-member', 'member-not-found'] as const),
    ...(['due-changed', 'being-paid', 'cards-taken'] as const),
  ],
  idempotent: true,
})

export const getPayments = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/payments',
  summary: 'What was paid, oldest first',
  access: 'group',
  params: z.object({ groupId }),
  reply: z.array(payment),
  status: 200,
  problems: ['group-not-found'],
})
