// Predicts the bill that the server computes for a choice, by the same rules. After the first payment only the server knows
// what each payment settled, so the phone waits for its reply.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'
import { billView } from '@tablemate/domain/bill/bill-view.ts'
import { groupSeed } from '@tablemate/domain/bill/seeded-shuffle.ts'
import { settleBill } from '@tablemate/domain/bill/settlement.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { orderedBy } from '@tablemate/domain/orders/shared-items.ts'
import type { Weights } from './choice-queue.ts'

/** Null if the phone cannot predict the bill. */
export function predictBill(
  groupState: GroupState,
  choice: { tip: Tip; splitMethod: SplitMethod; weights: Weights; rates: Rates },
): Bill | null {
  const { group, members, orders, payments, bill } = groupState
  if (payments.length > 0 || bill.held > 0) return null
  const ids = members.map(({ id }) => id)
  const ordered = orderedBy(ids, orders)
  const input = {
    members: ids.map(id => ({ id, ...ordered(id), weight: choice.weights.get(id) ?? 0 })),
    payments: [],
    ...choice,
    step: payableStep(group.currency),
    seed: groupSeed(group.id),
  }
  const settled = settleBill(input)
  if (settled.kind === 'below-collected') return null
  return { ...billView(settled, input, members), tipChosenBy: bill.tipChosenBy }
}
