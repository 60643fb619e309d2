// What an order is after its diner has changed it: nothing that was said is lost unless its diner gives it up.

import { dishKey } from '../plain-text.ts'
import type { Doubt, OrderContent, OrderItem, Stretch } from './order.ts'

export interface OrderChange {
  /** null: as they were. */
  readonly items: readonly ChangedItem[] | null
  /** Absent: as it was. */
  readonly note?: string | null | undefined
  /** Those that stay; null: all. */
  readonly notUnderstood: readonly Pick<Stretch, 'start' | 'end'>[] | null
}

export interface ChangedItem extends OrderItem {
  /** Its diner has looked at it: what was in doubt of it is not any longer. */
  readonly isConfirmed?: boolean | null | undefined
}

/** The order's content with the change; of the stretches that stay, only the order's own are believed. */
export function changedContent(order: OrderContent, change: OrderChange): OrderContent {
  const { items, note, notUnderstood } = change
  const isKept = ({ start, end }: Stretch) =>
    notUnderstood?.some(kept => kept.start === start && kept.end === end) ?? true
  return {
    items: items ? withDoubts(items, order.items) : order.items,
    note: note === undefined ? order.note : (note ?? ''),
    notUnderstood: order.notUnderstood.filter(isKept),
  }
}

/** A doubt ends when its diner confirms what is in doubt, or changes it. */
function withDoubts(items: readonly ChangedItem[], had: readonly OrderItem[]): OrderItem[] {
  return items.map(({ isConfirmed, ...item }, at) => {
    const doubt = isConfirmed ? undefined : doubtLeft(item, had, at)
    return doubt ? { ...item, doubt } : item
  })
}

function doubtLeft(item: OrderItem, had: readonly OrderItem[], at: number): Doubt | undefined {
  const isSame = (other: OrderItem | undefined) =>
    other !== undefined && dishKey(other.name) === dishKey(item.name)
  const inPlace = had[at]
  const before = isSame(inPlace) ? inPlace : (had.find(isSame) ?? inPlace)
  if (before?.doubt === 'name') return isSame(before) ? 'name' : undefined
  return before?.price === item.price ? before.doubt : undefined
}
