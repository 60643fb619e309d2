// The payer's own tip, beyond the bill: none, a percentage of what is paid, or a typed amount. Pure.

import * as limits from '@tablemate/domain/limits.ts'
import { type Minor, type PayableStep, roundToStep } from '@tablemate/domain/money.ts'

export const ownTipPresets = [0, 5, 10] as const

export type OwnTip =
  | { readonly kind: 'percentage'; readonly percentage: (typeof ownTipPresets)[number] }
  /** Null while what was typed is no amount. */
  | { readonly kind: 'amount'; readonly amount: Minor | null }

export function ownTipOf(tip: OwnTip, paid: Minor, step: PayableStep): Minor | null {
  if (tip.kind === 'amount') return tip.amount
  return Math.min(limits.tipAmount, roundToStep(BigInt(paid) * BigInt(tip.percentage), 100n, step))
}
