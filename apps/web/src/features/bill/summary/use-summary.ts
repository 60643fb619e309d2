// Sums up the live group with the same function as the server's endpoint.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { Group, Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import type { Payment } from '@tablemate/contract/payments.ts'
import { type OrderSummary, summarise } from '@tablemate/domain/orders/order-summary.ts'
import { type LiveGroup, type LiveState, useLiveGroup } from '../../../lib/group/use-live-group.ts'
import { usePaidFor } from '../../pay/use-paid-for.ts'

export interface Summary extends OrderSummary<Order> {
  readonly group: Group
  readonly bill: Bill
  readonly payments: readonly Payment[]
  /** The members who have allergies. */
  readonly allergic: readonly Member[]
  /** The total is the final total: no tax, fee or tip is added. */
  readonly isFinalTotal: boolean
}

export type SummaryState =
  | Exclude<LiveGroup, { kind: 'ready' }>
  | { readonly kind: 'ready'; readonly summary: Summary; readonly live: LiveState }

export function useSummary(groupId: string): SummaryState {
  const state = useLiveGroup(groupId)
  usePaidFor(state.kind === 'ready' ? state.groupState : null)
  if (state.kind !== 'ready') return state
  const { group, members, orders, bill, payments } = state.groupState
  const sums = summarise(members, orders)
  const isFinalTotal = sums.totalAmount === bill.finalTotal
  const allergic = members.filter(({ allergies, allergens }) => allergies !== '' || allergens.length > 0)
  return {
    kind: 'ready',
    live: state.live,
    summary: { group, bill, payments, ...sums, allergic, isFinalTotal },
  }
}
