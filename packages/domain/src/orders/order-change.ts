// Applies a diner's change to an order. Doubts and stretches of the transcript stay unless the diner removes them.

import type { SentItem } from '../menu/menu-price.ts'
import { menuItemKey } from '../plain-text.ts'
import type { Doubt, OrderContent, OrderItem, SharedBy, Stretch } from './order.ts'

export interface OrderChange {
  /** null: unchanged. */
  readonly items: readonly ChangedItem[] | null
  /** The diner accepts prices above those that they saw. */
  readonly acceptPrices?: boolean | null
  /** Absent: unchanged. */
  readonly note?: string | null | undefined
  /** The stretches that stay; null: all. */
  readonly notUnderstood: readonly Pick<Stretch, 'start' | 'end'>[] | null
  /** Whether a spoken order goes to the kitchen; null: if it gets items. */
  readonly confirm?: boolean | null
}

export interface ChangedItem extends Omit<SentItem, 'sharedBy'> {
  /** Absent: as before; null: nobody shares it any more. */
  readonly sharedBy?: SharedBy | null | undefined
  /** The diner has confirmed the item, which removes its doubt. */
  readonly isConfirmed?: boolean | null | undefined
}

/** The order's content after the change. Ignores stretches that the order does not have. */
export function changedContent(
  order: OrderContent,
  change: OrderChange,
): Omit<OrderContent, 'items'> & { readonly items: readonly SentItem[] } {
  const { items, note, notUnderstood } = change
  const isKept = ({ start, end }: Stretch) =>
    notUnderstood?.some(kept => kept.start === start && kept.end === end) ?? true
  return {
    items: items ? carryOver(items, order.items) : order.items,
    note: note === undefined ? order.note : (note ?? ''),
    notUnderstood: order.notUnderstood.filter(isKept),
  }
}

/**
 * Carries doubts and sharers over to the new items. A doubt ends when the diner confirms or changes the doubtful part; another
 * dish is shared by nobody until somebody says so.
 */
function carryOver(items: readonly ChangedItem[], previous: readonly OrderItem[]): SentItem[] {
  const sharing = [...previous]
  return items.map(({ isConfirmed, sharedBy: chosen, ...item }, at) => {
    const isSame = (other: OrderItem | undefined) =>
      other !== undefined && menuItemKey(other.name) === menuItemKey(item.name)
    const samePosition = previous[at]
    const same = isSame(samePosition) ? samePosition : previous.find(isSame)
    const doubt = isConfirmed ? undefined : remainingDoubt(item, same, samePosition)
    // Each item of the order gives its sharers to one item: another of the same dish is not shared.
    const giver = same ? sharing.indexOf(same) : -1
    const [given] = giver < 0 ? [] : sharing.splice(giver, 1)
    const sharedBy = chosen === undefined ? given?.sharedBy : (chosen ?? undefined)
    const candidates = doubt === 'name' ? same?.candidates : undefined
    return {
      ...item,
      ...(doubt && { doubt }),
      ...(candidates && { candidates }),
      ...(sharedBy && { sharedBy }),
    }
  })
}

/** `same`: the dish before the change, if the order had it; otherwise the dish in its place counts. */
function remainingDoubt(
  item: Pick<OrderItem, 'price'>,
  same: OrderItem | undefined,
  samePosition: OrderItem | undefined,
): Doubt | undefined {
  const before = same ?? samePosition
  if (before?.doubt === 'name') return same && 'name'
  return before?.price === item.price ? before.doubt : undefined
}
