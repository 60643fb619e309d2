// Whether a change of an order is one for the kitchen: then its tickets begin anew, as another version.

import type { OrderContent, OrderItem } from '../orders/order.ts'

/**
 * Whether the kitchen would notice nothing: the same dishes and modifiers, line by line, and the same note. What they cost, and
 * which words were not understood, is between the diner and the bill.
 */
export function isSameForKitchen(
  before: Pick<OrderContent, 'items' | 'note'>,
  after: Pick<OrderContent, 'items' | 'note'>,
): boolean {
  return (
    before.note === after.note &&
    before.items.length === after.items.length &&
    before.items.every((item, at) => isSameLine(item, after.items[at]))
  )
}

function isSameLine(before: OrderItem, after: OrderItem | undefined): boolean {
  return (
    after !== undefined &&
    before.name === after.name &&
    before.quantity === after.quantity &&
    (before.modifications ?? '') === (after.modifications ?? '') &&
    (before.refused === undefined) === (after.refused === undefined)
  )
}
