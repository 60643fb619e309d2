// Applies a diner's change to an order. Doubts and stretches of the transcript stay unless the diner removes them.

import { dishKey } from '../plain-text.ts'
import type { Doubt, OrderContent, OrderItem, Stretch } from './order.ts'

export interface OrderChange {
  /** null: unchanged. */
  readonly items: readonly ChangedItem[] | null
  /** Absent: unchanged. */
  readonly note?: string | null | undefined
  /** The stretches that stay; null: all. */
  readonly notUnderstood: readonly Pick<Stretch, 'start' | 'end'>[] | null
}

export interface ChangedItem extends OrderItem {
  /** The diner has confirmed the item, which removes its doubt. */
  readonly isConfirmed?: boolean | null | undefined
}

/** The order's content after the change. Ignores stretches that the order does not have. */
export function changedContent(order: OrderContent, change: OrderChange): OrderContent {
  const { items, note, notUnderstood } = change
  const isKept = ({ start, end }: Stretch) =>
    notUnderstood?.some(kept => kept.start === start && kept.end === end) ?? true
  return {
    items: items ? carryDoubts(items, order.items) : order.items,
    note: note === undefined ? order.note : (note ?? ''),
    notUnderstood: order.notUnderstood.filter(isKept),
  }
}

/** Carries doubts over to the new items. A doubt ends when the diner confirms or changes the doubtful part. */
function carryDoubts(items: readonly ChangedItem[], previous: readonly OrderItem[]): OrderItem[] {
  return items.map(({ isConfirmed, ...item }, at) => {
    const doubt = isConfirmed ? undefined : remainingDoubt(item, previous, at)
    return doubt ? { ...item, doubt } : item
  })
}

function remainingDoubt(item: OrderItem, previous: readonly OrderItem[], at: number): Doubt | undefined {
  const isSame = (other: OrderItem | undefined) =>
    other !== undefined && dishKey(other.name) === dishKey(item.name)
  const samePosition = previous[at]
  const before = isSame(samePosition) ? samePosition : (previous.find(isSame) ?? samePosition)
  if (before?.doubt === 'name') return isSame(before) ? 'name' : undefined
  return before?.price === item.price ? before.doubt : undefined
}
