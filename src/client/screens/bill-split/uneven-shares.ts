// Why a share of an equal split is not what the others are. Pure.

import type { Bill } from '#contract/bills.ts'
import type { PayableStep } from '#domain/money.ts'
import type { ShareRow } from './share-rows.ts'

/** Why a share of an equal split is what it is. */
export type EqualReason =
  | 'equal'
  /** It was paid when the bill was another. */
  | 'paid-before'
  /** Others had paid another share; what was left is shared equally. */
  | 'rest'
  /** Something was ordered after it was paid. */
  | 'later'

export function equalReason(row: ShareRow, bill: Bill, step: PayableStep): EqualReason {
  if (isEven(row, bill, step)) return 'equal'
  if (row.paid === 0) return 'rest'
  return row.due === 0 ? 'paid-before' : 'later'
}

/** Those whose shares are not what an equal split of the whole bill would ask. */
export function unevenShares(rows: readonly ShareRow[], bill: Bill, step: PayableStep): ShareRow[] {
  return rows.filter(row => !isEven(row, bill, step))
}

function isEven({ amount, tipAmount }: ShareRow, bill: Bill, step: PayableStep): boolean {
  return Math.abs((amount + tipAmount) * bill.memberCount - bill.finalTotal) < step * bill.memberCount
}
