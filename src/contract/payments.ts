// Endpoints and schema of payments, which are simulated and recorded. No due is paid twice.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupId, id, instant, minor, optional, uuid } from './fields.ts'

export const payment = z.object({
  id: z.int(),
  groupId: uuid,
  memberId: z.int(),
  /** Includes the tip. */
  amount: minor,
  status: z.enum(['completed']),
  paymentMethod: z.enum(['demo_card', 'cash', 'card', 'card_online']),
  /** The member who pressed the button; null: the restaurant’s staff took it. */
  paidBy: z.nullable(z.int()),
  createdAt: instant,
})
export type Payment = z.infer<typeof payment>

export const payShare = endpoint({
  method: 'POST',
  path: '/api/payments/demo',
  summary: 'Pay the due of any member',
  access: 'member',
  body: z.object({
    groupId,
    memberId: id,
    amount: z.int({ error: 'wrong-type' }).check(z.gte(0, { error: 'too-small' })),
    paymentMethod: optional(z.literal('demo_card', { error: 'not-an-option' })),
  }),
  reply: payment,
  status: 201,
  problems: ['group-not-found', 'not-your-member', 'member-not-found', 'due-changed', 'being-paid'],
  idempotent: true,
})

export const getPayments = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/payments',
  summary: 'What was paid, oldest first',
  access: 'table',
  params: z.object({ groupId }),
  reply: z.array(payment),
  status: 200,
  problems: ['group-not-found'],
})
