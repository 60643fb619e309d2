// What the staff took off the lines of orders, as it is kept on their items.

import { groupBy } from '../group-by.ts'
import type { Minor } from '../money.ts'
import type { Adjustment } from './adjustment.ts'
import { type OrderItem, owedItems } from './order.ts'

/** The items, with these amounts taken off their lines. Lines that get nothing stay as they are. */
export function adjustLines(
  items: readonly OrderItem[],
  amounts: ReadonlyMap<number, Minor>,
  adjustment: Omit<Adjustment, 'amount'>,
): OrderItem[] {
  return items.map((item, line) => {
    const amount = amounts.get(line) ?? 0
    if (amount === 0) return item
    return { ...item, adjustments: [...(item.adjustments ?? []), { ...adjustment, amount }] }
  })
}

/** The changed items. A line that is the same as before, in the same place, keeps what the staff took off it. */
export function keepAdjustments(changed: readonly OrderItem[], previous: readonly OrderItem[]): OrderItem[] {
  return changed.map((item, at) => {
    const before = previous[at]
    const isSame =
      before?.name === item.name && before.quantity === item.quantity && before.price === item.price
    return isSame && before.adjustments ? { ...item, adjustments: before.adjustments } : item
  })
}

/** What was taken off these items, summed up by kind and reason, in the order of its first occurrence. */
export function sumAdjustments(items: readonly OrderItem[]): Adjustment[] {
  const all = owedItems(items).flatMap(({ adjustments = [] }) => adjustments)
  return [...groupBy(all, ({ kind, reason }) => `${kind} ${reason}`).values()].flatMap(same => {
    const [first] = same
    return first ? [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) }] : []
  })
}
