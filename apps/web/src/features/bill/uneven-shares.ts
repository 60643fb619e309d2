// Explains why a share of an equal split differs from the others. Pure.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { PayableStep } from '@tablemate/domain/money.ts'
import type { ShareRow } from './share-rows.ts'

/** The reason for the amount of a share in an equal split. */
export type EqualReason =
  | 'equal'
  /** The share was paid before the bill changed. */
  | 'paid-before'
  /** Others paid a different share before the bill changed; the rest is divided equally. */
  | 'rest'
  /** Something was ordered after the share was paid. */
  | 'later'

export function equalReason(row: ShareRow, bill: Bill, step: PayableStep): EqualReason {
  if (isEven(row, bill, step)) return 'equal'
  if (row.paid === 0) return 'rest'
  return row.due === 0 ? 'paid-before' : 'later'
}

/** The rows whose shares differ from an equal split of the whole bill. */
export function unevenShares(rows: readonly ShareRow[], bill: Bill, step: PayableStep): ShareRow[] {
  return rows.filter(row => !isEven(row, bill, step))
}

function isEven({ amount, tipAmount }: ShareRow, bill: Bill, step: PayableStep): boolean {
  return Math.abs((amount + tipAmount) * bill.memberCount - bill.finalTotal) < step * bill.memberCount
}
