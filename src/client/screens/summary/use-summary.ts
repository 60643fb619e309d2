// The table summed up: the live table through the same sum that the server answers.

import type { Group, Member } from '#contract/groups.ts'
import type { Order } from '#contract/orders.ts'
import { type OrderSummary, summarise } from '#domain/orders/order-summary.ts'
import { usePaidFor } from '../../parts/use-paid-for.ts'
import { type LiveState, type LiveTable, useTable } from '../../table/use-table.ts'

export interface Summary extends OrderSummary<Order> {
  readonly group: Group
  /** Those who must not eat something. */
  readonly allergic: readonly Member[]
  /** No tax, fee or tip comes on top of the total. */
  readonly isWhatIsPaid: boolean
}

export type SummaryState =
  | Exclude<LiveTable, { kind: 'ready' }>
  | { readonly kind: 'ready'; readonly summary: Summary; readonly line: LiveState }

export function useSummary(groupId: string): SummaryState {
  const live = useTable(groupId)
  usePaidFor(live.kind === 'ready' ? live.table : null)
  if (live.kind !== 'ready') return live
  const { group, members, orders, bill } = live.table
  const sums = summarise(members, orders)
  const isWhatIsPaid = sums.totalAmount === bill.finalTotal
  const allergic = members.filter(({ allergies, allergens }) => allergies !== '' || allergens.length > 0)
  return { kind: 'ready', line: live.line, summary: { group, ...sums, allergic, isWhatIsPaid } }
}
