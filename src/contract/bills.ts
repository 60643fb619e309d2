// The bill: what the table owes, and how it is shared.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  groupId,
  minor,
  optional,
  ratePercentage,
  splitMethod,
  tipAmount,
  tipPercentage,
  yesOrNo,
} from './fields.ts'

export const bill = z.object({
  subtotal: minor,
  /** Added to the prices; 0 where they include it. */
  tax: minor,
  serviceFee: minor,
  tipAmount: minor,
  finalTotal: minor,
  /** Thousandths of a percent: 8875 is 8.875 %. Where tax is included, a taxRate of 0 is one that nobody named. */
  rates: z.object({ taxRate: z.int(), serviceFeeRate: z.int(), isTaxIncluded: z.boolean() }),
  /** null when a custom amount was chosen. */
  tipPercentage: z.nullable(z.number()),
  /** The member who chose the tip; null while it is the one that every table starts with. */
  tipChosenBy: z.nullable(z.int()),
  splitMethod,
  memberCount: z.int(),
  /** What was paid so far, tips included. */
  collected: minor,
  /** The part of it that is tip: no tip can be lower. */
  collectedTip: minor,
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
  summary:
    'Choose tip and split for the table, and tax and service fee where no registered restaurant sets them; what is left out stays as it was',
  access: 'member',
  params: z.object({ groupId }),
  body: z
    .object({
      tipPercentage: optional(tipPercentage),
      tipAmount: optional(tipAmount),
      splitMethod: optional(splitMethod),
      taxPercentage: optional(ratePercentage),
      serviceFeePercentage: optional(ratePercentage),
      isTaxIncluded: optional(yesOrNo),
    })
    .check(
      z.refine(choice => choice.tipPercentage === null || choice.tipAmount === null, {
        error: 'contradictory',
        path: ['tipAmount'],
      }),
    ),
  reply: bill,
  status: 200,
  problems: ['group-not-found', 'not-your-member', 'rates-of-restaurant', 'below-collected'],
})
