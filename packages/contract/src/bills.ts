// Endpoints and schema of the bill: what the table owes, and how it is shared.

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
  weights,
  yesOrNo,
} from './fields.ts'

export const bill = z.object({
  subtotal: minor,
  /** Added to the prices; 0 where they include it. */
  tax: minor,
  serviceFee: minor,
  tipAmount: minor,
  finalTotal: minor,
  /** Thousandths of a percent: 8875 is 8.875 %. With tax included, a taxRate of 0 means that nobody has set one. */
  rates: z.object({ taxRate: z.int(), serviceFeeRate: z.int(), isTaxIncluded: z.boolean() }),
  /** null when a custom amount was chosen. */
  tipPercentage: z.nullable(z.number()),
  /** The member who chose the tip; null while it is the initial tip. */
  tipChosenBy: z.nullable(z.int()),
  splitMethod,
  memberCount: z.int(),
  /** The sum of all payments so far, tips included. */
  collected: minor,
  /** What is being paid by card just now. `finalTotal` − `collected` − `held` is due. */
  held: minor,
  /** The tips within `collected` and `held`. The group's tip cannot become lower. */
  collectedTip: minor,
  memberSplits: z.array(
    z.object({
      memberId: z.int(),
      memberName: z.string(),
      /** The member's share, paid and due, with tax and fee but without tip. `tipAmount` is its tip. */
      amount: minor,
      tipAmount: minor,
      paid: minor,
      /** Somebody is paying it by card just now. It is paid or due again within some 15 minutes. */
      held: minor,
      due: minor,
      /** In a split by shares; 0: others treat the member. */
      weight: z.int(),
    }),
  ),
})
export type Bill = z.infer<typeof bill>

export const getBill = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/bill-split',
  summary: 'The table’s bill as it stands',
  access: 'group',
  params: z.object({ groupId }),
  reply: bill,
  status: 200,
  problems: ['group-not-found'],
})

export const chooseBill = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/bill-split',
  summary:
    'Choose tip and split for the table, and tax and service fee if no registered restaurant sets them; absent fields stay',
  access: 'member',
  params: z.object({ groupId }),
  body: z
    .object({
      tipPercentage: optional(tipPercentage),
      tipAmount: optional(tipAmount),
      splitMethod: optional(splitMethod),
      /** `splitMethod` only repeats what the phone shows, which somebody else may have changed by now: it changes nothing. */
      keepsSplit: optional(yesOrNo),
      /** For a split by shares. Members who are not named keep theirs. */
      weights: optional(weights),
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
  problems: ['group-not-found', 'not-your-member', 'rates-of-restaurant', 'below-collected', 'being-paid'],
})
