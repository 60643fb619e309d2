// Dishes that several members share: who shares one, and what each member ordered in exact fractions.

import { type ExactAmount, toExact } from '../bill/exact-amount.ts'
import { notRefused, type OrderItem } from './order.ts'

interface PlacedOrder {
  readonly memberId: number
  readonly items: readonly OrderItem[]
  /** Minor units. */
  readonly total: number
}

/** The members of the table who share the item; only the orderer if it is not shared, or if the others have left. */
export function sharersOf(
  { sharedBy }: Pick<OrderItem, 'sharedBy'>,
  orderer: number,
  members: ReadonlySet<number>,
): readonly number[] {
  if (sharedBy === undefined) return [orderer]
  const sharers = sharedBy === 'all' ? [...members] : sharedBy.filter(id => members.has(id))
  return sharers.length === 0 ? [orderer] : sharers
}

/** What each member ordered: their own dishes, and equal fractions of the shared ones. Σ of all is the orders' total. */
export function orderedBy(
  memberIds: Iterable<number>,
  orders: readonly PlacedOrder[],
): ReadonlyMap<number, ExactAmount> {
  const members = new Set(memberIds)
  const ordered = new Map<number, ExactAmount>()
  const add = (id: number, amount: ExactAmount) => ordered.set(id, (ordered.get(id) ?? 0n) + amount)
  for (const { memberId, items, total } of orders) {
    add(memberId, toExact(total))
    for (const item of notRefused(items)) {
      if (item.sharedBy === undefined) continue
      const sharers = sharersOf(item, memberId, members)
      const whole = toExact(item.quantity * item.price)
      add(memberId, -whole)
      for (const id of sharers) add(id, whole / BigInt(sharers.length))
    }
  }
  return ordered
}

/** Whether the payment of a member covers a part of the order: the orderer's, or that of one who shares a dish. */
export function paysFor(
  { memberId, items }: Pick<PlacedOrder, 'memberId' | 'items'>,
  payer: number,
  members: ReadonlySet<number>,
): boolean {
  return payer === memberId || items.some(item => sharersOf(item, memberId, members).includes(payer))
}
