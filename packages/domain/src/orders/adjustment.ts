// What the staff take off a line of an order, and why. A comp gives it away, a discount makes it cheaper; a void is a refused line.

import type { Minor } from '../money.ts'

export const lineAdjustmentKinds = ['comp', 'discount'] as const
export const adjustmentKinds = ['void', ...lineAdjustmentKinds] as const

/** Why the staff took something off. Diners read it in their own language. */
export const adjustmentReasons = [
  'mistake',
  'waited',
  'not-right',
  'on-the-house',
  'regular',
  'celebration',
  'staff',
] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]

/** What was taken off a line, for all its units together. */
export interface Adjustment {
  readonly kind: (typeof lineAdjustmentKinds)[number]
  /** Minor units, payable, positive. */
  readonly amount: Minor
  readonly reason: AdjustmentReason
}
