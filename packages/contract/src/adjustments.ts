// Endpoints of the floor that lower a bill: void, comp and discount. The reasons are the house's; diners read them in their language.

import { discountPercentage } from '@tablemate/domain/bill/adjustments.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { adjustmentKinds, adjustmentReasons } from '@tablemate/domain/orders/adjustment.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { because, groupId, id, minor, oneOf, optional, price, withDefault } from './fields.ts'
import { payment } from './payments.ts'

const params = z.object({ restaurantId: id, groupId })

export const adjustBill = endpoint({
  method: 'POST',
  path: '/api/restaurants/:restaurantId/tables/:groupId/adjustments',
  summary:
    'Void lines (not cooked), give them away, or discount them. What a member has paid too much is given back with `refund`, the sum that `refund-due` named; `refund: 0` leaves it with the group where the bill still covers it',
  access: 'floor',
  params,
  body: z
    .object({
      kind: oneOf(adjustmentKinds),
      reason: oneOf(adjustmentReasons),
      lines: z
        .array(
          z.object({
            orderId: id,
            line: z.int(because('wrong-type')).check(z.gte(0, because('too-small'))),
            /** As the staff saw it. If the line costs something else by now, it is another one. */
            total: withDefault(z.nullable(z.int(because('wrong-type'))), null),
          }),
          because('wrong-type'),
        )
        .check(
          z.minLength(1, because('required')),
          z.maxLength(limits.linesPerAdjustment, because('too-long')),
        ),
      /** Of a discount: one of the two. */
      percentage: optional(
        z
          .number(because('wrong-type'))
          .check(
            z.gte(discountPercentage.least, because('too-small')),
            z.lte(discountPercentage.most, because('too-large')),
            z.multipleOf(0.01, because('malformed')),
          ),
      ),
      /** For all lines together. */
      amount: optional(price),
      /** The sum to give back, as the staff saw it. Absent: asks with 'refund-due' if something was paid too much. */
      refund: optional(z.int(because('wrong-type')).check(z.gte(0, because('too-small')))),
    })
    .check(
      z.refine(
        ({ kind, percentage, amount }) =>
          [percentage, amount].filter(one => one !== null).length === Number(kind === 'discount'),
        { error: 'contradictory', path: ['amount'] },
      ),
    ),
  reply: z.object({
    /** How much less the dishes cost. */
    takenOff: minor,
    /** The payments with something given back by this call. */
    refunds: z.array(
      z.object({
        ...z.pick(payment, { id: true, memberId: true, paymentMethod: true }).shape,
        amount: minor,
      }),
    ),
  }),
  status: 201,
  problems: [
    ...(['restaurant-not-found', 'group-not-found', 'order-not-found', 'pin-required'] as const),
    ...(['being-paid', 'below-collected', 'refund-due', 'nothing-to-adjust', 'due-changed'] as const),
  ],
  idempotent: true,
})
