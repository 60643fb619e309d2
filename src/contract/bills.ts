// The bill: what the table owes, and how it is shared.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { groupId, minor, optional, splitMethod, tipAmount, tipPercentage } from './fields.ts'

export const bill = z.object({
  subtotal: minor,
  tax: minor,
  serviceFee: minor,
  tipAmount: minor,
  finalTotal: minor,
  /** Thousandths of a percent: 8875 is 8.875 %. */
  rates: z.object({ taxRate: z.int(), serviceFeeRate: z.int() }),
  /** null when a custom amount was chosen. */
  tipPercentage: z.nullable(z.number()),
  splitMethod,
  memberCount: z.int(),
  /** What was paid so far, tips included. */
  collected: minor,
  memberSplits: z.array(
    z.object({
      memberId: z.int(),
      memberName: z.string(),
      /** With tax and fee, without tip; paid and due together, as is tipAmount. */
      amount: minor,
      tipAmount: minor,
      paid: minor,
      due: minor,
    }),
  ),
})
export type Bill = z.infer<typeof bill>

export const getBill = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/bill-split',
  summary: 'The table’s bill as it stands',
  access: 'table',
  params: z.object({ groupId }),
  reply: bill,
  status: 200,
  problems: ['group-not-found'],
})

export const chooseBill = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/bill-split',
  summary: 'Choose tip and split for the table; what is left out stays as it was',
  access: 'member',
  params: z.object({ groupId }),
  body: z
    .object({
      tipPercentage: optional(tipPercentage),
      tipAmount: optional(tipAmount),
      splitMethod: optional(splitMethod),
    })
    .check(
      z.refine(choice => choice.tipPercentage === null || choice.tipAmount === null, {
        error: 'contradictory',
        path: ['tipAmount'],
      }),
    ),
  reply: bill,
  status: 200,
  problems: ['group-not-found', 'not-your-member', 'below-collected'],
})
