// Adds a member to those who share a dish, or removes them. Pure.

import type { OrderItem, SharedBy } from '@tablemate/domain/orders/order.ts'
import { sharersOf } from '@tablemate/domain/orders/shared-items.ts'

/** Who shares the item then. null: nobody but the member who ordered it. */
export function toggleSharer(
  item: Pick<OrderItem, 'sharedBy'>,
  member: number,
  { orderer, members }: { orderer: number; members: ReadonlySet<number> },
): SharedBy | null {
  const before = sharersOf(item, orderer, members)
  const after = before.includes(member) ? before.filter(id => id !== member) : [...before, member]
  const isOnlyOrderer = after.every(id => id === orderer)
  return isOnlyOrderer ? null : after.toSorted((a, b) => a - b)
}
