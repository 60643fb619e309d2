// Dishes that several members share: who shares one, and what each member ordered in exact fractions.

import { type ExactAmount, toExact } from '../bill/exact-amount.ts'
import type { Minor } from '../money.ts'
import { lineTotal, type OrderItem, owedItems } from './order.ts'

interface PlacedOrder {
  readonly memberId: number
  readonly items: readonly OrderItem[]
  /** Minor units. */
  readonly total: Minor
}

/** The members of the group who share the item; only the orderer if it is not shared, or if the others have left. */
export function sharersOf(
  { sharedBy }: Pick<OrderItem, 'sharedBy'>,
  orderer: number,
  members: ReadonlySet<number>,
): readonly number[] {
  if (sharedBy === undefined) return [orderer]
  const sharers = sharedBy === 'all' ? [...members] : sharedBy.filter(id => members.has(id))
  return sharers.length === 0 ? [orderer] : sharers
}

/** The members who share an item of the order that is owed. */
export function sharersOfOrder(
  { memberId, items }: Pick<PlacedOrder, 'memberId' | 'items'>,
  members: ReadonlySet<number>,
): ReadonlySet<number> {
  const shared = owedItems(items).filter(({ sharedBy }) => sharedBy !== undefined)
  if (shared.some(({ sharedBy }) => sharedBy === 'all')) return members
  return new Set(shared.flatMap(item => sharersOf(item, memberId, members)))
}

/** What a member ordered. */
export interface Ordered {
  /** Σ `lineTotal` of the dishes of their own orders. */
  readonly own: Minor
  /** As `own`, but with their fraction of each shared dish, regardless of who ordered it. */
  readonly ordered: ExactAmount
}

/** What each member ordered. Both amounts of all members add up to the orders' total. */
export function orderedBy(
  memberIds: Iterable<number>,
  orders: readonly PlacedOrder[],
): (memberId: number) => Ordered {
  const members = new Set(memberIds)
  const own = new Map<number, Minor>()
  const unshared = new Map<number, Minor>()
  /** The shared dishes, summed up by those who share them. */
  const shared = new Map<string, { readonly sharers: readonly number[]; sum: Minor }>()
  const add = (sums: Map<number, Minor>, id: number, amount: Minor) =>
    sums.set(id, (sums.get(id) ?? 0) + amount)
  for (const { memberId, items, total } of orders) {
    add(own, memberId, total)
    add(unshared, memberId, total)
    for (const item of owedItems(items)) {
      if (item.sharedBy === undefined) continue
      const price = lineTotal(item)
      const key = item.sharedBy === 'all' ? 'all' : `${memberId}: ${item.sharedBy}`
      const group = shared.get(key) ?? { sharers: sharersOf(item, memberId, members), sum: 0 }
      group.sum += price
      shared.set(key, group)
      add(unshared, memberId, -price)
    }
  }
  const parts = new Map<number, ExactAmount>()
  for (const { sharers, sum } of shared.values()) {
    const each = toExact(sum) / BigInt(sharers.length)
    for (const id of sharers) parts.set(id, (parts.get(id) ?? 0n) + each)
  }
  return id => ({ own: own.get(id) ?? 0, ordered: toExact(unshared.get(id) ?? 0) + (parts.get(id) ?? 0n) })
}
