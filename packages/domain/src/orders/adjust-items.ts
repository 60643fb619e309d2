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

/** The changed items. A line that is the same as one before, wherever that was, keeps what the staff took off it. */
export function keepAdjustments(changed: readonly OrderItem[], previous: readonly OrderItem[]): OrderItem[] {
  const left = previous.filter(({ adjustments }) => adjustments)
  return changed.map(item => {
    const at = left.findIndex(before => isSameLine(before, item))
    const [before] = at < 0 ? [] : left.splice(at, 1)
    return before ? { ...item, adjustments: before.adjustments } : item
  })
}

function isSameLine(a: OrderItem, b: OrderItem): boolean {
  return (
    a.name === b.name &&
    a.quantity === b.quantity &&
    a.price === b.price &&
    JSON.stringify(a.options ?? []) === JSON.stringify(b.options ?? [])
  )
}

/** What was taken off these items, summed up by kind and reason, in the order of its first occurrence. */
export function sumAdjustments(items: readonly OrderItem[]): Adjustment[] {
  const all = owedItems(items).flatMap(({ adjustments = [] }) => adjustments)
  return [...groupBy(all, ({ kind, reason }) => `${kind} ${reason}`).values()].flatMap(same => {
    const [first] = same
    return first ? [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) }] : []
  })
}
