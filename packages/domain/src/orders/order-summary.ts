// Summarises orders by member, with totals for the group.

import { groupBy } from '../group-by.ts'
import { itemCount, type OrderItem } from './order.ts'

interface Diner {
  readonly id: number
  readonly name: string
}

interface PlacedOrder {
  readonly memberId: number
  readonly items: readonly OrderItem[]
  /** Minor units. */
  readonly total: number
}

export interface MemberSummary<O> {
  readonly id: number
  readonly name: string
  readonly itemCount: number
  /** Minor units. */
  readonly total: number
  readonly orders: O[]
}

export interface OrderSummary<O> {
  readonly members: MemberSummary<O>[]
  /** Minor units. */
  readonly totalAmount: number
  readonly totalItems: number
  readonly memberCount: number
}

/** One row per member, in the order of `members`, with the member's orders in the order of `orders`. */
export function summarise<O extends PlacedOrder>(
  members: readonly Diner[],
  orders: readonly O[],
): OrderSummary<O> {
  const ordersOf = groupBy(orders, order => order.memberId)
  const rows = members.map(({ id, name }) => {
    const own = ordersOf.get(id) ?? []
    return {
      id,
      name,
      itemCount: own.reduce((sum, order) => sum + itemCount(order.items), 0),
      total: own.reduce((sum, order) => sum + order.total, 0),
      orders: own,
    }
  })
  return {
    members: rows,
    totalAmount: rows.reduce((sum, row) => sum + row.total, 0),
    totalItems: rows.reduce((sum, row) => sum + row.itemCount, 0),
    memberCount: rows.length,
  }
}
